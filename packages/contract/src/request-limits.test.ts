import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './endpoints.ts';
import { largestCount } from './fields.ts';

type Schema = { readonly type?: unknown; readonly maximum?: number } & Readonly<Record<string, unknown>>;

/** Money is kept in 64 bits or, on customs papers, in JSON; a signed link counts seconds. */
const wide =
  /(?:amount|seen|cap|credit_limit|expires|customsPapers\.save\S*\.(?:unit_value|freight|insurance|packing))(?:\.anyOf\.\d)?$/;

/** Whole numbers of a request that are larger than the largest a 32-bit column holds, by their path. */
function tooWide(schema: Schema, path: string): string[] {
  const own =
    schema.type === 'integer' && (schema.maximum ?? Infinity) > largestCount && !wide.test(path) ? [path] : [];
  const inner = Object.entries(schema).filter(([, value]) => typeof value === 'object' && value !== null);
  return [...own, ...inner.flatMap(([name, value]) => tooWide(value as Schema, `${path}.${name}`))];
}

it('every whole number of a request fits the column it is kept in', () => {
  const found = allEndpoints().flatMap(({ name, endpoint }) =>
    [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
      schema === undefined
        ? []
        : tooWide(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name),
    ),
  );
  expect(found).toEqual([]);
});
