import { appearanceTests } from "./appearance";

/** Layout depends on the language and contrast on the theme; Chinese is in test/long. */
describe("the pane in en, light", () => appearanceTests("en", "light"));
describe("the pane in ja, dark", () => appearanceTests("ja", "dark"));
