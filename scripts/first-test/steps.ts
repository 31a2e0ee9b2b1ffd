import { beforeEverything, regions } from "./parts/before-everything";
import { functions } from "./parts/functions";
import { manyCells } from "./parts/many-cells";
import { production } from "./parts/production";
import { sheets, taskPane } from "./parts/task-pane";
import { tenMinutes } from "./parts/ten-minutes";
import type { Part } from "./step";

/** What everybody can do, and then the riskiest: what decides whether anything works. */
export const parts: readonly Part[] = [
  tenMinutes,
  beforeEverything,
  regions,
  functions,
  manyCells,
  taskPane,
  production,
  sheets,
];
