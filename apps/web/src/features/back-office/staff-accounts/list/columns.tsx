import type { StaffAccountRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { LimitMeter } from '../../../../ui/charts/limit-meter.tsx';
import { When } from '../../../../ui/when.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import css from '../staff-accounts.module.css';
import { AccountStateChip } from '../state-chip.tsx';

/** How much of the limit is used, as a line under the amount. */
function Used({
  row,
  money,
}: {
  readonly row: StaffAccountRow;
  readonly money: (of: StaffAccountRow['used']) => string;
}) {
  const { t } = useTranslation();
  const { used, limit } = row;
  return (
    <span className={css.two}>
      {money(used)}
      <small>
        {limit === null
          ? t('staff_accounts.list.no_limit')
          : t('staff_accounts.list.of_limit', { limit: money(limit) })}
      </small>
      {limit !== null && <LimitMeter className={css.meter} used={used.amount} limit={limit.amount} />}
    </span>
  );
}

/** The columns of the list of accounts. */
export function useAccountColumns(): readonly Column<StaffAccountRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('staff_accounts.list.account'),
        sort: 'name',
        card: 'head',
        width: '260px',
        cell: (row) => (
          <span className={css.two}>
            <b>{row.name}</b>
            <small>
              <span className="wb-mono">{row.number}</span>
              {row.merged_into !== null &&
                ` · ${t('staff_accounts.list.merged_into', { number: row.merged_into.number })}`}
            </small>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('staff_accounts.list.state'),
        card: 'corner',
        width: '140px',
        cell: (row) => <AccountStateChip state={row.state} />,
      },
      {
        key: 'place',
        title: t('staff_accounts.list.place'),
        cell: (row) =>
          [row.city, [row.state_code, row.postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ') || '–',
      },
      {
        key: 'owner',
        title: t('staff_accounts.list.owner'),
        cell: (row) => row.sales_owner?.name ?? '–',
      },
      {
        key: 'terms',
        title: t('staff_accounts.list.terms'),
        sort: 'terms_days',
        numeric: true,
        cell: (row) => t('staff_accounts.list.days', { count: row.terms_days }),
      },
      {
        key: 'used',
        title: t('staff_accounts.list.used'),
        sort: 'credit_limit',
        numeric: true,
        width: '150px',
        cell: (row) => <Used row={row} money={money} />,
      },
      {
        key: 'late',
        title: t('staff_accounts.list.past_due'),
        numeric: true,
        cell: (row) => (row.past_due.amount === 0 ? '–' : <span className={css.late}>{money(row.past_due)}</span>),
      },
      {
        key: 'users',
        title: t('staff_accounts.list.users'),
        numeric: true,
        card: 'none',
        cell: (row) => row.users,
      },
      {
        key: 'booked',
        title: t('staff_accounts.list.last_booked'),
        cell: (row) => (row.last_booked_at === null ? '–' : <When at={row.last_booked_at} />),
      },
    ],
    [t, money],
  );
}
