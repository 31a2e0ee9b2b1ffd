/** Numbers of the protocol between Office.js and its host, as Microsoft's scripts compare them. */

/** The methods that Office.js requests. */
export const dispatch = { saveSettings: 76, richApi: 93, commandCompleted: 94 } as const;

/** The events that Office.js listens to. */
export const hostEvent = { documentSelectionChanged: 2, richApiMessage: 33, commandInvoked: 39 } as const;

/** The category of a rich API message. */
export const messageCategory = { customFunctions: 1, event: 65_536 } as const;

/** The type of a message to the custom functions. */
export const functionMessage = { invocation: 1000, cancellation: 1001 } as const;

/** Flags of an invocation: what it may do, and what its arguments contain. */
export const invocationFlag = { cancelable: 1, streaming: 2, hasErrors: 4, hasDataTypes: 8 } as const;

/** Fields of an event's message. */
export const eventType = {
  worksheetChanged: 10,
  worksheetActivated: 11,
  worksheetSelectionChanged: 14,
  visibilityChanged: 65_539,
} as const;

/** Flags of the host's description: it has the shared runtime, 1, and custom functions, 2. */
export const runtimes = "3";

/** Flag of a request: it changes the workbook. */
export const requestWrites = 1;

/** Flag of a request: it waits until no cell is being edited. */
export const delayForCellEdit = 64;

/** The status of a response; 0 is success. */
export const status = {
  notSupported: 5000,
  cellIsEdited: 5004,
  tooManyRequests: 5100,
  requestTooLarge: 5103,
  responseTooLarge: 5104,
} as const;
