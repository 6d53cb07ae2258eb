import type { Rate } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { FilterSelects } from '../../../../../ui/table/filter-selects.tsx';
import { CarrierFilter } from './carrier-filter.tsx';
import css from './rate-tools.module.css';
import { isGuaranteed, type RateView } from './rate-view.ts';
import type { Change } from './use-rate-view.ts';

type Props = {
  /** All of the quote, whatever is filtered. */
  readonly rates: readonly Rate[];
  readonly view: RateView;
  readonly onChange: Change;
};

/** The values that rates have and the one that is set, ascending. */
function valuesOf<V extends string | number>(values: readonly V[], set: V | null): V[] {
  return [...new Set(set === null ? values : [...values, set])].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Narrows the rates: delivered by a day, at most so many days, guaranteed services, some carriers. */
export function RateFilters({ rates, view, onChange }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { arrive, transit, guaranteed, carriers } = view;
  const days = valuesOf(
    rates.map((rate) => rate.transit_days),
    transit,
  );
  const dates = valuesOf(
    rates.map((rate) => rate.delivery_date),
    arrive,
  );
  return (
    <div className={css.filters} role="group" aria-label={t('quotes.rates.filter.label')}>
      <FilterSelects
        list={{
          filters: { arrive: arrive ?? undefined, transit: transit === null ? undefined : String(transit) },
          filter: (set) =>
            onChange({
              ...(set.arrive === undefined ? {} : { arrive: set.arrive || null }),
              ...(set.transit === undefined ? {} : { transit: Number(set.transit) || null }),
            }),
        }}
        selects={[
          [
            'arrive',
            t('quotes.rates.filter.arrive'),
            dates.map((value) => ({ value, label: t('quotes.rates.filter.by', { date: date(value) }) })),
          ],
          [
            'transit',
            t('quotes.rates.filter.transit'),
            days.map((count) => ({ value: String(count), label: t('quotes.rates.filter.within', { count }) })),
          ],
        ]}
      />
      {(guaranteed || rates.some(isGuaranteed)) && (
        <button
          type="button"
          className={css.chip}
          aria-pressed={guaranteed}
          data-set={guaranteed || undefined}
          onClick={() => onChange({ guaranteed: !guaranteed })}
        >
          {t('quotes.rates.filter.guaranteed')}
        </button>
      )}
      <CarrierFilter rates={rates} chosen={carriers} onChoose={(ids) => onChange({ carriers: ids })} />
    </div>
  );
}
