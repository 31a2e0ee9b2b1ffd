import { systemClock } from "../product-data/base/clock";
import type { Retry } from "../product-data/base/lazy";

/** Code that didn't load is loaded again when the network is back, when the user returns to the pane, and over time. */
export const retry: Retry = {
  clock: systemClock,
  onMoment: (callback) => {
    window.addEventListener("online", callback);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") callback();
    });
  },
};
