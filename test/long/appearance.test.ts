import { appearanceTests } from "../addin/taskpane/appearance";

describe("the pane in ja, dark", () => appearanceTests("ja", "dark"));
describe("the pane in zh, light", () => appearanceTests("zh", "light"));
