import { countries } from '@waybill/contract';
import { roadMiles } from '@waybill/freight';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import type { QuoteMode } from '../../draft/draft.ts';
import { changeDetails, forgive, useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import css from './lane-panel.module.css';
import { adviceWarning, pickedAddress } from '../later-parts.ts';
import { AddedServices } from './added-services.tsx';
import { RecentLanes } from './recent-lanes.tsx';
import { ServiceChips } from './service-chips.tsx';
import { StopFields } from './stop-fields.tsx';
import { usePlace, type End } from './use-place.ts';

function CountryPick({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const country = useDraft((draft) => draft.details[end].country);
  return (
    <select
      className={css.country}
      aria-label={t(`quotes.lane.${end}_country`)}
      value={country}
      onChange={({ currentTarget }) => {
        forgive(quoteForm, end);
        const picked = countries.find((one) => one === currentTarget.value) ?? 'US';
        changeDetails(quoteForm, (now) => ({ [end]: { ...now[end], country: picked } }));
      }}
    >
      {countries.map((value) => (
        <option key={value} value={value}>
          {t(`terms.countries.${value}`)}
        </option>
      ))}
    </select>
  );
}

// Whole keys: the first view brings no other phrase of parcels along.
const titles = {
  ltl: { origin: 'quotes.lane.origin', destination: 'quotes.lane.destination' },
  parcel: { origin: 'quotes.parcel.origin', destination: 'quotes.parcel.destination' },
} as const satisfies Record<QuoteMode, Record<End, string>>;

function Stop({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const parcel = useDraft((draft) => draft.details.mode === 'parcel');
  const advised = useDraft((draft) => draft.details.advice[end] !== null);
  const title = t(titles[parcel ? 'parcel' : 'ltl'][end]);
  return (
    <section className={css.stop} aria-label={title} data-part={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <CountryPick end={end} />
      </div>
      <StopFields end={end} />
      <Suspense>
        {advised && <pickedAddress.Part end={end} />}
        {advised && <adviceWarning.Part end={end} kind="site_type" />}
      </Suspense>
      {!parcel && <ServiceChips end={end} />}
      <Suspense>{advised && <adviceWarning.Part end={end} kind="liftgate" />}</Suspense>
    </section>
  );
}

function Distance() {
  const { t } = useTranslation();
  const { distance } = useFormats();
  const origin = usePlace('origin').place;
  const destination = usePlace('destination').place;
  const guest = useQuoteForm().channel.guest;
  const empty = useDraft(({ details }) => details.origin.postal_code + details.destination.postal_code === '');
  return (
    <div className={css.way}>
      <span className={css.line} aria-hidden="true" />
      <p className={css.miles} role="status">
        {origin && destination ? (
          <>
            <b>{distance(roadMiles(origin, destination))}</b>{' '}
            <span className="wb-soft">{t('quotes.lane.estimated')}</span>
          </>
        ) : (
          <span aria-hidden="true">&nbsp;</span>
        )}
      </p>
      {empty && !guest && <RecentLanes />}
    </div>
  );
}

/** Where from and where to, side by side, with the way between them. */
export const LanePanel = memo(function LanePanel() {
  const parcel = useDraft((draft) => draft.details.mode === 'parcel');
  return (
    <div className={css.lane}>
      <Stop end="origin" />
      <Distance />
      <Stop end="destination" />
      {!parcel && <AddedServices />}
    </div>
  );
});
