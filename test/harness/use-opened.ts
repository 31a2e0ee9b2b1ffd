/** What the tests of a file or a group share: it is opened before them, and closed after them. */
export function useOpened<Opened extends { close(): unknown }>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  // Some members are getters.
  beforeAll(async () => void Object.defineProperties(opened, Object.getOwnPropertyDescriptors(await open())));
  afterAll(() => opened.close());
  return opened;
}
