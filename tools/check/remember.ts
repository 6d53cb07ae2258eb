import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './repository.ts';
import type { Step } from './steps.ts';

type Hashes = Readonly<Record<string, string>>;

const slug = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');

async function readKept(file: string): Promise<Hashes | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Hashes;
  } catch {
    return null;
  }
}

/**
 * Skips steps that passed before on the same inputs, byte for byte, and tells the others which files changed since
 * they passed. Steps that failed run again.
 * @param folder the repository; what passed is kept in its `node_modules/.cache`
 */
export async function rememberPassed(steps: readonly Step[], folder: string): Promise<readonly Step[]> {
  const cache = join(folder, 'node_modules/.cache/waybill-check');
  await mkdir(cache, { recursive: true });
  const hashes = await Promise.all(
    (await listFiles(folder)).map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(folder, file)));
      return [file, hash.digest('base64url')] as const;
    }),
  );
  return steps.map((step) => ({
    ...step,
    run: async () => {
      const now: Hashes = {
        'the version of Node': process.version,
        ...Object.fromEntries(hashes.filter(([file]) => step.inputs.test(file))),
      };
      const file = join(cache, `${slug(step.name)}.json`);
      const before = await readKept(file);
      const changed = Object.keys({ ...before, ...now }).filter((name) => before?.[name] !== now[name]);
      if (changed.length === 0) return [];
      const problems = await step.run(before === null ? null : changed);
      // What a failed step was told to look at is looked at again, too.
      if (problems.length === 0) await writeFile(file, JSON.stringify(now));
      return problems;
    },
  }));
}
