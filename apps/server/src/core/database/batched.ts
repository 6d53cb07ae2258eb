type Asked<V> = { readonly resolve: (found: V | undefined) => void; readonly reject: (error: unknown) => void };

/**
 * Batches reads of single keys: keys requested in the same turn of the event loop are read in one statement. Nothing is
 * cached, so no caller gets data older than its request.
 * @param readAll reads the values of unique keys; missing keys are left out
 * @returns the value of a key, or undefined; if the read fails, it fails for all callers
 */
export function batched<V>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Asked<V>[]>();

  const send = async (asked: ReadonlyMap<string, readonly Asked<V>[]>) => {
    try {
      const found = await readAll([...asked.keys()]);
      for (const [key, askers] of asked) for (const { resolve } of askers) resolve(found.get(key));
    } catch (error) {
      for (const askers of asked.values()) for (const { reject } of askers) reject(error);
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) {
        setImmediate(() => {
          const asked = waiting;
          waiting = new Map();
          void send(asked);
        });
      }
      const askers = waiting.get(key);
      if (askers === undefined) waiting.set(key, [{ resolve, reject }]);
      else askers.push({ resolve, reject });
    });
}
