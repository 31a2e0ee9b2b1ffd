import type { Language } from "../vocabulary/language";

/** Texts of the pane's view of what is going on. */
export interface ActivityTexts {
  readonly now: string;
  readonly idle: string;
  readonly underWay: (requests: number) => string;
  readonly waiting: (until: string) => string;
  readonly total: string;
  readonly requests: string;
  readonly failedRequests: string;
  readonly cells: string;
  readonly cellsKnown: string;
  readonly errors: string;
  readonly noErrors: string;
  readonly askedAgain: (at: string) => string;
  /** Cells with part numbers that are not this maker's. */
  readonly otherMakers: (cells: number) => string;
  readonly goTo: (cell: string) => string;
  readonly goToRefused: string;
  readonly more: (count: number) => string;
  readonly requestErrors: string;
  readonly triedAgain: string;
  readonly memory: string;
  readonly partsKnown: (count: number) => string;
  readonly storage: Readonly<Record<"kept" | "blocked" | "full", string>>;
  readonly clear: string;
  readonly cleared: string;
  readonly download: string;
  readonly downloadHint: string;
  readonly category: string;
  readonly getUrl: string;
  readonly url: string;
  readonly goodUntil: (until: string) => string;
  readonly copyUrl: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly diagnostics: string;
  readonly diagnosticsHint: string;
  readonly copyDiagnostics: string;
}

export const activityTexts: Readonly<Record<Language, ActivityTexts>> = {
  en: {
    now: "Now",
    idle: "Nothing is being fetched.",
    underWay: (requests) => (requests === 1 ? "1 request under way" : `${String(requests)} requests under way`),
    waiting: (until) => `The service's request limit is used up. Requests go on at ${until}; nothing is lost.`,
    total: "Since Excel was started",
    requests: "Requests sent",
    failedRequests: "of these failed",
    cells: "Cells filled",
    cellsKnown: "of these without a request",
    errors: "Errors in cells",
    noErrors: "No cell has an error.",
    askedAgain: (at) =>
      `The service is asked again at ${at}. Once it answers, the cells that need it are calculated again.`,
    otherMakers: (cells) =>
      cells === 1
        ? "1 cell holds another manufacturer's part number, which Vendor does not have."
        : `${cells.toLocaleString("en")} cells hold other manufacturers' part numbers, which Vendor does not have.`,
    goToRefused: "Excel can't go to that cell. Show its sheet if it is hidden.",
    goTo: (cell) => `Go to ${cell}`,
    more: (count) => `and ${String(count)} more`,
    requestErrors: "Last failed requests",
    triedAgain: "tried again",
    memory: "Stored values",
    partsKnown: (count) => `${count.toLocaleString("en")} answers are stored.`,
    storage: {
      kept: "They are kept on this computer, so that opening a workbook costs no request.",
      blocked: "This computer lets the add-in store nothing. Values are kept until Excel is closed.",
      full: "The storage of this computer is full. New values are kept until Excel is closed.",
    },
    clear: "Clear stored values",
    cleared: "Stored values were cleared. Cells keep what they show until they are calculated again.",
    download: "All products of a category",
    downloadHint: "A file with every product, for your own database. The address works without a key for 7 days.",
    category: "Category",
    getUrl: "Get the address",
    url: "Address of the file",
    goodUntil: (until) => `Works until ${until}.`,
    copyUrl: "Copy the address",
    copied: "Copied.",
    notCopied: "Could not be copied. Select the text and copy it with Ctrl+C.",
    diagnostics: "Diagnostics",
    diagnosticsHint:
      "Versions, settings, totals and the last events as text, for a report of a problem. Never the key.",
    copyDiagnostics: "Copy diagnostics",
  },
  ja: {
    now: "現在",
    idle: "取得中のものはありません。",
    underWay: (requests) => `${String(requests)} 件の要求を処理中`,
    waiting: (until) => `サービスの要求数の上限に達しました。${until} に再開します。失われるものはありません。`,
    total: "Excel の起動後",
    requests: "送信した要求",
    failedRequests: "うち失敗",
    cells: "値を入れたセル",
    cellsKnown: "うち要求なし",
    errors: "セルのエラー",
    noErrors: "エラーのセルはありません。",
    askedAgain: (at) => `${at} にサービスへ再度問い合わせます。応答があれば、該当するセルは再計算されます。`,
    otherMakers: (cells) =>
      `他社の品番を参照しているセル: ${cells.toLocaleString("ja")} 個（Vendor の製品ではありません）`,
    goToRefused: "Excel でこのセルに移動できません。シートが非表示の場合は再表示してください。",
    goTo: (cell) => `${cell} へ移動`,
    more: (count) => `ほか ${String(count)} 件`,
    requestErrors: "最近失敗した要求",
    triedAgain: "再試行済み",
    memory: "保存した値",
    partsKnown: (count) => `${count.toLocaleString("ja")} 件の応答を保存しています。`,
    storage: {
      kept: "このコンピューターに保存されるため、ブックを開いても要求は発生しません。",
      blocked: "このコンピューターでは保存できません。値は Excel を閉じるまで保持されます。",
      full: "このコンピューターの保存領域がいっぱいです。新しい値は Excel を閉じるまで保持されます。",
    },
    clear: "保存した値を消去",
    cleared: "保存した値を消去しました。セルの表示は次に計算されるまでそのままです。",
    download: "カテゴリの全製品",
    downloadHint: "独自のデータベース用の、全製品を含むファイルです。アドレスはキーなしで7日間使えます。",
    category: "カテゴリ",
    getUrl: "アドレスを取得",
    url: "ファイルのアドレス",
    goodUntil: (until) => `${until} まで有効です。`,
    copyUrl: "アドレスをコピー",
    copied: "コピーしました。",
    notCopied: "コピーできません。文字列を選択して Ctrl+C でコピーしてください。",
    diagnostics: "診断情報",
    diagnosticsHint: "問題の報告に使う、バージョン、設定、合計、最近の動作の文字列です。キーは含みません。",
    copyDiagnostics: "診断情報をコピー",
  },
  zh: {
    now: "当前",
    idle: "没有正在获取的内容。",
    underWay: (requests) => `${String(requests)} 个请求正在进行`,
    waiting: (until) => `已达到服务的请求上限。将于 ${until} 继续，不会丢失任何内容。`,
    total: "自 Excel 启动以来",
    requests: "已发送的请求",
    failedRequests: "其中失败",
    cells: "已填写的单元格",
    cellsKnown: "其中无需请求",
    errors: "单元格中的错误",
    noErrors: "没有单元格出错。",
    askedAgain: (at) => `将于 ${at} 再次请求服务。服务恢复应答后，相关单元格会重新计算。`,
    otherMakers: (cells) => `有 ${cells.toLocaleString("zh")} 个单元格引用其他制造商的型号，Vendor 没有这些产品。`,
    goToRefused: "Excel 无法转到该单元格。如果工作表已隐藏，请取消隐藏。",
    goTo: (cell) => `转到 ${cell}`,
    more: (count) => `另有 ${String(count)} 个`,
    requestErrors: "最近失败的请求",
    triedAgain: "已重试",
    memory: "已保存的值",
    partsKnown: (count) => `已保存 ${count.toLocaleString("zh")} 个应答。`,
    storage: {
      kept: "它们保存在这台计算机上，因此打开工作簿不会产生请求。",
      blocked: "这台计算机不允许加载项保存数据。值在关闭 Excel 之前有效。",
      full: "这台计算机的存储空间已满。新的值在关闭 Excel 之前有效。",
    },
    clear: "清除已保存的值",
    cleared: "已清除保存的值。单元格在下次计算之前保持不变。",
    download: "一个类别的全部产品",
    downloadHint: "包含全部产品的文件，可用于您自己的数据库。该地址无需密钥，7 天内有效。",
    category: "类别",
    getUrl: "获取地址",
    url: "文件地址",
    goodUntil: (until) => `有效期至 ${until}。`,
    copyUrl: "复制地址",
    copied: "已复制。",
    notCopied: "无法复制。请选择文本并按 Ctrl+C 复制。",
    diagnostics: "诊断信息",
    diagnosticsHint: "用于报告问题的文本，包含版本、设置、总计和最近的事件，不包含密钥。",
    copyDiagnostics: "复制诊断信息",
  },
};
