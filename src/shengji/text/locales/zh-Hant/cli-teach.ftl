# 命令 shengji teach。
error-teach-missing = 訓練需要軟體套件 { $name }，請安裝 shengji[learn]。
error-teach-out = { $file } 不能用來存網路：請寫一個已有資料夾裡以 .npz 結尾的檔名。

teach-dealing = 打牌中
teach-lessons = 學習用 { $decisions } 次出牌，檢驗用 { $held } 次
teach-teaching = 訓練中
teach-progress = 第 { $step } 步：誤差 { $loss }；每次出牌比經驗法則好 { $gain } 級，± { $error }
teach-written = 已寫入：{ $file }
