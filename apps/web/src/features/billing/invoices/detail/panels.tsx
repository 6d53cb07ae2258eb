import type { Invoice } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodName } from '../../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { FactPairs } from '../../../../ui/fact-pairs.tsx';
import { ChargeLines } from '../../../../ui/freight/charges/charge-lines.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { MemoButton } from '../../disputes/public.ts';
import { ReceiptButton } from '../../payments/public.ts';
import { shortDay } from '../../../../lib/format/days.ts';
import { agingWords, bookedDay } from '../words.ts';
import css from './detail.module.css';

type Props = { readonly invoice: Invoice };
type Place = NonNullable<Invoice['shipment']>['origin'];

/** What the invoice says now, line by line with its arithmetic. */
export function ChargesPanel({ invoice }: Props) {
  const { t } = useTranslation();
  const now = invoice.versions.at(-1);
  if (now === undefined) return null;
  const items = now.charges.flatMap(({ basis }) => ('itemId' in basis ? [basis.itemId] : []));
  const numbers = Object.fromEntries(items.map((id) => [id, Number(id)]));
  const words = now.version > 1 ? 'charges_corrected' : 'charges_note';
  const date = shortDay(now.version > 1 ? bookedDay(now.created_at) : invoice.issued_on);
  return (
    <Panel title={t('invoices.detail.charges')} note={t(`invoices.detail.${words}`, { date })} flush>
      <div className={css.charges}>
        <ChargeLines lines={now.charges} itemNumbers={numbers} charged />
      </div>
    </Panel>
  );
}

/** What moved the balance, oldest first; the lines come to what is left. */
export function MovementsPanel({ invoice }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { received } = useMethodName();
  const { movements, balance } = invoice;
  return (
    <Panel title={t('invoices.detail.movements')} note={t('invoices.detail.movements_note')} flush>
      {movements.length === 1 && <p className={css.empty}>{t('invoices.detail.nothing_moved')}</p>}
      <table className={css.lines} aria-label={t('invoices.detail.movements')}>
        <tbody>
          {movements.map(({ at, kind, amount, payment_id: paymentId, paid_by: by }, index) => (
            <tr key={`${at} ${kind} ${amount.amount}`}>
              <td className={css.when}>{shortDay(bookedDay(at))}</td>
              <th scope="row">
                {t(`invoices.detail.moved.${kind === 'invoice_issued' && index > 0 ? 'invoice_corrected' : kind}`)}
                {by !== null && <small className={css.how}>{received(by)}</small>}
                {paymentId !== null && (kind === 'payment_received' || kind === 'credit_applied') && (
                  <ReceiptButton paymentId={paymentId} at={at} look={{ variant: 'subtle', size: 'compact-sm' }} />
                )}
              </th>
              <td data-in={amount.amount < 0 || undefined}>{money(amount).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('invoices.detail.balance_due')}
            </th>
            <td>{money(balance)}</td>
          </tr>
        </tfoot>
      </table>
      {invoice.credit_memos.length > 0 && <Memos invoice={invoice} />}
    </Panel>
  );
}

/** The documents behind what was credited. */
function Memos({ invoice: { credit_memos: memos } }: Props) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  return (
    <ul className={css.memos} aria-label={t('invoices.memo.panel')}>
      {memos.map(({ number, amount, issued_on: issued, dispute_id: disputeId }) => (
        <li key={number}>
          <span>
            <span className="wb-mono">{t('invoices.memo.number', { number })}</span>{' '}
            <span className="wb-soft">
              {money(amount)}, {t('invoices.memo.issued', { date: longDate(issued) })}
            </span>
          </span>
          {disputeId !== null && <MemoButton disputeId={disputeId} number={number} />}
        </li>
      ))}
    </ul>
  );
}

function Party({
  title,
  company,
  lines,
}: {
  readonly title: string;
  readonly company: string;
  readonly lines: readonly string[];
}) {
  return (
    <div>
      <h3 className={css.label}>{title}</h3>
      <address className={css.party}>
        <strong>{company}</strong>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  );
}

const townOf = (at: {
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
}) => [at.city, [at.state, at.postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Who shipped it, who received it and who is billed. */
export function PartiesPanel({ invoice: { shipment, bill_to: billTo } }: Props) {
  const { t } = useTranslation();
  const end = (title: string, place: Place) => <Party title={title} company={place.company} lines={[townOf(place)]} />;
  return (
    <Panel title={t('invoices.detail.shipper')}>
      <div className={css.parties}>
        {shipment && end(t('invoices.detail.ship_from'), shipment.origin)}
        {shipment && end(t('invoices.detail.ship_to'), shipment.destination)}
        <Party
          title={t('invoices.detail.bill_to')}
          company={billTo.name}
          lines={[...billTo.street_lines, townOf(billTo)].filter((line) => line !== '')}
        />
      </div>
    </Panel>
  );
}

/** Dates, terms and numbers. */
export function FactsPanel({ invoice }: Props) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const { shipment } = invoice;
  const code = (text: string) => <span className="wb-mono">{text}</span>;
  const bol = invoice.bol_number;
  const number =
    bol === null || invoice.shipment_id === null ? (
      bol && code(bol)
    ) : (
      <RouteLink to="tracking.detail" params={{ loadId: invoice.shipment_id }}>
        {code(bol)}
      </RouteLink>
    );
  const quote =
    shipment?.quote_id && shipment.quote_number ? (
      <RouteLink to="quote.detail" params={{ id: shipment.quote_id }}>
        {code(shipment.quote_number)}
      </RouteLink>
    ) : null;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('invoices.detail.issued'), longDate(invoice.issued_on)],
    [t('invoices.detail.terms'), t('invoices.detail.terms_days', { count: invoice.terms_days })],
    [t('invoices.column.due'), longDate(invoice.due_on)],
    [t('invoices.detail.aging'), invoice.status === 'paid' ? null : agingWords(t, invoice.days_past_due)],
    [t('invoices.column.type'), t(`invoices.type.${invoice.type}`)],
    [t('invoices.detail.bol'), number],
    [t('invoices.detail.pro'), shipment?.pro_number ? code(shipment.pro_number) : null],
    [t('invoices.detail.quote'), quote],
    [t('invoices.detail.reference'), shipment?.reference ?? null],
  ];
  return (
    <Panel title={t('invoices.detail.facts')}>
      <FactPairs facts={facts} className={css.pairs} />
    </Panel>
  );
}
