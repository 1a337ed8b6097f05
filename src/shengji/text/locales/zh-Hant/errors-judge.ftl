# 裁判為什麼無法回答。
error-json-syntax = 這一行不是合法的 JSON：{ $reason }
error-json-depth = 這一行的列表或物件巢狀太深，無法讀取。
error-question-no-object = 每個問題必須是一個 JSON 物件。
error-question-kind = 問題必須有下列欄位之一：{ $known }。
error-question-field = 這類問題沒有欄位「{ $field }」，可用的有 { $known }。
error-field-missing = 缺少欄位「{ $field }」，或者它是空的。
error-field-type = 欄位「{ $field }」必須是{ $type ->
        [number] 數字
        [text] 文字
        [list] 列表
        [flag] 真假值（true 或 false）
       *[object] JSON 物件
    }。
error-field-range = 欄位「{ $field }」必須在 { $low } 到 { $high } 之間。
error-seat-unknown = 「{ $field }」裡的「{ $seat }」不是座位，座位是 1 到 { $players }。
error-too-many-plays = 一圈只有 { $players } 家，這裡卻有 { $plays } 手牌。
error-score-individual = 這種規則各算各的分，沒有閒家合計的得分。
error-side-unknown = { $field } 只能是 banker 或 opponents，不能是「{ $side }」。
error-declaration-form = 每次亮主必須寫成座位加牌的列表，例如 [2, "S2 S2"]；可任意定主的，再加所定的主。
error-level-unknown = 「{ $level }」不是級別，級別是 2 到 9、T、J、Q、K、A 和 NT。
error-trump-unknown = 「{ $trump }」不是主花色，請寫 S、H、C、D 或 NT。
error-input-empty = 沒有可判的內容：請每行給出一個 JSON 問題。
