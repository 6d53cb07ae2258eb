import { useMemo, useState } from 'react';

/** Rows that are chosen, also those of other pages. */
export type Chosen<Row> = {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  readonly clear: () => void;
};

/** Keeps the rows that are chosen, as they were when they were chosen. */
export function useChosen<Row extends { readonly id: string }>(): Chosen<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return useMemo(
    () => ({
      rows: [...chosen.values()],
      has: ({ id }) => chosen.has(id),
      set: (rows, wanted) =>
        setChosen((now) => {
          const next = new Map(now);
          for (const row of rows) {
            if (wanted) next.set(row.id, row);
            else next.delete(row.id);
          }
          return next;
        }),
      clear: () => setChosen(new Map()),
    }),
    [chosen],
  );
}
