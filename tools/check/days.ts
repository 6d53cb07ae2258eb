import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sources that show, keep, or compare days. Tests and the tools around the product are none of them. */
const watched = /^(apps|packages)\/.*\.(ts|tsx)$/;
const free = /\.(test|fixture|gen)\.tsx?$|\/testing\/|^packages\/freight\/src\/calendar\//;

const advice = 'take it by dayAt(instant, zone), or by writtenDay(text) from a local time';
const cuts: readonly RegExp[] = [
  /\.\s*(?:slice|substring|substr)\(\s*0\s*,\s*10\s*\)/g,
  /\.\s*split\(\s*(['"`])T\1\s*[,)]/g,
  /\bto(?:ISOString|JSON)\(\)\s*\??\.\s*(?:(?:slice|substring|substr)\(\s*0\s*,\s*1[0-6]\s*\)|split\(|match\(|replace\(\s*['"`/]T)/g,
];
/** Columns and parameters of SQL that are instants, made into days of the zone that the session happens to have. */
const sqlCuts: readonly RegExp[] = [
  /\b(?:CURRENT_DATE|now\(\)\s*::\s*date)\b/g,
  /\b\w+_at\s*::\s*date\b/g,
  /\((?:[^()]|\([^()]*\))*\)\s*::\s*date\b/g,
];
const isInstant = (sql: string): boolean => /_at\b|timestamptz|now\(|CURRENT_DATE/.test(sql);

/** Places where a text takes a day out of an instant without a zone, which makes it the day of UTC. */
export function findCutDays(text: string): { readonly line: number; readonly what: string }[] {
  const at = (index: number): number => text.slice(0, index).split('\n').length;
  const cut = cuts.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => at(index)));
  const inSql = sqlCuts.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !found.includes('AT TIME ZONE') && isInstant(found))
      .map(({ index }) => at(index)),
  );
  return [
    ...[...new Set(cut)].map((line) => ({ line, what: `a day is cut out of a text; ${advice}` })),
    ...[...new Set(inSql)].map((line) => ({ line, what: 'SQL makes an instant a day without AT TIME ZONE' })),
  ].toSorted((one, other) => one.line - other.line);
}

/** Sources that cut a day out of an instant instead of asking the one function that knows zones. */
export async function checkDays(root: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files.filter((each) => watched.test(each) && !free.test(each)))
    for (const { line, what } of findCutDays(await readFile(join(root, file), 'utf8')))
      found.push(`${file}:${line}: ${what}`);
  return found;
}
