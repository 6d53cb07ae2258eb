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

/** The types of every table of a migrated database, as text. */
export async function generateTypes(url: string): Promise<string> {
  const generator = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const { stdout } = await run(process.execPath, [generator, `--url=${url}`, ...options], { cwd: root });
  return `${stdout.trim()}\n`;
}
