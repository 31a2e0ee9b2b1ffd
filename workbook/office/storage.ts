/** OfficeRuntime.storage as Excel on the web keeps it: in localStorage, under a prefix. */
export function runtimeStorage(local: Storage) {
  const get = (key: string): string | null => local.getItem(PREFIX + key);
  return {
    getItem: async (key: string): Promise<string | null> => get(key),
    setItem: async (key: string, value: string): Promise<void> => local.setItem(PREFIX + key, value),
    removeItem: async (key: string): Promise<void> => local.removeItem(PREFIX + key),
    getKeys: async (): Promise<readonly string[]> => keysOf(local),
    getItems: async (keys: readonly string[]): Promise<Record<string, string | null>> =>
      Object.fromEntries(keys.map((key) => [key, get(key)])),
    setItems: async (items: Readonly<Record<string, string>>): Promise<void> => {
      for (const [key, value] of Object.entries(items)) local.setItem(PREFIX + key, value);
    },
    removeItems: async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) local.removeItem(PREFIX + key);
    },
  };
}

const PREFIX = "_OfficeRuntime_Storage_";

function keysOf(local: Storage): readonly string[] {
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? "");
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}
