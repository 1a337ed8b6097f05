# 命令 shengji teach。
error-teach-missing = 训练需要软件包 { $name }，请安装 shengji[learn]。
error-teach-out = { $file } 不能用来存网络：请写一个已有文件夹里以 .npz 结尾的文件名。

teach-dealing = 打牌中
teach-lessons = 学习用 { $decisions } 次出牌，检验用 { $held } 次
teach-teaching = 训练中
teach-progress = 第 { $step } 步：误差 { $loss }；每次出牌比经验法则好 { $gain } 级，± { $error }
teach-written = 已写入：{ $file }
