/** What the host refuses with; `code` is one of Excel.ErrorCodes, which is what add-ins look at. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A member that Excel has and this host does not: a gap of the host, and never what Excel would say. */
export class UnansweredError extends HostError {
  constructor(readonly member: string) {
    super("NotImplemented", `This host does not answer ${member}; what it answers is in the tables of workbook/excel.`);
  }
}

export const itemNotFound = (): HostError => new HostError("ItemNotFound", "The requested resource doesn't exist.");
