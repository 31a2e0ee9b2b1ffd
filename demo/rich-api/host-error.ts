/** A refusal of the host. `code` is one of Excel.ErrorCodes, which add-ins check. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A member that Excel has and this host doesn't: a gap of the host, not a response of Excel. */
export class UnansweredError extends HostError {
  constructor(readonly member: string) {
    super(
      "NotImplemented",
      `This host doesn't support ${member}. The tables of demo/excel list the supported members.`,
    );
  }
}

export const itemNotFound = (): HostError => new HostError("ItemNotFound", "The requested resource doesn't exist.");
