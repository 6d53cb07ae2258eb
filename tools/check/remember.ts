import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './repository.ts';
import type { Step } from './steps.ts';

const slug = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Skips steps that passed before on the same inputs, byte for byte. Steps that failed run again.
 * @param folder the repository; what passed is kept in its `node_modules/.cache`
 */
export async function rememberPassed(steps: readonly Step[], folder: string): Promise<readonly Step[]> {
  const cache = join(folder, 'node_modules/.cache/waybill-check');
  await mkdir(cache, { recursive: true });
  const hashes = await Promise.all(
    (await listFiles(folder)).map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(folder, file)));
      return [file, hash.digest('hex')] as const;
    }),
  );
  const keyOf = ({ inputs }: Step): string => {
    const key = createHash('sha256').update(process.version);
    for (const [file, hash] of hashes) if (inputs.test(file)) key.update(`${file} ${hash}\n`);
    return key.digest('hex');
  };
  return steps.map((step) => ({
    ...step,
    run: async () => {
      const name = slug(step.name);
      const mark = `${name}.${keyOf(step)}`;
      const kept = (await readdir(cache)).filter((file) => file.startsWith(`${name}.`));
      if (kept.includes(mark)) return [];
      const problems = await step.run();
      await Promise.all(kept.map((file) => rm(join(cache, file), { force: true })));
      if (problems.length === 0) await writeFile(join(cache, mark), '');
      return problems;
    },
  }));
}
