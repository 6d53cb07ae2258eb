import { type JournalEntry, type StaffPayment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import layout from '../../../ui/page-layout.module.css';
import lines from '../../../ui/money-table.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import css from './staff-payments.module.css';

function Entry({ entry }: { readonly entry: JournalEntry }) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  const on = (amount: JournalEntry['lines'][number]['amount'], side: 1 | -1): string =>
    amount.amount * side > 0 ? money({ ...amount, amount: amount.amount * side }) : '';
  return (
    <tbody>
      <tr className={css.entry}>
        <th scope="rowgroup" colSpan={3}>
          <b>{t(`staff_payments.journal.kind.${entry.kind}`)}</b>
          <time className="wb-soft" dateTime={entry.posted_at}>
            {dateTime(entry.posted_at, ownZone())}
          </time>
        </th>
      </tr>
      {entry.lines.map(({ ledger, amount, invoice }) => (
        <tr key={`${ledger} ${invoice} ${amount.amount}`}>
          <td className={css.ledger}>
            {t(`staff_payments.journal.ledgers.${ledger}`)}
            {invoice !== null && <span className="wb-soft"> · {t('invoices.number', { number: invoice })}</span>}
          </td>
          <td data-figure>{on(amount, 1)}</td>
          <td data-figure>{on(amount, -1)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** What the payment, its refunds or its authorization moved in the books, oldest first. */
export function JournalPanel({ payment: { journals } }: { readonly payment: StaffPayment }) {
  const { t } = useTranslation();
  const title = t('staff_payments.journal.title');
  return (
    <Panel title={title} note={t('staff_payments.journal.note')} flush>
      {journals.length === 0 ? (
        <p className={layout.none}>{t('staff_payments.journal.none')}</p>
      ) : (
        <div className={lines.scroll} {...scrolledByKeys} aria-label={title}>
          <table className={lines.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('staff_payments.journal.ledger')}</th>
                <th scope="col" data-figure>
                  {t('staff_payments.journal.debit')}
                </th>
                <th scope="col" data-figure>
                  {t('staff_payments.journal.credit')}
                </th>
              </tr>
            </thead>
            {journals.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </table>
        </div>
      )}
    </Panel>
  );
}
