import { Button } from '@mantine/core';
import type { ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { Line } from './problems-panel.tsx';
import type { Changing } from './use-change.ts';

/** Problems that ask which of postal code, city, and state is right. */
export const placeCodes: ReadonlySet<string> = new Set(['zip_in_other_state', 'zip_in_other_city']);

type Props = {
  readonly line: Line;
  readonly columns: ImportSummary['columns'];
  readonly changing: Changing;
};

/** Answers for a row whose postal code contradicts its place: the place of the code, or the row as it is. */
export function PlaceAnswers({ line: { row, problem }, columns, changing: { change, changing } }: Props) {
  const { t } = useTranslation();
  const { column, value, params } = problem;
  const place = (['city', 'state'] as const).flatMap((field) => {
    const at = columns.findIndex((one) => one.field === field);
    return at < 0 || params[field] === undefined ? [] : [{ row, column: at, value: String(params[field]) }];
  });
  return (
    <>
      {place.length > 0 && (
        <Button size="compact-sm" disabled={changing} onClick={() => change({ cells: place })}>
          {t('imports.problems_table.use', { value: String(params['there']) })}
        </Button>
      )}
      {column !== null && (
        // A cell typed as it was is kept.
        <Button size="compact-sm" disabled={changing} onClick={() => change({ cells: [{ row, column, value }] })}>
          {t('imports.problems_table.keep', { value: String(params['here']) })}
        </Button>
      )}
    </>
  );
}
