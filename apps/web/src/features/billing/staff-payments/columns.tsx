import { type StaffPaymentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodName } from '../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useCardName } from '../../../lib/format/card-name.ts';
import { ReceiptButton } from '../payments/public.ts';
import { PaidFor } from './paid-for.tsx';
import css from './staff-payments.module.css';
import { PaymentStateChip } from './state-chip.tsx';

/** The columns of the list of payments. */
export function usePaymentColumns(): readonly Column<StaffPaymentRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const cardName = useCardName();
  const { name: methodName } = useMethodName();
  return useMemo(
    () => [
      {
        key: 'for',
        title: t('staff_payments.column.paid_for'),
        card: 'head',
        width: '200px',
        cell: (row) => <PaidFor row={row} />,
      },
      {
        key: 'state',
        title: t('staff_payments.column.state'),
        card: 'corner',
        width: '140px',
        cell: ({ state }) => <PaymentStateChip state={state} />,
      },
      { key: 'account', title: t('staff_payments.column.account'), cell: ({ account }) => account.name },
      {
        key: 'card',
        title: t('staff_payments.column.card'),
        cell: ({ card, ...row }) => (row.method !== 'card' ? methodName(row) : card === null ? '–' : cardName(card)),
      },
      {
        key: 'begun',
        title: t('staff_payments.column.begun'),
        sort: 'created_at',
        cell: (row) => <When at={row.created_at} />,
      },
      {
        key: 'amount',
        title: t('staff_payments.column.amount'),
        sort: 'amount',
        numeric: true,
        cell: ({ amount }) => money(amount),
      },
      {
        key: 'received',
        title: t('staff_payments.column.received'),
        numeric: true,
        cell: ({ received }) => (received.amount === 0 ? '–' : money(received)),
      },
      {
        key: 'refunded',
        title: t('staff_payments.column.refunded'),
        numeric: true,
        cell: ({ refunded }) => (refunded.amount === 0 ? '–' : <span className={css.given}>{money(refunded)}</span>),
      },
      {
        key: 'receipt',
        title: t('payments.receipt.download'),
        card: 'none',
        width: '108px',
        cell: ({ id, account, state, settled_at: at }) =>
          state === 'paid' &&
          at !== null && (
            <ReceiptButton
              paymentId={id}
              at={at}
              account={account.id}
              look={{ variant: 'subtle', size: 'compact-sm' }}
            />
          ),
      },
    ],
    [t, money, cardName, methodName],
  );
}
