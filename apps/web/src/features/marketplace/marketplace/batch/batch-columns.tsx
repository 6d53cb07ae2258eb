import type { BatchHead } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { When } from '../../../../ui/when.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { batchStyles } from '../styles.ts';
import css from '../marketplace.module.css';
import { isMoving } from './batch-values.ts';

/** The columns of what was quoted and shipped together. */
export function useBatchColumns(): readonly Column<BatchHead>[] {
  const { t } = useTranslation();
  const { date, money, number } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'begun',
        title: t('marketplace.begun'),
        card: 'head',
        cell: (row) => <When at={row.created_at} />,
      },
      { key: 'by', title: t('marketplace.begun_by'), cell: (row) => row.created_by },
      {
        key: 'status',
        title: t('marketplace.status'),
        card: 'corner',
        cell: (row) => (
          <span className={css.twoLines}>
            <ToneChip {...batchStyles[row.state]}>{t(`marketplace.batch_states.${row.state}`)}</ToneChip>
            {isMoving(row) && (
              <span className={css.soft}>
                {t('marketplace.batch_progress', { settled: number(row.settled), rows: number(row.rows) })}
              </span>
            )}
          </span>
        ),
      },
      { key: 'orders', title: t('marketplace.orders'), numeric: true, cell: (row) => number(row.orders) },
      { key: 'shipments', title: t('marketplace.shipments'), numeric: true, cell: (row) => number(row.rows) },
      { key: 'booked', title: t('marketplace.row_states.booked'), numeric: true, cell: (row) => number(row.booked) },
      {
        key: 'failed',
        title: t('marketplace.row_states.failed'),
        numeric: true,
        cell: (row) => <span className={row.failed > 0 ? css.care : undefined}>{number(row.failed)}</span>,
      },
      {
        key: 'total',
        title: t('marketplace.total'),
        numeric: true,
        cell: (row) => (row.total === null ? '–' : money(row.total)),
      },
      {
        key: 'pickup',
        title: t('marketplace.pickup_date'),
        cell: (row) => <span className={css.day}>{date(row.pickup_date)}</span>,
      },
      { key: 'rule', title: t('marketplace.rule'), cell: (row) => t(`marketplace.rules.${row.rule}`) },
    ],
    [t, date, money, number],
  );
}
