import fc from 'fast-check';

type Path = readonly (string | number)[];

function pathsOf(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...here, name]))];
}

function changed(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const inner = changed(copy[step], rest, change);
  if (inner === undefined && !Array.isArray(copy)) delete copy[step];
  else copy[step] = inner;
  return copy;
}

const strange: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  fc.constant(() => undefined),
  fc.constant(() => null),
  fc.constant((old: unknown) => [old]),
  fc.constant((old: unknown) => ({ old })),
  fc.constant((old: unknown) => (Array.isArray(old) ? [...old, ...old] : old)),
  fc.constant((old: unknown) => (Array.isArray(old) ? old.slice(1) : old)),
  fc.constant((old: unknown) => (typeof old === 'string' ? `-${old}` : old)),
  fc.constant((old: unknown) => (typeof old === 'number' ? old + 1 : old)),
  fc.constant((old: unknown) => (typeof old === 'number' ? String(old) : Number(old))),
  fc.constantFrom('', 'USD', '$1.00', '12.345', '1e3', 'N/A', '$-5.00', '0', '9'.repeat(40)).map((text) => () => text),
  fc.double().map((number) => () => number),
  fc.string().map((text) => () => text),
);

/**
 * Texts that a good answer might be spoiled into: up to three of its values are replaced, doubled, dropped or given
 * another type, or the text itself is cut or has characters put into it.
 */
export function spoiled(answer: unknown): fc.Arbitrary<string> {
  const paths = pathsOf(answer);
  const spots = fc.array(fc.tuple(fc.constantFrom(...paths), strange), { minLength: 1, maxLength: 3 });
  const values = spots.map((list) =>
    list.reduce<unknown>((value, [path, change]) => {
      try {
        return changed(value, path, change);
      } catch {
        // An earlier change took away what this one is about.
        return value;
      }
    }, answer),
  );
  const text = JSON.stringify(answer);
  return fc.oneof(
    { weight: 6, arbitrary: values.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(text.length), fc.string()).map(([at, s]) => text.slice(0, at) + s + text.slice(at)),
    },
    { weight: 1, arbitrary: fc.string() },
  );
}

/** A reply with this body. */
export function replyOf(status: number, body: unknown) {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
