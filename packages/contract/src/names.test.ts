import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './endpoints.ts';
import * as f from './fields.ts';

type Schema = { readonly type?: unknown; readonly pattern?: string } & Readonly<Record<string, unknown>>;

const named = /^(?:name|name_es|company|first_name|last_name|\w+_name)$/;
/** Names of files, which are checked as such, and shipping names of hazardous goods, which stand on papers alone. */
const others = /(?:file|proper)_name$/;
const link = 'SECURITY: unlock at https://evil.example/login';

/** Patterns of a text, its own and those of what it is made of. */
function patternsOf(schema: Schema): string[] {
  const own = typeof schema.pattern === 'string' ? [schema.pattern] : [];
  const parts = Object.values(schema).filter((value) => typeof value === 'object' && value !== null);
  return [...own, ...parts.flatMap((part) => patternsOf(part as Schema))];
}

/** Names of a request that take a link, by their path. */
function takesLink(schema: Schema, path: string): string[] {
  const key = path.slice(path.lastIndexOf('.') + 1);
  const text = JSON.stringify(schema).includes('"type":"string"') && schema.type !== 'object' && !('enum' in schema);
  if (named.test(key) && !others.test(key) && text) {
    const refuses = patternsOf(schema).some((pattern) => !new RegExp(pattern).test(link));
    return refuses ? [] : [path];
  }
  const inner = Object.entries(schema).filter(([, value]) => typeof value === 'object' && value !== null);
  return inner.flatMap(([part, value]) => takesLink(value as Schema, `${path}.${part}`));
}

it('no name of a request takes a link', () => {
  const found = allEndpoints().flatMap(({ name, endpoint }) =>
    endpoint.body === undefined
      ? []
      : takesLink(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema, name),
  );
  expect(found).toEqual([]);
});

it.each([
  'https://evil.example',
  'Ana HTTP://x.io',
  'see www.evil.example',
  'WWW.evil.example',
  'evil.example/a',
  'a.io?x',
  'evil\uff0eexample/a',
  'evil\u2024example/a',
  'evil\u3002example\uff0fa',
  'https\uff1a\uff0f\uff0fevil.example',
  'www\uff0eevil.example',
  '\uff45\uff56\uff49\uff4c\uff0e\uff49\uff4f/a',
  'bücher.example/a',
])('a name is refused with a link: %s', (text) => {
  expect(f.name().safeParse(text).error?.issues[0]?.message).toBe('no_links');
});

it.each([
  ['Ana\n\nURGENT: call 1-900-555-0000.\n', 'Ana URGENT: call 1-900-555-0000.'],
  ['Ana\r\nReyes', 'Ana Reyes'],
  ['Ana\u2028Reyes\u2029', 'Ana Reyes'],
  ['\u202eseyeR anA', 'seyeR anA'],
  ['Ana\u200b\ufeff Reyes', 'Ana Reyes'],
])('a name stands on one line, with no signs that nobody sees: %j', (text, kept) => {
  expect(f.name().parse(text)).toBe(kept);
  expect(f.optionalName().parse(text)).toBe(kept);
});

it('a name of nothing but such signs is none', () => {
  expect(f.name().safeParse('\u202e\n').error?.issues[0]?.message).toBe('required');
  expect(f.optionalName().parse('\u202e\n')).toBeNull();
});

it.each([
  'Overstock.com',
  '@Home "Goods"',
  'Grupo Norte, S.A. de C.V.',
  'Smith Co./Jones & Sons',
  'A/C Parts No. 7',
  'Ana María',
])('a name is taken: %s', (text) => {
  expect(f.name().parse(text)).toBe(text);
});
