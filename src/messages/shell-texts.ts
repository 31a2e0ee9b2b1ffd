import type { Language } from "../vocabulary/language";

/** Texts around the views of the pane. */
export interface ShellTexts {
  readonly title: string;
  readonly views: Readonly<Record<"settings" | "find" | "check" | "activity", string>>;
  readonly loading: string;
  readonly notLoaded: string;
  readonly noKey: string;
  readonly enterKey: string;
  readonly outsideExcel: string;
}

export const shellTexts: Readonly<Record<Language, ShellTexts>> = {
  en: {
    title: "Product information",
    views: { settings: "Settings", find: "Find parts", check: "Check BOM", activity: "Activity" },
    loading: "Loading…",
    notLoaded:
      "This view could not be loaded. It is loaded when the network is back; if the network works, restart Excel.",
    noKey: "No API key is stored.",
    enterKey: "Enter the key",
    outsideExcel:
      "Excel is not answering. Open this pane from Excel's Home tab; a network that blocks Microsoft's script library also causes this.",
  },
  ja: {
    title: "製品情報",
    views: { settings: "設定", find: "部品検索", check: "BOM確認", activity: "動作状況" },
    loading: "読み込み中…",
    notLoaded:
      "この画面を読み込めませんでした。ネットワークが回復すると読み込まれます。ネットワークに問題がない場合は、Excel を再起動してください。",
    noKey: "APIキーが保存されていません。",
    enterKey: "キーを入力",
    outsideExcel:
      "Excel から応答がありません。Excel の［ホーム］タブからこのウィンドウを開いてください。Microsoft のスクリプトを遮断するネットワークでも起こります。",
  },
  zh: {
    title: "产品信息",
    views: { settings: "设置", find: "查找元件", check: "检查 BOM", activity: "活动" },
    loading: "正在加载…",
    notLoaded: "无法加载此视图。网络恢复后会自动加载；如果网络正常，请重新启动 Excel。",
    noKey: "未保存 API 密钥。",
    enterKey: "输入密钥",
    outsideExcel: "Excel 没有响应。请从 Excel 的“开始”选项卡打开此窗格；屏蔽 Microsoft 脚本库的网络也会造成这种情况。",
  },
};
