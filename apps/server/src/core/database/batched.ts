type Asked<V> = { readonly resolve: (found: V | undefined) => void; readonly reject: (error: unknown) => void };

/**
 * Turns a read of many keys into a read of one: what is asked for in the same turn of the event loop is read in
 * one statement. It is sent after the last of them was asked for and nothing is kept, so that nobody gets an
 * answer older than the question.
 * @param readAll finds the values of some keys, each named once; a key that has none is left out
 * @returns the value of a key, or undefined; when the read fails, it fails for all who asked
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
