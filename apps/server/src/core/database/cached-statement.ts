import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Placeholder for a value in a statement that is built before the value is known. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;
type RowOf<Q> = Q extends Compilable<infer R> ? R : never;
type Compiled<Q extends readonly Compilable[]> = { readonly [K in keyof Q]: CompiledQuery<RowOf<Q[K]>> };

/**
 * Builds statements once per shape and then only fills in values, since building costs more than executing a list.
 * @param build builds the statements from its arguments only; a statement is reused for every call of its shape. Values
 *   are placeholders, so it must neither compare nor compute with them.
 * @returns the statements of a shape with the values of one call
 */
export function cachedStatement<Shape extends Values, V extends Values, const Q extends readonly Compilable[]>(
  build: (db: Db, shape: Shape, values: V) => Q,
): (db: Db, shape: Shape, values: V) => Compiled<Q> {
  const kept = new Map<string, readonly CompiledQuery[]>();
  return (db, shape, values) => {
    const key = JSON.stringify(shape);
    let compiled = kept.get(key);
    if (compiled === undefined) {
      const slots = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)]));
      compiled = build(db, shape, slots as V).map((query) => query.compile());
      kept.set(key, compiled);
    }
    const filled = compiled.map((statement) => ({
      ...statement,
      parameters: statement.parameters.map((value) => (value instanceof Slot ? values[value.name] : value)),
    }));
    return filled as unknown as Compiled<Q>;
  };
}
