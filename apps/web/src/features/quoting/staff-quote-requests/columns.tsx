import { UnstyledButton } from '@mantine/core';
import { nameIn, type DeskRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { Day } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { cityOf, SalesStateChip } from '../quote-requests/public.ts';
import css from './desk.module.css';
import { Age, DueTime } from './due-time.tsx';

/** The columns of the desk's queue; an account's name narrows the list to it. */
export function useDeskColumns(only: (accountId: string) => void): readonly Column<DeskRow>[] {
  const { t, i18n } = useTranslation();
  const { mass, money } = useFormats();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('staff_quote_requests.number'),
        card: 'head',
        width: '90px',
        cell: (row) => <span className={css.number}>{row.number}</span>,
      },
      {
        key: 'state',
        title: t('staff_quote_requests.state'),
        card: 'corner',
        width: '132px',
        cell: (row) => <SalesStateChip state={row.state} />,
      },
      {
        key: 'account',
        title: t('staff_quote_requests.account'),
        cell: ({ account: { id, name } }) => (
          <UnstyledButton
            className={css.account}
            title={t('staff_quote_requests.only_account', { account: name })}
            onClick={() => only(id)}
          >
            {name}
          </UnstyledButton>
        ),
      },
      {
        key: 'lane',
        title: t('staff_quote_requests.lane'),
        width: '19%',
        cell: (row) => `${cityOf(row.origin)} – ${cityOf(row.destination)}`,
      },
      {
        key: 'load',
        title: t('staff_quote_requests.load'),
        cell: (row) => (
          <span className={css.load}>
            {`${t('quote_requests.units', { count: row.load.units })} · ${mass(row.load.weight_lb)}`}
            <span className="wb-soft">
              {row.equipment ? nameIn(i18n.language, row.equipment) : t(`staff_truckloads.kinds.${row.kind}`)}
            </span>
          </span>
        ),
      },
      { key: 'pickup', title: t('staff_quote_requests.pickup'), cell: (row) => <Day on={row.pickup_date} /> },
      {
        key: 'target',
        title: t('staff_quote_requests.target'),
        numeric: true,
        cell: (row) => (row.target_price === null ? '–' : money(row.target_price)),
      },
      {
        key: 'owner',
        title: t('staff_quote_requests.owner'),
        cell: (row) => row.owner?.name ?? <span className="wb-soft">{t('staff_quote_requests.nobody')}</span>,
      },
      {
        key: 'age',
        title: t('staff_quote_requests.old'),
        sort: 'created_at',
        card: 'none',
        cell: (row) => <Age since={row.created_at} />,
      },
      {
        key: 'due',
        title: t('staff_quote_requests.due'),
        sort: 'due_at',
        width: '130px',
        cell: (row) => <DueTime row={row} />,
      },
    ],
    [t, i18n.language, mass, money, only],
  );
}
