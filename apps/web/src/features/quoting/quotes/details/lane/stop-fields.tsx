import { NativeSelect, TextInput } from '@mantine/core';
import type { Address } from '@waybill/contract';
import { siteTypes } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconCheck, IconClock } from '../../../../../ui/icons.ts';
import { useTyped } from '../../../../../ui/suggest/use-typed.ts';
import { changeBooking, changeDetails, forgive, useQuoteForm, useDraft, useProblem } from '../../draft/quote-form.ts';
import type { StopDraft } from '../../draft/draft.ts';
import { adviceFrom, partyFrom, stopFrom } from '../../draft/from-address.ts';
import { AddressSuggest } from '../../fields/address-suggest.tsx';
import { typedCode } from '../../fields/place-beside.tsx';
import { focusSection } from '../sections.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import { useLeave } from '../use-leave.ts';
import css from './stop-fields.module.css';
import { usePlace, type End } from './use-place.ts';

const liftgates = { origin: 'LGPU', destination: 'LGDEL' } as const;

/** What the look-up has to say under the field: the place's zone and its time, or why there is none. */
function PlaceTime({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const { zone, time: clock } = useFormats();
  const { guest } = useQuoteForm().channel;
  const { state, place } = usePlace(end);
  const now = useNow();
  const hint = guest ? 'quotes.lane.zip_hint_guest' : 'quotes.lane.zip_hint';
  if (place === null)
    return <p className={css.hint}>{t(state === 'unreachable' ? 'quotes.lane.unreachable' : hint)}</p>;
  const time = clock(new Date(now).toISOString(), place.time_zone).replace(/\s\p{Lu}{2,5}$/u, '');
  return (
    <p className={css.hint}>
      <IconClock size={14} aria-hidden="true" />
      <span>
        <b>{t('quotes.lane.found', { city: place.city, state: place.state })}</b> ·{' '}
        {t('quotes.lane.there_now', { zone: zone(place.time_zone, new Date(now)), time })}
      </span>
    </p>
  );
}

/** Postal code with the place beside it, and what kind of site stands there. */
export function StopFields({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const leave = useLeave();
  const stop = useDraft((draft) => draft.details[end]);
  const { place, state } = usePlace(end);
  const said = useProblem(`${end}.postal_code`);
  const error = said ?? (state === 'unknown' ? t('fields.unknown_postal_code') : null);
  const change = (changes: Partial<StopDraft>): void =>
    changeDetails(quoteForm, (now) => ({ [end]: { ...now[end], ...changes } }));
  const typed = useTyped(2);
  function pick(address: Address): void {
    forgive(quoteForm, end);
    const liftgate = address.liftgate_recommended ? [liftgates[end]] : [];
    changeDetails(quoteForm, ({ accessorials, advice, kept }) => ({
      [end]: stopFrom(address),
      accessorials: [...new Set([...accessorials, ...liftgate])],
      advice: { ...advice, [end]: adviceFrom(address) },
      kept: kept.filter((one) => !one.startsWith(`${end}.`)),
    }));
    changeBooking(quoteForm, { [end === 'origin' ? 'pickup' : 'delivery']: partyFrom(address) });
    // With an address this end is done: on to the other one, then to what is shipped.
    focusSection(end === 'origin' && quoteForm.draft.get().details.destination.postal_code === '' ? 1 : 2);
  }
  function typeCode(text: string): void {
    typed.onType(text);
    forgive(quoteForm, `${end}.postal_code`);
    change(typedCode(text, stop.country));
    // Another place knows nothing of what was recommended for this one.
    changeDetails(quoteForm, ({ advice }) => ({ advice: { ...advice, [end]: null } }));
  }
  return (
    <div className={css.fields}>
      <div className={css.code}>
        <AddressSuggest typed={typed} onPick={pick}>
          <TextInput
            label={t('quotes.lane.zip')}
            value={stop.postal_code}
            onChange={({ currentTarget }) => typeCode(currentTarget.value)}
            onBlur={() => {
              typed.onClose();
              leave(`${end}.postal_code`);
            }}
            error={error}
            autoComplete="off"
            inputMode={stop.country === 'CA' ? 'text' : 'numeric'}
            classNames={{ input: css.zip ?? '' }}
            rightSection={place && <IconCheck size={16} className={css.known} aria-hidden="true" />}
            rightSectionPointerEvents="none"
            data-path={`${end}.postal_code`}
          />
        </AddressSuggest>
        <span className="wb-only-heard" role="status">
          {place && t('quotes.lane.found', { city: place.city, state: place.state })}
        </span>
      </div>
      <NativeSelect
        label={t('quotes.lane.site_type')}
        data={siteTypes.map((value) => ({ value, label: t(`terms.site_types.${value}`) }))}
        value={stop.site_type}
        onChange={({ currentTarget: { value } }) => {
          forgive(quoteForm, `${end}.site_type`);
          change({ site_type: siteTypes.find((one) => one === value) ?? 'business' });
        }}
        data-path={`${end}.site_type`}
      />
      {error === null && <PlaceTime end={end} />}
    </div>
  );
}
