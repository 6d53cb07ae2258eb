import { none, type Counts } from './counts.ts';

type Share = { readonly total: number; readonly covered: number };
/** What Vitest leaves as `coverage-summary.json`. */
export type CoverageSummary = { readonly total: { readonly branches: Share; readonly lines: Share } };

const percent = ({ covered, total }: Share): string =>
  `${(Math.floor((10_000 * covered) / total) / 100).toString()} % (${covered} of ${total})`;

/** The line that tells how much of a folder its tests reach. */
export function coverageLine(folder: string, { total: { branches, lines } }: CoverageSummary): string {
  return `coverage of ${folder}: branches ${percent(branches)}, lines ${percent(lines)}`;
}

/** Counts as one test whether every branch of a folder was taken; a run without any branch or report took none. */
export function countCoverage(folder: string, summary: CoverageSummary | null): Counts {
  const { covered, total } = summary?.total.branches ?? { covered: 0, total: 0 };
  if (total > 0 && covered === total) return { ...none, passed: 1 };
  return { ...none, failed: [`branch coverage of ${folder} is 100 %`] };
}
