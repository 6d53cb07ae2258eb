/** How long one file of a part took, in milliseconds of the worker that ran it. */
export type FileTimes = {
  readonly part: string;
  readonly file: string;
  readonly count: number;
  readonly setup: number;
  /** Reading and transforming the file and everything it imports. */
  readonly imports: number;
  /** What ran before and after all tests of the file. */
  readonly hooks: number;
  readonly tests: number;
};

/** One program of the run: its time by the clock in milliseconds, its workers, and its files. */
export type RunTimes = {
  readonly name: string;
  readonly clock: number;
  readonly workers: number;
  readonly files: readonly FileTimes[];
};

const phases = ['setup', 'imports', 'hooks', 'tests'] as const;
type Phase = (typeof phases)[number];

const sumOf = (files: readonly FileTimes[], phase: Phase): number => files.reduce((sum, each) => sum + each[phase], 0);
const busy = (file: FileTimes): number => phases.reduce((sum, phase) => sum + file[phase], 0);
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)];
}

/**
 * The table of `npm test -- --times`, in seconds. The programs run one after the other, so their clock times add up;
 * all other columns are summed over the workers. "Waiting" is the time in which a worker of the program ran no file:
 * its start, its end, and a core that had nothing left to do.
 */
export function timesTable(runs: readonly RunTimes[], slowest = 50): string {
  const rows = runs.flatMap(({ name, clock, workers, files }) => {
    const parts = [...new Set(files.map(({ part }) => part))];
    const waiting = Math.max(0, clock * workers - files.reduce((sum, file) => sum + busy(file), 0));
    const row = (title: string, of: readonly FileTimes[]) => [
      title,
      String(of.length),
      String(of.reduce((sum, { count }) => sum + count, 0)),
      ...phases.map((phase) => seconds(sumOf(of, phase))),
    ];
    const inner =
      parts.length > 1
        ? parts.map((part) => [
            ...row(
              part,
              files.filter((each) => each.part === part),
            ),
            '',
            '',
          ])
        : [];
    return [...inner, [...row(name, files), seconds(waiting), seconds(clock)]];
  });
  const total = runs.reduce((sum, { clock }) => sum + clock, 0);
  const files = runs.flatMap((run) => run.files).toSorted((one, other) => busy(other) - busy(one));
  return [
    ...markdown(['part', 'files', 'tests', ...phases, 'waiting', 'clock'], rows),
    `All parts: ${seconds(total)} s`,
    '',
    ...markdown(
      ['slowest files', 'tests', ...phases, 'all'],
      files
        .slice(0, slowest)
        .map((each) => [
          each.file,
          String(each.count),
          ...phases.map((phase) => seconds(each[phase])),
          seconds(busy(each)),
        ]),
    ),
  ].join('\n');
}
