import type { Language } from "../product-data/vocabulary/language";

/** Texts outside the views of the pane. */
const en = {
  title: "Product information",
  views: { settings: "Settings", find: "Find parts", check: "Check BOM", activity: "Activity" },
  loading: "Loading…",
  notLoaded: "This view didn't load. Check the network connection. Loading is retried automatically.",
  noKey: "No API key is stored.",
  enterKey: "Enter key",
  outsideExcel:
    "Excel isn't responding. In Excel, on the Vendor tab, select Product information. If this message stays, ask your administrator to allow appsforoffice.microsoft.com.",
};

export const shellTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    title: "製品情報",
    views: { settings: "設定", find: "部品検索", check: "BOM の確認", activity: "動作状況" },
    loading: "読み込み中…",
    notLoaded: "この画面を読み込めませんでした。ネットワーク接続を確認してください。読み込みは自動的に再試行されます。",
    noKey: "API キーが保存されていません。",
    enterKey: "キーを入力",
    outsideExcel:
      "Excel から応答がありません。Excel の [Vendor] タブで [製品情報] を選択してください。解決しない場合は、appsforoffice.microsoft.com への接続を許可するよう管理者に依頼してください。",
  },
  zh: {
    title: "产品信息",
    views: { settings: "设置", find: "查找元件", check: "检查 BOM", activity: "运行状态" },
    loading: "正在加载…",
    notLoaded: "无法加载此视图。请检查网络连接。将自动重试。",
    noKey: "未保存 API 密钥。",
    enterKey: "输入密钥",
    outsideExcel:
      "Excel 没有响应。请在 Excel 的“Vendor”选项卡中选择“产品信息”。如果问题仍然存在，请让管理员允许访问 appsforoffice.microsoft.com。",
  },
};
