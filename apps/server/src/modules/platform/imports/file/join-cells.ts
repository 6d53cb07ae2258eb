/** How a split row is put together again, and the text that had the mark inside. */
export type Joined = { readonly cells: readonly string[]; readonly text: string };

/**
 * Puts the cells of a row together again that a comma inside a text split. A comma inside a text is followed by a
 * space far more often than one between two cells, so such places are preferred.
 * @param good whether a row makes a record
 * @returns null when no place, or more than one, makes a good row
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
