import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figure } from './figure.ts';
import { randomFrom } from './random.ts';

export type Conditions = {
  readonly seed: number;
  readonly random: () => number;
  /** A short run that shows that the measurement works; its figures mean nothing. */
  readonly smoke: boolean;
  /** Progress, for the person who waits. */
  readonly note: (line: string) => void;
};

/** Measures and hands over each figure when it is known; throws when what it needs is not there. */
export type Measurement = (conditions: Conditions) => AsyncGenerator<Figure, void>;

/** Names of the measurements in a folder: each is a file that exports `measure`. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted();
}

export async function readMeasurement(folder: string, name: string): Promise<Measurement> {
  const module = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as { measure?: Measurement };
  if (module.measure === undefined) throw new Error(`${name}.ts exports no measure`);
  return module.measure;
}

type Out = { readonly line: (text: string) => void; readonly note: (text: string) => void };

/**
 * Runs the measurement that the arguments name: `NAME [--seed N] [--smoke]`.
 * @returns exit code: 0 when every goal holds, 1 when one does not, 2 when nothing could be measured.
 */
export async function runMeasurement(folder: string, args: readonly string[], out: Out): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, smoke: { type: 'boolean', default: false } },
  });
  const names = namesIn(folder);
  const [name = ''] = positionals;
  if (positionals.length !== 1 || !names.includes(name)) {
    out.note(`Name one of: ${names.join(', ')}`);
    return 2;
  }
  const seed = Number(values.seed);
  let measured = 0;
  let missed = 0;
  try {
    const measure = await readMeasurement(folder, name);
    for await (const figure of measure({ seed, random: randomFrom(seed), smoke: values.smoke, note: out.note })) {
      out.line(JSON.stringify(figure));
      measured += 1;
      if (!figure.holds) missed += 1;
    }
  } catch (error) {
    out.note(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  if (measured === 0) out.note(`${name} measured nothing`);
  return measured === 0 ? 2 : missed === 0 ? 0 : 1;
}
