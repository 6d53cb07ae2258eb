import type { IncidentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { StateChip } from './state-chip.tsx';
import { failureWords, operationWords } from './words.ts';

/** The columns of the incidents list. */
export function useIncidentColumns(): readonly Column<IncidentRow>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    return [
      { key: 'carrier', title: t('incidents.carrier'), card: 'head', cell: (row) => row.carrier_name },
      {
        key: 'state',
        title: t('incidents.state'),
        card: 'corner',
        width: '110px',
        cell: (row) => <StateChip resolved={row.resolved_at !== null} />,
      },
      { key: 'operation', title: t('incidents.operation'), cell: (row) => operationWords(row.operation) },
      { key: 'failure', title: t('incidents.failure'), cell: (row) => failureWords(row.failure) },
      {
        key: 'occurrences',
        title: t('incidents.occurrences'),
        numeric: true,
        sort: 'occurrences',
        width: '120px',
        cell: (row) => formats.number(row.occurrences),
      },
      { key: 'owner', title: t('incidents.owner'), cell: (row) => row.owner?.name ?? '–' },
      { key: 'first', title: t('incidents.first_seen'), cell: (row) => <When at={row.first_seen_at} /> },
      {
        key: 'last',
        title: t('incidents.last_seen'),
        sort: 'last_seen_at',
        cell: (row) => <When at={row.last_seen_at} />,
      },
    ];
  }, [t, formats]);
}
