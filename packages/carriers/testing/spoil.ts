import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly string[];

/** Every place in a document. */
function pathsOf(value: Json, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...here, name]))];
}

/** The document with something else at a place; undefined takes the place out. */
function put(value: Json, [step, ...rest]: Path, make: (old: Json) => Json | undefined): Json | undefined {
  if (step === undefined) return make(value);
  if (Array.isArray(value)) {
    return value.flatMap((inner, at) => {
      const made = String(at) === step ? put(inner, rest, make) : inner;
      return made === undefined ? [] : [made];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const { [step]: old = null, ...others } = value;
  const made = put(old, rest, make);
  return made === undefined ? others : { ...others, [step]: made };
}

const values: Json[] = [null, '', '0', '-1', 0, -5, 19.421, '1e3', 'USD', 'EUR', [], {}, [null], true];

const change: fc.Arbitrary<(old: Json) => Json | undefined> = fc.oneof(
  fc.constant(() => undefined),
  fc.constantFrom(...values).map((value) => () => value),
  fc.constant((old: Json) => [old, old]),
  fc.constant((old: Json) => (typeof old === 'number' ? String(old) : old)),
  fc.integer({ min: -3000, max: 3000 }).map((by) => {
    return (old: Json) => (typeof old === 'number' ? (Math.round(old * 100) + by) / 100 : old);
  }),
);

/** A good answer with one to four of its parts taken out, doubled, or made something else. */
export function spoiled(good: Json): fc.Arbitrary<Json> {
  return fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce<Json>((answer, [nth, make]) => {
      const paths = pathsOf(answer);
      return put(answer, paths[nth % paths.length] ?? [], make) ?? null;
    }, good),
  );
}
