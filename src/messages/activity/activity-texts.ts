import type { Language } from "../../product-data/vocabulary/language";

/** Texts of the Activity view. */
const en = {
  now: "Now",
  idle: "No requests in progress.",
  underWay: (requests: number) => `Requests in progress: ${requests.toLocaleString("en")}`,
  waiting: (until: string) => `Request limit reached. Requests resume at ${until}. No data is lost.`,
  total: "Since Excel started",
  requests: "Requests sent",
  failedRequests: "Of these, failed",
  cells: "Values returned to cells",
  cellsKnown: "Of these, from stored data",
  errors: "Errors in cells",
  noErrors: "There are no errors in cells.",
  /** Formulas that Excel read before it knew their functions. */
  stuck: (formulas: number) =>
    `Formulas with #NAME?: ${formulas.toLocaleString("en")}. Select Refresh workbook to enter them again. If they stay, save the workbook, and open it again.`,
  testedAgain: (at: string) =>
    `Some cells are waiting for a response. At ${at}, the add-in tests the service; if it responds, the cells are recalculated.`,
  tryNow: "Retry now",
  /** Cells with other manufacturers' part numbers. */
  otherMakers: (cells: number) =>
    `Cells with other manufacturers' part numbers, which aren't in the Vendor catalog: ${cells.toLocaleString("en")}`,
  goToRefused: "Excel can't go to that cell. If its sheet is hidden, unhide it.",
  goTo: (cell: string) => `Go to ${cell}`,
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
  memory: "Stored data",
  partsKnown: (count: number) => `Stored parts: ${count.toLocaleString("en")}`,
  storage: {
    stored: "Data is stored on this computer, so workbooks open without requests.",
    blocked:
      "The add-in can't store data on this computer. Values are kept until you close Excel. Ask your administrator to allow it.",
    full: "The storage on this computer is full. New values are kept until you close Excel. Free up space.",
  },
  clear: "Clear stored data",
  cleared: "Stored data was cleared. Cells keep their values until they're recalculated.",
  copied: "Copied.",
  notCopied: "Couldn't copy. Select the text, and then press Ctrl+C (on a Mac, ⌘C).",
  diagnostics: "Diagnostics",
  diagnosticsHint:
    "Copy versions, settings, totals, and recent events for a problem report. Your key is never included.",
  copyDiagnostics: "Copy diagnostics",
};

export const activityTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    now: "現在",
    idle: "処理中のリクエストはありません。",
    underWay: (requests) => `${requests.toLocaleString("ja")} 件のリクエストを処理中`,
    waiting: (until) => `リクエスト数の上限に達しました。${until} に再開します。データは失われません。`,
    total: "Excel の起動以降",
    requests: "送信したリクエスト",
    failedRequests: "うち失敗",
    cells: "値を返したセル",
    cellsKnown: "うち保存データを使用",
    errors: "セルのエラー",
    noErrors: "エラーのセルはありません。",
    stuck: (formulas) =>
      `#NAME? の数式: ${formulas.toLocaleString("ja")} 個。[ブックを更新] を選択すると、もう一度入力されます。変わらない場合は、ブックを保存して開き直してください。`,
    testedAgain: (at) =>
      `応答がなかったセルがあります。${at} に 1 件のリクエストでサービスを確認し、応答があれば再計算されます。`,
    tryNow: "今すぐ再試行",
    otherMakers: (cells) =>
      `他メーカーの品番を参照しているセル: ${cells.toLocaleString("ja")} 個（Vendor のカタログにありません）`,
    goToRefused: "Excel でこのセルに移動できません。シートが非表示の場合は再表示してください。",
    goTo: (cell) => `${cell} へ移動`,
    more: (count) => `ほか ${count.toLocaleString("ja")} 件`,
    memory: "保存データ",
    partsKnown: (count) => `保存データ: ${count.toLocaleString("ja")} 件`,
    storage: {
      stored: "このコンピューターに保存されるため、ブックを開くときにリクエストは不要です。",
      blocked:
        "このコンピューターにはデータを保存できません。値は Excel を閉じるまで保持されます。保存を許可するよう管理者に依頼してください。",
      full: "このコンピューターの保存領域がいっぱいです。新しい値は Excel を閉じるまで保持されます。空き容量を増やしてください。",
    },
    clear: "保存データを消去",
    cleared: "保存データを消去しました。セルの値は再計算されるまで変わりません。",
    copied: "コピーしました。",
    notCopied: "コピーできませんでした。文字列を選択し、Ctrl+C（Mac では ⌘C）キーを押してください。",
    diagnostics: "診断情報",
    diagnosticsHint: "問題の報告に使うバージョン、設定、合計、最近のイベントをコピーします。キーは含まれません。",
    copyDiagnostics: "診断情報をコピー",
  },
  zh: {
    now: "当前",
    idle: "当前没有请求。",
    underWay: (requests) => `正在进行的请求：${requests.toLocaleString("zh")} 个`,
    waiting: (until) => `已达到请求上限。请求将于 ${until} 恢复，不会丢失数据。`,
    total: "自 Excel 启动以来",
    requests: "已发送的请求",
    failedRequests: "其中失败",
    cells: "已返回值的单元格",
    cellsKnown: "其中来自已存储的数据",
    errors: "单元格中的错误",
    noErrors: "没有单元格出错。",
    stuck: (formulas) =>
      `显示 #NAME? 的公式：${formulas.toLocaleString("zh")} 个。选择“刷新工作簿”可重新输入。如仍未恢复，请保存并重新打开工作簿。`,
    testedAgain: (at) => `有单元格未收到响应。将于 ${at} 用一个请求测试服务；如有响应，这些单元格会重新计算。`,
    tryNow: "立即重试",
    otherMakers: (cells) => `引用其他制造商型号的单元格：${cells.toLocaleString("zh")} 个（不在 Vendor 目录中）`,
    goToRefused: "Excel 无法转到该单元格。如果工作表已隐藏，请取消隐藏。",
    goTo: (cell) => `转到 ${cell}`,
    more: (count) => `另有 ${count.toLocaleString("zh")} 个`,
    memory: "已存储的数据",
    partsKnown: (count) => `已存储的元件：${count.toLocaleString("zh")} 个`,
    storage: {
      stored: "数据存储在此计算机上，打开工作簿时无需重新请求。",
      blocked: "此加载项无法在此计算机上存储数据。值仅保留到关闭 Excel 为止。请让管理员允许存储。",
      full: "此计算机的存储空间已满。新值仅保留到关闭 Excel 为止。请释放空间。",
    },
    clear: "清除已存储的数据",
    cleared: "已清除存储的数据。单元格的值在重新计算之前保持不变。",
    copied: "已复制。",
    notCopied: "无法复制。请选择文本，然后按 Ctrl+C（Mac 上按 ⌘C）。",
    diagnostics: "诊断信息",
    diagnosticsHint: "复制版本、设置、总计和最近的事件，用于报告问题。不包含密钥。",
    copyDiagnostics: "复制诊断信息",
  },
};
