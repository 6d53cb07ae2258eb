import type { CreditAccount, PastHold } from '@waybill/contract';
import { LimitMeter } from '../../../ui/charts/limit-meter.tsx';
import layout from '../../../ui/page-layout.module.css';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './credit-holds.module.css';
import { amountsIn, overLimit } from './own-credit.ts';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';

type Props = { readonly account: CreditAccount };
type LateInvoice = CreditAccount['invoices'][number];

/** How much of the limit is used, as a bar and in words. */
function LimitFigure({ account }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { limit, exposure } = account;
  if (limit === null) return <dd className={layout.big}>{t('credit_holds.detail.no_limit')}</dd>;
  const over = overLimit(account);
  const left = { amount: limit.amount - exposure.amount, currency: limit.currency };
  return (
    <>
      <dd className={layout.big}>{money(limit)}</dd>
      <dd className={layout.small}>
        <LimitMeter className={css.meter} used={exposure.amount} limit={limit.amount} />
        {over === null
          ? t('credit_holds.detail.left', { amount: money(left) })
          : t('credit_holds.detail.over', { amount: money(over) })}
      </dd>
    </>
  );
}

/** What is owed against what may be owed, and on which terms. */
export function CreditPanel({ account }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { past_due: late, past_due_count: count } = account;
  return (
    <Panel flush>
      <div className={layout.clip}>
        <dl className={layout.figures}>
          <div>
            <dt>{t('credit_holds.detail.past_due')}</dt>
            <dd className={layout.big} data-late={count > 0 || undefined}>
              {count === 0 ? '–' : amountsIn(late, money)}
            </dd>
            {count > 0 && <dd className={layout.small}>{t('credit_holds.list.invoices', { count })}</dd>}
          </div>
          <div>
            <dt>{t('credit_holds.detail.exposure')}</dt>
            <dd className={layout.big}>{money(account.exposure)}</dd>
            <dd className={layout.small}>{t('credit_holds.detail.exposure_note')}</dd>
          </div>
          <div>
            <dt>{t('credit_holds.detail.limit')}</dt>
            <LimitFigure account={account} />
          </div>
          <div>
            <dt>{t('credit_holds.detail.terms_label')}</dt>
            <dd className={layout.big}>{t('credit_holds.detail.net', { count: account.terms_days })}</dd>
            <dd className={layout.small}>{t('credit_holds.detail.grace', { count: account.grace_days })}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  );
}

/** The invoices that the rule counts, the oldest first. */
export function InvoicesPanel({ account: { invoices, account } }: Props) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  const days = ({ days_past_due: count }: LateInvoice): string => t('credit_holds.detail.days_count', { count });
  return (
    <Panel title={t('credit_holds.detail.invoices')} note={t('credit_holds.detail.disputed_note')} flush>
      {invoices.length === 0 && <p className={layout.none}>{t('credit_holds.detail.no_invoices')}</p>}
      {invoices.length > 0 && (
        <div className={css.scroll} {...scrolledByKeys} aria-label={t('credit_holds.detail.invoices')}>
          <table className={css.lines} aria-label={t('credit_holds.detail.invoices')}>
            <thead>
              <tr>
                <th scope="col">{t('credit_holds.detail.invoice')}</th>
                <th scope="col">{t('credit_holds.detail.due')}</th>
                <th scope="col" className={css.wide}>
                  {t('credit_holds.detail.days')}
                </th>
                <th scope="col" className={css.figure}>
                  {t('credit_holds.detail.owed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <tr key={invoice.id}>
                  <th scope="row" className="wb-mono">
                    <RouteLink to="admin.invoices.detail" params={{ account: account.id, id: invoice.id }}>
                      {t('invoices.number', { number: invoice.number })}
                    </RouteLink>
                  </th>
                  <td className={css.due}>
                    {longDate(invoice.due_on)}
                    <span className={`${css.narrow} ${css.late}`}>{days(invoice)}</span>
                  </td>
                  <td className={`${css.wide} ${css.late}`}>{days(invoice)}</td>
                  <td className={css.figure}>{money(invoice.owed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function useEnd({ ended_how: how, ended_by: name, open_until: until }: PastHold): string | null {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  if (how === null) return null;
  return t(`credit_holds.detail.ended.${how}`, { name: name ?? '', date: until === null ? '' : longDate(until) });
}

function HoldEntry({ hold }: { readonly hold: PastHold }) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  const end = useEnd(hold);
  const by =
    hold.set_by === null ? t('credit_holds.detail.by_rule') : t('credit_holds.detail.by', { name: hold.set_by });
  return (
    <li>
      <div className={css.line}>
        <ToneChip tone={hold.ended_at === null ? 'stop' : 'off'}>{t(`credit_holds.cause.${hold.cause}`)}</ToneChip>
        <span>
          {dateTime(hold.since, ownZone())}, {by}
        </span>
      </div>
      {hold.past_due.length > 0 && (
        <span className="wb-soft">
          {t('credit_holds.detail.owed_then', { amount: amountsIn(hold.past_due, money) })}
        </span>
      )}
      {hold.reason !== null && <p className={css.said}>{hold.reason}</p>}
      {end !== null && hold.ended_at !== null && (
        <span>
          {end} <span className="wb-soft">{dateTime(hold.ended_at, ownZone())}</span>
        </span>
      )}
      {hold.end_reason !== null && <p className={css.said}>{hold.end_reason}</p>}
    </li>
  );
}

/** Every hold there was, the newest first. */
export function HistoryPanel({ account: { holds } }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('credit_holds.detail.history')} flush>
      {holds.length === 0 ? (
        <p className={layout.none}>{t('credit_holds.detail.no_history')}</p>
      ) : (
        <ol className={css.history}>
          {holds.map((hold) => (
            <HoldEntry key={hold.id} hold={hold} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
