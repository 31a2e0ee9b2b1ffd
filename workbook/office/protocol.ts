/** Numbers of the conversation between Office.js and its host, as Microsoft's scripts compare them. */

/** What Office.js asks its host to execute. */
export const dispatch = { richApi: 93, commandCompleted: 94 } as const;

/** What Office.js listens to. */
export const hostEvent = { documentSelectionChanged: 2, richApiMessage: 33, commandInvoked: 39 } as const;

/** Of a rich API message: who it is for. */
export const messageCategory = { customFunctions: 1, event: 65_536 } as const;

/** Of a message to the custom functions. */
export const functionMessage = { invocation: 1000, cancellation: 1001 } as const;

/** Of an invocation: what it may do, and what its arguments hold. */
export const invocationFlag = { cancelable: 1, streaming: 2, hasErrors: 4, hasDataTypes: 8 } as const;

/** Of an event's message. */
export const eventType = { worksheetSelectionChanged: 14, visibilityChanged: 65_539 } as const;

/** Of a request: it waits until no cell is being edited. */
export const delayForCellEdit = 64;

/** 0 is success. */
export const status = {
  notSupported: 5000,
  cellIsEdited: 5004,
  requestTooLarge: 5103,
  responseTooLarge: 5104,
} as const;
