/** One changed place of the source and what the tests made of it. */
export type Mutant = {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
};

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const missed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Share of the changes that a test noticed, in percent; what could not be compiled or run says nothing. */
export function mutationScore(mutants: readonly Mutant[]): number {
  const caught = mutants.filter(({ status }) => noticed.has(status)).length;
  const passed = mutants.filter(({ status }) => missed.has(status)).length;
  return caught + passed === 0 ? 0 : (100 * caught) / (caught + passed);
}

/** Every change that no test noticed as `file:line:column mutator -> replacement`, in the order of the source. */
export function unnoticed(mutants: readonly Mutant[], root: string): string[] {
  return mutants
    .filter(({ status }) => missed.has(status))
    .map(({ fileName, location: { start }, mutatorName, replacement = '', status }) => {
      const place = `${fileName.replace(`${root}/`, '')}:${start.line}:${start.column}`;
      return `${place} ${status} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ')}`;
    });
}
