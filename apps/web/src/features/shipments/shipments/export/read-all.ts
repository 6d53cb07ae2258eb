/** A page of a list, as far as reading all of them needs it. */
export type ReadPage<Row> = (
  page: number,
  rows: number,
  signal: AbortSignal,
) => Promise<{
  readonly data: readonly Row[];
  readonly meta: { readonly last_page: number; readonly total: number };
}>;

/** As many rows as a page may have. */
const rowsAtOnce = 100;

/**
 * Reads a list to its end, page by page, and tells how far it is. A row that slips to the next page meanwhile, since
 * new ones came before it, counts once.
 * @throws what `read` throws, so also when the signal stops it
 */
export async function readAll<Row extends { readonly id: string }>(
  read: ReadPage<Row>,
  signal: AbortSignal,
  progress: (done: number, total: number) => void,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    signal.throwIfAborted();
    const { data, meta } = await read(page, rowsAtOnce, signal);
    for (const row of data) rows.set(row.id, row);
    last = meta.last_page;
    progress(rows.size, Math.max(meta.total, rows.size));
  }
  return [...rows.values()];
}
