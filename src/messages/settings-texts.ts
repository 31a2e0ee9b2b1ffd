import type { Language } from "../product-data/vocabulary/language";
import { countText } from "./count-text";

/** Texts of the Settings view. */
export interface SettingsTexts {
  readonly key: string;
  readonly keyHint: string;
  readonly keyStored: string;
  readonly keyForSession: string;
  readonly keyMissing: string;
  readonly keyHeldByServer: string;
  readonly noKeyNeeded: string;
  readonly newKey: string;
  readonly save: string;
  readonly removeKey: string;
  readonly sessionOnly: string;
  readonly test: string;
  readonly testing: string;
  readonly testPassed: string;
  readonly notTheService: string;
  readonly notSaved: string;
  readonly notCalculated: string;
  readonly data: string;
  readonly language: string;
  readonly languageOfExcel: (name: string) => string;
  readonly formatted: string;
  readonly formattedHint: string;
  /** Shown in a region with a decimal comma. */
  readonly formattedNotHere: string;
  readonly fresh: string;
  readonly freshHint: string;
  readonly freshAlways: string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
  readonly service: string;
  readonly serviceUrl: string;
  readonly serviceHint: (note: string) => string;
  /** Shown for an http address: a page that was opened over https can't send requests to it. */
  readonly serviceInsecure: string;
  /** Shown for a service address other than the add-in's own. */
  readonly serviceElsewhere: string;
  readonly serviceInvalid: string;
  readonly reset: string;
  readonly limits: string;
  readonly maximumParts: string;
  readonly maximumPartsHint: string;
  readonly maximumPartsInvalid: string;
}

export const settingsTexts: Readonly<Record<Language, SettingsTexts>> = {
  en: {
    key: "API key",
    keyHint: "The key stays on this computer and is sent only to the service. It's never saved in a workbook.",
    keyStored: "A key is stored on this computer.",
    keyForSession: "The key is kept until you close Excel.",
    keyMissing: "No key is stored. Enter your key to get data.",
    keyHeldByServer: "Your organization's server adds the key. You don't need to enter one.",
    noKeyNeeded: "This is a demonstration with its own data. No key is needed.",
    newKey: "Key",
    save: "Save",
    removeKey: "Remove key",
    sessionOnly: "Keep only until I close Excel",
    test: "Test key",
    testing: "Testing…",
    testPassed: "The service accepts the key.",
    notTheService: "The server at this address isn't the product information service. Check the address.",
    notSaved:
      "The add-in can't store settings on this computer. They're kept until you close Excel. Ask your administrator to allow it.",
    notCalculated:
      "Excel didn't recalculate the cells. Finish editing the cell, and then on the Vendor tab select Refresh workbook.",
    data: "Data",
    language: "Language of data and task pane",
    languageOfExcel: (name) => `Same as Excel (${name})`,
    formatted: "Show numbers with units",
    formattedNotHere:
      "Off while Excel uses a decimal comma, or doesn't say what it uses, because it may then show them wrongly. Cells show plain numbers.",
    formattedHint: "Cells show 100.00E-9 F but keep the number for calculating and sorting.",
    fresh: "Update stored data",
    freshHint: "Older values are shown immediately and updated in the background.",
    freshAlways: "Every time",
    hours: (count) => countText(count, "After 1 hour", (hours) => `After ${hours} hours`),
    days: (count) => countText(count, "After 1 day", (days) => `After ${days} days`),
    service: "Service",
    serviceUrl: "Service address",
    serviceHint: (note) => `Enter the address without a path, such as https://api.example.com. ${note}`.trim(),
    serviceInsecure: "Excel blocks requests to http addresses. Use an https address.",
    serviceElsewhere: "If requests fail, ask your administrator: the add-in's server may block other addresses.",
    serviceInvalid: "This address isn't valid. Enter an address such as https://api.example.com.",
    reset: "Reset to default",
    limits: "Limits",
    maximumParts: "Maximum parts per SEARCH",
    maximumPartsHint: "Applies when limit isn't set. Larger searches return an error.",
    maximumPartsInvalid: "Enter a whole number from 1 to 200,000.",
  },
  ja: {
    key: "API キー",
    keyHint: "キーはこのコンピューターに保存され、サービスにのみ送信されます。ブックには保存されません。",
    keyStored: "キーがこのコンピューターに保存されています。",
    keyForSession: "キーは Excel を閉じるまで保持されます。",
    keyMissing: "キーが保存されていません。データを取得するには、キーを入力してください。",
    keyHeldByServer: "組織のサーバーがキーを付加します。入力は不要です。",
    noKeyNeeded: "これは独自のデータを使うデモです。キーは不要です。",
    newKey: "キー",
    save: "保存",
    removeKey: "キーを削除",
    sessionOnly: "保存しない（Excel を閉じるまで保持）",
    test: "キーをテスト",
    testing: "テスト中…",
    testPassed: "サービスがキーを受け付けました。",
    notTheService: "このアドレスのサーバーは製品情報サービスではありません。アドレスを確認してください。",
    notSaved:
      "このコンピューターには設定を保存できません。設定は Excel を閉じるまで保持されます。保存を許可するよう管理者に依頼してください。",
    notCalculated:
      "セルを再計算できませんでした。セルの編集を終えてから、[Vendor] タブの [ブックを更新] を選択してください。",
    data: "データ",
    language: "データと表示の言語",
    languageOfExcel: (name) => `Excel と同じ（${name}）`,
    formatted: "数値を単位付きで表示",
    formattedNotHere:
      "Excel の小数点がコンマの場合、または確認できない間は、値が誤って表示されることがあるためオフです。セルには数値のみが表示されます。",
    formattedHint: "セルには 100.00E-9 F と表示されますが、値は数値のままなので計算や並べ替えができます。",
    fresh: "保存データの更新",
    freshHint: "古い値をすぐに表示し、バックグラウンドで更新します。",
    freshAlways: "毎回",
    hours: (count) => `${String(count)} 時間経過後`,
    days: (count) => `${String(count)} 日経過後`,
    service: "サービス",
    serviceUrl: "サービスのアドレス",
    serviceHint: (note) => `https://api.example.com のように、パスを付けずに入力してください。${note}`,
    serviceInsecure: "Excel は http のアドレスへのリクエストをブロックします。https のアドレスを指定してください。",
    serviceElsewhere:
      "リクエストが失敗する場合は管理者に確認してください。アドインのサーバーが他のアドレスを許可していないことがあります。",
    serviceInvalid: "アドレスが正しくありません。https://api.example.com のように入力してください。",
    reset: "既定のアドレスに戻す",
    limits: "上限",
    maximumParts: "SEARCH の最大件数（limit を省略した場合）",
    maximumPartsHint: "上限を超えると、結果の代わりにエラーを返します。",
    maximumPartsInvalid: "1 から 200,000 までの整数を入力してください。",
  },
  zh: {
    key: "API 密钥",
    keyHint: "密钥保存在此计算机上，只发送给服务，不会保存到工作簿中。",
    keyStored: "密钥已保存在此计算机上。",
    keyForSession: "密钥仅保留到关闭 Excel 为止。",
    keyMissing: "未保存密钥。要获取数据，请输入密钥。",
    keyHeldByServer: "由你所在组织的服务器添加密钥，无需输入。",
    noKeyNeeded: "这是使用自带数据的演示，无需密钥。",
    newKey: "密钥",
    save: "保存",
    removeKey: "删除密钥",
    sessionOnly: "仅保留到关闭 Excel",
    test: "测试密钥",
    testing: "正在测试…",
    testPassed: "服务接受该密钥。",
    notTheService: "此地址的服务器不是产品信息服务。请检查地址。",
    notSaved: "此加载项无法在此计算机上保存设置。设置仅保留到关闭 Excel 为止。请让管理员允许存储。",
    notCalculated: "Excel 未能重新计算单元格。请结束单元格编辑，然后在“Vendor”选项卡中选择“刷新工作簿”。",
    data: "数据",
    language: "数据和界面的语言",
    languageOfExcel: (name) => `与 Excel 相同（${name}）`,
    formatted: "数值连同单位一起显示",
    formattedNotHere: "Excel 以逗号作小数点或尚未告知其设置时，可能错误显示这类数字，因此关闭。单元格显示普通数字。",
    formattedHint: "单元格显示 100.00E-9 F，其值仍是数字，可用于计算和排序。",
    fresh: "更新已存储的数据",
    freshHint: "先立即显示旧值，然后在后台更新。",
    freshAlways: "每次",
    hours: (count) => `${String(count)} 小时后`,
    days: (count) => `${String(count)} 天后`,
    service: "服务",
    serviceUrl: "服务地址",
    serviceHint: (note) => `请输入不含路径的地址，例如 https://api.example.com。${note}`,
    serviceInsecure: "Excel 会阻止对 http 地址的请求。请使用 https 地址。",
    serviceElsewhere: "如果请求失败，请咨询管理员：加载项的服务器可能阻止其他地址。",
    serviceInvalid: "此地址无效。请输入类似 https://api.example.com 的地址。",
    reset: "恢复默认地址",
    limits: "限制",
    maximumParts: "SEARCH 的最大元件数（未指定 limit 时）",
    maximumPartsHint: "超过此数量的搜索会返回错误。",
    maximumPartsInvalid: "请输入 1 到 200,000 之间的整数。",
  },
};
