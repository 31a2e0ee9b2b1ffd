import type { Language } from "../vocabulary/language";

/** Texts of the pane's settings. */
export interface SettingsTexts {
  readonly key: string;
  readonly keyHint: string;
  readonly keyStored: string;
  readonly keyForSession: string;
  readonly keyMissing: string;
  readonly keyHeldByServer: string;
  readonly newKey: string;
  readonly save: string;
  readonly forget: string;
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
  readonly fresh: string;
  readonly freshHint: string;
  readonly freshAlways: string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
  readonly service: string;
  readonly serviceUrl: string;
  readonly serviceHint: string;
  /** Of an http: address, which pages opened over https cannot ask. */
  readonly serviceInsecure: string;
  /** Of an address other than the add-in's own. */
  readonly serviceElsewhere: string;
  readonly serviceInvalid: string;
  readonly reset: string;
  readonly limits: string;
  readonly safetyCap: string;
  readonly safetyCapHint: string;
  readonly safetyCapInvalid: string;
}

export const settingsTexts: Readonly<Record<Language, SettingsTexts>> = {
  en: {
    key: "API key",
    keyHint: "The key stays on this computer and is sent to the service only. It is never saved in a workbook.",
    keyStored: "A key is stored on this computer.",
    keyForSession: "A key is in use until Excel is closed.",
    keyMissing: "No key is stored. Functions need one to fetch data.",
    keyHeldByServer: "Your organization's server adds the key. There is nothing to enter.",
    newKey: "Key",
    save: "Save",
    forget: "Forget key",
    sessionOnly: "For this session only",
    test: "Test key",
    testing: "Testing…",
    testPassed: "The service accepts the key.",
    notTheService:
      "Something answers at this address, but it is not the product information service. Check the address.",
    notSaved: "This computer does not let the add-in store settings. They are kept until Excel is closed.",
    notCalculated: "Excel did not calculate the cells. Leave the cell you are editing, then press Refresh.",
    data: "Data",
    language: "Language of data and texts",
    languageOfExcel: (name) => `As Excel (${name})`,
    formatted: "Show numbers with units",
    formattedHint: "Cells show 0.1µF and still hold the number 1E-07, for calculating and sorting.",
    fresh: "Fetch values again when they are older than",
    freshHint: "Older values are shown at once and renewed in the background.",
    freshAlways: "Always fetch again",
    hours: (count) => (count === 1 ? "1 hour" : `${String(count)} hours`),
    days: (count) => (count === 1 ? "1 day" : `${String(count)} days`),
    service: "Service",
    serviceUrl: "Service address",
    serviceHint: "Scheme, host and port, such as https://api.example.com.",
    serviceInsecure: "Excel blocks requests to http addresses. Use an https address.",
    serviceElsewhere: "If requests fail, ask your administrator: the add-in's server may allow its own address only.",
    serviceInvalid: "This is not the address of a service. Enter one such as https://api.example.com.",
    reset: "Reset the address",
    limits: "Limits",
    safetyCap: "Most products a SEARCH may return",
    safetyCapHint: "Where the formula sets no limit. A search that finds more says so instead of filling the sheet.",
    safetyCapInvalid: "Enter a whole number from 1 to 200,000.",
  },
  ja: {
    key: "APIキー",
    keyHint: "キーはこのコンピューターに保存され、サービスにだけ送信されます。ブックには保存されません。",
    keyStored: "キーがこのコンピューターに保存されています。",
    keyForSession: "キーは Excel を閉じるまで使われます。",
    keyMissing: "キーは保存されていません。データの取得にはキーが必要です。",
    keyHeldByServer: "組織のサーバーがキーを付加します。入力は不要です。",
    newKey: "キー",
    save: "保存",
    forget: "キーを削除",
    sessionOnly: "このセッションだけ",
    test: "キーを確認",
    testing: "確認中…",
    testPassed: "サービスがキーを受け付けました。",
    notTheService: "このアドレスから応答がありましたが、製品情報サービスではありません。アドレスを確認してください。",
    notSaved: "このコンピューターでは設定を保存できません。Excel を閉じるまで有効です。",
    notCalculated: "セルを再計算できませんでした。編集中のセルを確定してから、「更新」を押してください。",
    data: "データ",
    language: "データと表示の言語",
    languageOfExcel: (name) => `Excel と同じ（${name}）`,
    formatted: "数値を単位付きで表示",
    formattedHint: "セルには 0.1µF と表示されますが、値は数値 1E-07 のままなので計算や並べ替えができます。",
    fresh: "次の時間を過ぎた値は取得し直す",
    freshHint: "古い値はすぐに表示し、裏で更新します。",
    freshAlways: "常に取得し直す",
    hours: (count) => `${String(count)} 時間`,
    days: (count) => `${String(count)} 日`,
    service: "サービス",
    serviceUrl: "サービスのアドレス",
    serviceHint: "スキーム、ホスト、ポートを入力します。例: https://api.example.com",
    serviceInsecure: "Excel は http のアドレスへのリクエストをブロックします。https のアドレスを指定してください。",
    serviceElsewhere:
      "リクエストが失敗する場合は管理者に確認してください。アドインのサーバーが他のアドレスを許可していないことがあります。",
    serviceInvalid: "サービスのアドレスではありません。https://api.example.com のように入力してください。",
    reset: "アドレスを元に戻す",
    limits: "上限",
    safetyCap: "上限を指定しない SEARCH の最大件数",
    safetyCapHint: "これより多く見つかった検索は、シートを埋めずにその旨を示します。",
    safetyCapInvalid: "1 から 200,000 までの整数を入力してください。",
  },
  zh: {
    key: "API 密钥",
    keyHint: "密钥保存在这台计算机上，只发送给服务，不会保存到工作簿中。",
    keyStored: "密钥已保存在这台计算机上。",
    keyForSession: "密钥在关闭 Excel 之前有效。",
    keyMissing: "未保存密钥。获取数据需要密钥。",
    keyHeldByServer: "由您所在组织的服务器添加密钥，无需输入。",
    newKey: "密钥",
    save: "保存",
    forget: "删除密钥",
    sessionOnly: "仅本次会话",
    test: "测试密钥",
    testing: "正在测试…",
    testPassed: "服务接受该密钥。",
    notTheService: "该地址有应答，但不是产品信息服务。请检查地址。",
    notSaved: "这台计算机不允许加载项保存设置。设置在关闭 Excel 之前有效。",
    notCalculated: "Excel 未能重新计算单元格。请结束单元格编辑，然后点击“刷新”。",
    data: "数据",
    language: "数据和界面的语言",
    languageOfExcel: (name) => `与 Excel 相同（${name}）`,
    formatted: "显示带单位的数值",
    formattedHint: "单元格显示 0.1µF，其值仍是数字 1E-07，可用于计算和排序。",
    fresh: "超过以下时间的值重新获取",
    freshHint: "旧值先立即显示，并在后台更新。",
    freshAlways: "始终重新获取",
    hours: (count) => `${String(count)} 小时`,
    days: (count) => `${String(count)} 天`,
    service: "服务",
    serviceUrl: "服务地址",
    serviceHint: "协议、主机和端口，例如 https://api.example.com。",
    serviceInsecure: "Excel 会阻止对 http 地址的请求。请使用 https 地址。",
    serviceElsewhere: "如果请求失败，请咨询管理员：加载项的服务器可能只允许它自己的地址。",
    serviceInvalid: "这不是服务的地址。请输入类似 https://api.example.com 的地址。",
    reset: "恢复默认地址",
    limits: "上限",
    safetyCap: "未指定上限的 SEARCH 最多返回的产品数",
    safetyCapHint: "超过此数量的搜索会给出提示，而不会填满工作表。",
    safetyCapInvalid: "请输入 1 到 200,000 之间的整数。",
  },
};
