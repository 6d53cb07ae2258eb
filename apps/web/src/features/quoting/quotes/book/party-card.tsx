import type { KnownParty, Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../../lib/format/local-time.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconCircleCheck, IconProgressHelp } from '../../../../ui/icons.ts';
import { endOf, type ShipmentEnd } from './lift-gate.ts';
import css from './party-card.module.css';
import type { BookingForm } from './use-booking.ts';

type Props = {
  readonly form: BookingForm;
  readonly end: ShipmentEnd;
  readonly quote: Quote;
  /** Its entry of the address book; null for one that is not in it. */
  readonly entry: KnownParty | null;
};

/** One end of a booking that lacks nothing, to read. */
export function PartyCard({ form, end, quote, entry }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const party = form.values[end];
  const numbers = [party.exterior_number, party.interior_number].filter(Boolean).join(' ');
  const [first = '', ...others] = party.street_lines;
  const street = [[first, numbers].filter(Boolean).join(' '), ...others, party.neighborhood].filter(Boolean);
  const contact = `${party.contact_first_name} ${party.contact_last_name}`;
  const verified = entry?.verified ?? null;
  const Icon = verified ? IconCircleCheck : IconProgressHelp;
  const hours = { from: clockTime(party.opens_at, formats), to: clockTime(party.closes_at, formats) };
  return (
    <div className={css.card}>
      <div className={css.head}>
        <p className={css.lines}>
          <b>{party.company}</b>
          {street.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{`${party.city}, ${party.state} ${party.postal_code}`}</span>
        </p>
        {verified !== null && (
          <span className={css.chip} data-verified={verified || undefined}>
            <Icon size={14} aria-hidden="true" />
            {t(verified ? 'quotes.advice.verified' : 'quotes.advice.unverified')}
          </span>
        )}
      </div>
      <p className={css.lines}>
        <span>{contact}</span>
        <span>{[party.phone, party.email].join(' · ')}</span>
        <span className="wb-soft">
          {t(`terms.site_types.${quote.request[endOf[end]].site_type}`)} · {t('quotes.book.hours', hours)}
        </span>
      </p>
    </div>
  );
}
