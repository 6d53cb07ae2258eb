import type { Quote } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { linearLength } from '../../../../../ui/freight/shared/linear-length.ts';
import { IconArrowRight, IconChevronDown } from '../../../../../ui/icons.ts';
import { HazardMark } from '../../frame/hazard-mark.tsx';
import { useValidity } from '../../frame/use-validity.ts';
import css from './rate-summary.module.css';

type Props = {
  readonly quote: Quote;
  /** Its rates are not honoured any more. */
  readonly over?: boolean;
  /** Says that something is out of the ordinary. */
  readonly status?: ReactNode;
  /** How many carriers answered. */
  readonly answers?: ReactNode;
  readonly actions?: ReactNode;
};

/** What the rates are for, in one bar that stays in sight: way, pickup day, load, and what can be done with the quote. */
export function RateSummary({ quote, over = false, status, answers, actions }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { date, distance, mass } = formats;
  // On a phone everything but the way is folded away.
  const [unfolded, setUnfolded] = useState(false);
  const validity = useValidity(quote, over);
  const { request, load } = quote;
  const parcel = request.mode === 'parcel';
  const end = (of: 'origin' | 'destination') => {
    const { city, state, postal_code: code } = quote[of];
    const { site_type: site } = request[of];
    return (
      <span className={css.end}>
        <b>
          {city}, {state}
        </b>{' '}
        <span className={css.code}>
          {code}
          {site !== 'business' && ` · ${t(`terms.site_types.${site}`)}`}
        </span>
      </span>
    );
  };
  const facts = [
    t('quotes.strip.pickup', { date: date(request.pickup_date) }),
    t(parcel ? 'quotes.parcel.count' : 'quotes.strip.units', { count: load.units }),
    mass(load.weight_lb),
    ...(parcel ? [] : [linearLength(load.linear_feet, formats)]),
    distance(quote.miles),
  ];
  return (
    <section
      className={css.bar}
      aria-label={`${t('quotes.strip.quote')} ${quote.number}`}
      data-unfolded={unfolded || undefined}
    >
      <div className={css.words}>
        <p className={css.lane}>
          {end('origin')} <IconArrowRight size={16} aria-hidden="true" /> {end('destination')}
        </p>
        <p className={css.facts}>
          <span className="wb-mono">{quote.number}</span>
          <span>{validity}</span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <HazardMark quote={quote} />
        </p>
      </div>
      {status}
      {answers && <div className={css.answers}>{answers}</div>}
      <div className={css.actions}>{actions}</div>
      <button
        type="button"
        className={css.unfold}
        aria-expanded={unfolded}
        aria-label={t('quotes.strip.more')}
        onClick={() => setUnfolded(!unfolded)}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
