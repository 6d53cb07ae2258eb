/** What a test runner found; names tell which tests they are. */
export type Counts = {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
};

export const none: Counts = { passed: 0, failed: [], skipped: [] };

export function add(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/** The line that closes a run, in the form that machines read. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed.length} failed`;
  return skipped.length === 0 ? line : `${line}, ${skipped.length} skipped`;
}

/** A run in which nothing ran has not passed. */
export function exitCodeOf({ passed, failed }: Counts): number {
  return failed.length === 0 && passed > 0 ? 0 : 1;
}
