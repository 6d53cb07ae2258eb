/** A rejoined row, and the text that contained the comma. */
export type Joined = { readonly cells: readonly string[]; readonly text: string };

/**
 * Rejoins cells of a row that was split by a comma inside a text. A comma in a text is usually followed by a space, so
 * such places are preferred.
 * @param good whether a row makes a valid record
 * @returns null unless exactly one place gives a valid row
 */
export function joinSplitCells(
  cells: readonly string[],
  width: number,
  good: (cells: readonly string[]) => boolean,
): Joined | null {
  const extra = cells.length - width;
  const tries = Array.from({ length: width }, (_, at) => {
    const parts = cells.slice(at, at + extra + 1);
    const text = parts.map((part) => part.trim()).join(', ');
    return {
      spaced: parts.slice(1).every((part) => part.startsWith(' ')),
      text,
      cells: cells.toSpliced(at, extra + 1, text),
    };
  }).filter((one) => good(one.cells));
  const spaced = tries.filter((one) => one.spaced);
  const [only, ...others] = spaced.length > 0 ? spaced : tries;
  return only === undefined || others.length > 0 ? null : { cells: only.cells, text: only.text };
}
