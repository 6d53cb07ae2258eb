import { Button } from '@mantine/core';
import { endpoints, type BankRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { shortDay } from '../../../../lib/format/days.ts';
import { useMethodName } from '../../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import lines from '../../../../ui/money-table.module.css';
import { notifyRefused } from '../../../../ui/notify.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import css from './receipts.module.css';

type Props = { readonly row: BankRow };

/** Records a receipt as it is proposed. */
function Confirm({ row }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useApiMutation(endpoints.receivedPayments.record, {
    refreshes: [endpoints.staffPayments.list, endpoints.receivedPayments.open],
  });
  // One id for all presses of the button.
  const [id] = useState(() => crypto.randomUUID());
  const { account, amount, invoices, method, reference, payer, received_on } = row;
  const made = data === undefined ? row.recorded : { account: data.data.account.id, id: data.data.id };
  if (made !== null) {
    return (
      <RouteLink to="admin.payments.detail" params={made}>
        {t('received_payments.bank.recorded')}
      </RouteLink>
    );
  }
  const record = (): void => {
    if (account === null) return;
    const parts = invoices.map((part) => ({ id: part.id, amount: part.amount.amount }));
    const body = { id, account_id: account.id, method, reference, payer, received_on };
    mutate(
      { body: { ...body, amount: amount.amount, currency: amount.currency, invoices: parts } },
      {
        onError: (problem) =>
          notifyRefused({
            title: problem.message,
            ...(Object.keys(problem.errors).length === 0
              ? {}
              : { text: Object.values(problem.errors).flat().join(' ') }),
          }),
      },
    );
  };
  return (
    <span className={css.acts}>
      {account !== null && (
        <Button
          size="compact-sm"
          variant="filled"
          loading={isPending}
          aria-label={t('received_payments.bank.confirm_of', { row: row.row })}
          onClick={record}
        >
          {t('received_payments.bank.confirm')}
        </Button>
      )}
      <LinkButton
        to="admin.payments.record"
        {...(account === null ? {} : { search: { account: account.id } })}
        size="compact-sm"
        aria-label={t('received_payments.bank.other_of', { row: row.row })}
      >
        {t('received_payments.bank.other')}
      </LinkButton>
    </span>
  );
}

function Receipt({ row }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { name } = useMethodName();
  const { account, amount, invoices, match, payer, text } = row;
  const rest = amount.amount - invoices.reduce((sum, part) => sum + part.amount.amount, 0);
  return (
    <tr>
      <th scope="row">
        {name(row)} · {shortDay(row.received_on)}
        <small>{[payer, text].filter(Boolean).join(' · ')}</small>
      </th>
      <td data-figure>{money(amount)}</td>
      <td>
        {account === null ? (
          t('received_payments.bank.match.none')
        ) : (
          <>
            <b>{account.name}</b>
            <small>{t(`received_payments.bank.match.${match}`)}</small>
            {invoices.map((part) => (
              <span key={part.id} className={css.part}>
                <RouteLink to="admin.invoices.detail" params={{ account: account.id, id: part.id }} className="wb-mono">
                  {t('invoices.number', { number: part.number })}
                </RouteLink>{' '}
                {money(part.amount)}
              </span>
            ))}
            {rest > 0 && (
              <span className={css.part}>
                {t('received_payments.bank.credit', { amount: money({ ...amount, amount: rest }) })}
              </span>
            )}
          </>
        )}
      </td>
      <td data-figure>
        <Confirm row={row} />
      </td>
    </tr>
  );
}

/** The receipts of a file with what each may pay. */
export function Receipts({ rows }: { readonly rows: readonly BankRow[] }) {
  const { t } = useTranslation();
  const title = t('received_payments.bank.receipts');
  return (
    <div className={lines.scroll} {...scrolledByKeys} aria-label={title}>
      <table className={`${lines.table} ${css.receipts}`} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('received_payments.bank.receipt')}</th>
            <th scope="col" data-figure>
              {t('received_payments.bank.amount')}
            </th>
            <th scope="col">{t('received_payments.bank.pays')}</th>
            <th scope="col" data-figure>
              <span className="wb-only-heard">{t('received_payments.bank.confirm')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Receipt key={row.row} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
