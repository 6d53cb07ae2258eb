import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../check/repository.ts';

const run = promisify(execFile);

export const typesFile = join(root, 'apps/server/src/core/database/schema.gen.ts');

// As the server's connections read them: a date stays text, a count is a number.
const options = [
  '--dialect=postgres',
  '--date-parser=string',
  '--type-mapping={"int8":"number"}',
  '--default-schema=public',
  '--include-pattern=public.*',
  '--exclude-pattern=public.schema_migrations',
  '--log-level=error',
  '--print',
];

/** Names the shape of each JSON column; `core/database/json-columns.ts` says what it is. */
function withJsonColumns(types: string): string {
  const tableOf = new Map([...types.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table, name]) => [name, table]));
  const [head = '', ...tables] = types
    .replace(/export type Json[A-Za-z]* = (?:\{[^}]*\}|[^;]*);\n\n/g, '')
    .split(/(?=^export interface )/m);
  const named = tables.map((text) => {
    const table = tableOf.get(/^export interface (\w+)/.exec(text)?.[1] ?? '');
    return text.replaceAll(/^ {2}(\w+): (.*)\bJson\b/gm, `  $1: $2JsonColumn<'${table}.$1'>`);
  });
  return [
    head.replace(/^import .* from "kysely";\n/m, `$&import type { JsonColumn } from './json.ts';\n`),
    ...named,
  ].join('');
}

/** The types of every table of a migrated database, as text. */
export async function generateTypes(url: string): Promise<string> {
  const generator = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const { stdout } = await run(process.execPath, [generator, `--url=${url}`, ...options], { cwd: root });
  return `${withJsonColumns(stdout.trim())}\n`;
}
