/** OfficeRuntime.storage as Excel on the web keeps it: in localStorage, under a prefix. */
export function runtimeStorage(local: Storage) {
  const get = (key: string): string | null => local.getItem(PREFIX + key);
  const set = (key: string, value: string): void => local.setItem(PREFIX + key, value);
  const remove = (key: string): void => local.removeItem(PREFIX + key);
  return {
    getItem: (key: string) => later(() => get(key)),
    setItem: (key: string, value: string) => later(() => set(key, value)),
    removeItem: (key: string) => later(() => remove(key)),
    getKeys: () => later(() => keysOf(local)),
    getItems: (keys: readonly string[]) => later(() => Object.fromEntries(keys.map((key) => [key, get(key)]))),
    setItems: (items: Readonly<Record<string, string>>) =>
      later(() => Object.entries(items).forEach(([key, value]) => set(key, value))),
    removeItems: (keys: readonly string[]) => later(() => keys.forEach(remove)),
  };
}

const PREFIX = "_OfficeRuntime_Storage_";

function keysOf(local: Storage): readonly string[] {
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? "");
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}

async function later<T>(act: () => T): Promise<T> {
  await Promise.resolve();
  return act();
}
