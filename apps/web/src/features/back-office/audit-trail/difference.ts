/** A field that an entry holds, before and after; undefined where it was not there. */
export type Difference = {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  readonly changed: boolean;
};

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Money is one value and not two fields. */
function isMoney(value: unknown): boolean {
  return isFields(value) && 'amount' in value && 'currency' in value && Object.keys(value).length === 2;
}

const deepest = 4;

function walk(path: readonly string[], before: unknown, after: unknown): Difference[] {
  const inside = [before, after].some((value) => isFields(value) && !isMoney(value) && Object.keys(value).length > 0);
  const open =
    inside &&
    path.length < deepest &&
    [before, after].every((value) => value === undefined || value === null || isFields(value));
  if (!open) {
    const changed = JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);
    return [{ path: path.length === 0 ? ['value'] : path, before, after, changed }];
  }
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    walk([...path, name], was[name], is[name]),
  );
}

/** Every field of an entry, the ones that changed first; nothing where it holds none. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  if ((before ?? null) === null && (after ?? null) === null) return [];
  return walk([], before ?? undefined, after ?? undefined).toSorted(
    (one, other) => Number(other.changed) - Number(one.changed),
  );
}
