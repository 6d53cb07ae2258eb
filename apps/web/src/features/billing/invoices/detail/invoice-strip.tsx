import type { Invoice } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { WaybillStrip } from '../../../../ui/freight/strip/waybill-strip.tsx';
import { Barcode } from '../../../../ui/freight/barcode/barcode.tsx';
import type { StripFact } from '../../../../ui/freight/strip/strip-view.ts';
import { IconPencilCheck } from '../../../../ui/icons.ts';
import { shortDay } from '../../../../lib/format/days.ts';
import { InvoiceStatusChip } from '../status-chip.tsx';
import { agingWords, bookedDay } from '../words.ts';
import css from './detail.module.css';

type Props = { readonly invoice: Invoice };

const localDay = (instant: string, timeZone: string): string => zoned(Date.parse(instant), timeZone).date;

function useFacts({ invoice }: Props): StripFact[] {
  const { t } = useTranslation();
  const { longDate, money } = useChargedFormats();
  const { shipment, due_on: due, status, paid_at: paid, bol_number: bol } = invoice;
  const carrier: StripFact[] =
    shipment === null
      ? []
      : [
          {
            label: t('invoices.detail.carrier'),
            value: shipment.carrier_name,
            note: <span className="wb-mono">{bol}</span>,
          },
        ];
  const note =
    status === 'paid' && paid !== null
      ? t('invoices.detail.paid_on', { date: shortDay(bookedDay(paid)) })
      : agingWords(t, invoice.days_past_due);
  return [
    ...carrier,
    { label: t('invoices.detail.due'), value: longDate(due), note },
    { label: t('invoices.detail.total'), value: money(invoice.total) },
  ];
}

function BalanceEnd({ invoice }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return (
    <div className={css.balance}>
      <span className={css.label}>{t('invoices.detail.balance')}</span>
      <span className={css.figure}>{money(invoice.balance)}</span>
      <span className={css.chips}>
        <InvoiceStatusChip status={invoice.status} />
        {invoice.corrected && (
          <ToneChip tone="care" icon={IconPencilCheck}>
            {t('invoices.corrected')}
          </ToneChip>
        )}
      </span>
    </div>
  );
}

/** The invoice's waybill: number with barcode, the way, carrier, when it is due and what is left on it. */
export function InvoiceStrip({ invoice }: Props) {
  const { t } = useTranslation();
  const facts = useFacts({ invoice });
  const { shipment } = invoice;
  const number = t('invoices.number', { number: invoice.number });
  const status = <BalanceEnd invoice={invoice} />;
  if (shipment === null) return <LoneStrip invoice={invoice} facts={facts} />;
  const { origin, destination, delivered_at: delivered } = shipment;
  const arrived =
    delivered === null
      ? ''
      : ` · ${t('invoices.detail.delivered', { date: shortDay(localDay(delivered, shipment.delivery_time_zone)) })}`;
  return (
    <WaybillStrip
      size="full"
      numberLabel={t('invoices.detail.invoice')}
      number={number}
      origin={{
        ...origin,
        detail: `${origin.postal_code} · ${t('invoices.detail.pickup', { date: shortDay(shipment.pickup_date) })}`,
      }}
      destination={{ ...destination, detail: destination.postal_code + arrived }}
      facts={facts}
      status={status}
    />
  );
}

/** The same for an invoice that is for no shipment: only where it was delivered. */
function LoneStrip({ invoice, facts }: Props & { readonly facts: readonly StripFact[] }) {
  const { t } = useTranslation();
  const number = t('invoices.number', { number: invoice.number });
  const place: StripFact = {
    label: t('invoices.detail.delivery'),
    value: `${invoice.delivery_city}, ${invoice.delivery_state}`,
    note: <span className="wb-mono">{invoice.bol_number}</span>,
  };
  return (
    <section className={css.lone} aria-label={`${t('invoices.detail.invoice')} ${number}`}>
      <div className={css.stub}>
        <span className={css.label}>{t('invoices.detail.invoice')}</span>
        <span className={css.number}>{number}</span>
        <Barcode value={number} height={34} module={1.5} />
      </div>
      <dl className={css.facts}>
        {[place, ...facts].map(({ label, value, note }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            {note !== undefined && <dd className={css.label}>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className={css.end}>
        <BalanceEnd invoice={invoice} />
      </div>
    </section>
  );
}
