import { Button } from '@mantine/core';
import type { StatementAccount, StatementMovement } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodName } from '../../../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../../../lib/format/use-formats.ts';
import { RouteLink } from '../../../../../ui/route-link.tsx';
import { shortDay } from '../../../../../lib/format/days.ts';
import css from './movements.module.css';

/** Rows that are drawn at once; a year of a large account has thousands. */
const first = 200;
/** Invoices that are named in a row. */
const named = 4;

function About({ invoices }: StatementMovement) {
  const { t } = useTranslation();
  const over = invoices.length - named;
  return (
    <span className={css.about}>
      {invoices.slice(0, named).map(({ id, number }) => (
        <RouteLink key={id} to="invoices.detail" params={{ id }} className="wb-mono">
          {t('invoices.number', { number })}
        </RouteLink>
      ))}
      {over > 0 && <span className="wb-soft">{t('statements.more', { count: over })}</span>}
    </span>
  );
}

function Row({ moved }: { readonly moved: StatementMovement }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { received } = useMethodName();
  return (
    <tr role="row">
      <td role="cell" className={css.day}>
        {shortDay(moved.day)}
      </td>
      <th role="rowheader" scope="row">
        {t(`statements.kinds.${moved.kind}`)}
        {moved.paid_by !== null && <small className={css.how}>{received(moved.paid_by)}</small>}
      </th>
      <td role="cell" className={css.invoices}>
        <About {...moved} />
      </td>
      <td role="cell" className={css.amount} data-in={moved.amount.amount < 0 || undefined}>
        {money(moved.amount).replace('-', '−')}
      </td>
      <td role="cell" className={css.balance}>
        {money(moved.balance).replace('-', '−')}
      </td>
    </tr>
  );
}

type Props = { readonly account: StatementAccount; readonly from: string; readonly to: string };

/** Every movement with the balance after it, between the balance that was and the one that is. */
export function Movements({ account, from, to }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const [all, setAll] = useState(false);
  const { movements, opening, closing } = account;
  const shown = all ? movements : movements.slice(0, first);
  const cut = shown.length < movements.length;
  const balance = (day: string, name: string, amount: string) => (
    <tr role="row" className={css.mark}>
      <td role="cell" className={css.day}>
        {shortDay(day)}
      </td>
      <th role="rowheader" scope="row" colSpan={3}>
        {name}
      </th>
      <td role="cell" className={css.balance}>
        {amount.replace('-', '−')}
      </td>
    </tr>
  );
  return (
    <>
      <table role="table" className={css.table} aria-label={t('statements.title')}>
        <thead role="rowgroup">
          <tr role="row">
            {(['day', 'what', 'invoices', 'amount', 'balance'] as const).map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                data-numeric={name === 'amount' || name === 'balance' || undefined}
              >
                {t(`statements.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {balance(from, t('statements.opening'), money(opening))}
          {shown.map((moved) => (
            <Row key={`${moved.at} ${moved.kind} ${moved.balance.amount}`} moved={moved} />
          ))}
        </tbody>
        {!cut && <tfoot role="rowgroup">{balance(to, t('statements.closing'), money(closing))}</tfoot>}
      </table>
      {movements.length === 0 && <p className={css.none}>{t('statements.none_moved')}</p>}
      {cut && (
        <div className={css.more}>
          <Button onClick={() => setAll(true)}>{t('statements.show_all', { count: movements.length })}</Button>
        </div>
      )}
    </>
  );
}
