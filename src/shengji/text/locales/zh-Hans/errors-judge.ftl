# 裁判为什么无法回答。
error-json-syntax = 这一行不是合法的 JSON：{ $reason }
error-json-depth = 这一行的列表或对象嵌套太深，无法读取。
error-question-no-object = 每个问题必须是一个 JSON 对象。
error-question-kind = 问题必须有下列字段之一：{ $known }。
error-question-field = 这类问题没有字段“{ $field }”，可用的有 { $known }。
error-field-missing = 缺少字段“{ $field }”，或者它是空的。
error-field-type = 字段“{ $field }”必须是{ $type ->
        [number] 数字
        [text] 文本
        [list] 列表
        [flag] 真假值（true 或 false）
       *[object] JSON 对象
    }。
error-field-range = 字段“{ $field }”必须在 { $low } 到 { $high } 之间。
error-seat-unknown = “{ $field }”里的“{ $seat }”不是座位，座位是 1 到 { $players }。
error-too-many-plays = 一圈只有 { $players } 家，这里却有 { $plays } 手牌。
error-score-individual = 这种规则各算各的分，没有闲家合计的得分。
error-side-unknown = { $field } 只能是 banker 或 opponents，不能是“{ $side }”。
error-declaration-form = 每次亮主必须写成座位加牌的列表，例如 [2, "S2 S2"]；可任意定主的，再加所定的主。
error-level-unknown = “{ $level }”不是级别，级别是 2 到 9、T、J、Q、K、A 和 NT。
error-trump-unknown = “{ $trump }”不是主花色，请写 S、H、C、D 或 NT。
error-input-empty = 没有可判的内容：请每行给出一个 JSON 问题。
