import { useQuery } from '@tanstack/react-query';
import type { CreditState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { IconLock } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './credit-holds.module.css';
import { amountsIn, ownCreditQuery } from './own-credit.ts';

/** So many invoices are named; the others are counted. */
const named = 5;

function WhatToPay({ credit }: { readonly credit: CreditState }) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  const { invoices, past_due: sums, past_due_count: count } = credit;
  if (count === 0) return null;
  const rest = count - Math.min(count, named);
  return (
    <table className={css.owed} aria-label={t('credit_holds.dialog.pay')}>
      <tbody>
        {invoices.slice(0, named).map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row">
              <RouteLink to="invoices.detail" params={{ id: invoice.id }} className="wb-mono">
                {t('invoices.number', { number: invoice.number })}
              </RouteLink>
              <span className={css.under}>{longDate(invoice.due_on)}</span>
            </th>
            <td className={css.late}>{t('credit_holds.dialog.days', { count: invoice.days_past_due })}</td>
            <td>{money(invoice.owed)}</td>
          </tr>
        ))}
        {rest > 0 && (
          <tr>
            <td colSpan={3} className={css.under}>
              {t('credit_holds.dialog.more', { count: rest })}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('credit_holds.dialog.total')}
          </th>
          <td>{amountsIn(sums, money)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Limit({ credit, shown }: { readonly credit: CreditState; readonly shown: boolean }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { limit, exposure } = credit;
  if (limit === null || !shown) return null;
  return (
    <dl className={css.limits}>
      <div>
        <dt>{t('credit_holds.dialog.owed')}</dt>
        <dd>{money(exposure)}</dd>
      </div>
      <div>
        <dt>{t('credit_holds.dialog.limit')}</dt>
        <dd>{money(limit)}</dd>
      </div>
    </dl>
  );
}

type Props = {
  /** What the server said when it refused. */
  readonly says: string;
  /** It is this booking alone that passes the limit. */
  readonly limit: boolean;
};

/** Why nothing can be booked, and what has to be paid for it to go on. */
export function HoldFacts({ says, limit }: Props) {
  const { t } = useTranslation();
  const credit = useQuery({ ...ownCreditQuery(), refetchOnMount: 'always' }).data?.data;
  const cause = limit ? 'over_limit' : (credit?.cause ?? null);
  return (
    <div className={css.facts}>
      <Notice
        tone="stop"
        icon={IconLock}
        title={limit ? t('credit_holds.dialog.over_limit_booking') : t(`credit_holds.dialog.${cause ?? 'past_due'}`)}
      >
        {limit ? says : cause === 'staff' ? t('credit_holds.dialog.staff_text') : t('errors.credit_hold')}
      </Notice>
      {credit && <WhatToPay credit={credit} />}
      {credit && <Limit credit={credit} shown={cause === 'over_limit'} />}
    </div>
  );
}
