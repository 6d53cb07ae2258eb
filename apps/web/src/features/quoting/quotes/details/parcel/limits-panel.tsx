import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '../../../../../ui/icons.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { useDraft } from '../../draft/quote-form.ts';
import { BoxDrawing } from './box-drawing.tsx';
import { fitOf, type CarrierFit } from './carrier-fit.ts';
import { parcelLimitsOn } from './carriers.ts';
import css from './limits-panel.module.css';
import { useBoxes } from './use-boxes.ts';

/** What a carrier makes of the boxes, in one chip: icon and words. */
function Fit({ fit }: { readonly fit: CarrierFit }) {
  const { t } = useTranslation();
  const { refused, large, handling, count } = fit;
  const chip = (tone: string, Icon: typeof IconCheck, text: string) => (
    <span className={css.chip} data-tone={tone}>
      <Icon size={14} aria-hidden="true" /> {text}
    </span>
  );
  const named = (numbers: readonly number[]) => ({ numbers: numbers.join(', ') });
  if (count === 0) return <span className="wb-soft">{t('quotes.parcel.waiting')}</span>;
  if (refused.length > 0) return chip('stop', IconAlertCircle, t('quotes.parcel.not_taken', named(refused)));
  if (large.length > 0) return chip('care', IconAlertTriangle, t('quotes.parcel.large_for', named(large)));
  if (handling.length > 0) return chip('care', IconAlertTriangle, t('quotes.parcel.handling_for', named(handling)));
  return chip('go', IconCheck, t('quotes.parcel.all_fit', { count }));
}

/** How much of a carrier's length and girth the largest box takes. */
function GirthBar({ used, limit }: { readonly used: number; readonly limit: number }) {
  const over = used > limit;
  return (
    <span className={css.bar} data-over={over || undefined} aria-hidden="true">
      <span style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
    </span>
  );
}

/** The boxes drawn beside the limits, and each carrier's limits with what it makes of the boxes. */
export function LimitsPanel({ day }: { readonly day: string }) {
  const { t } = useTranslation();
  const { mass, length } = useFormats();
  const items = useDeferredValue(useDraft((draft) => draft.details.items));
  const { boxes } = useBoxes();
  const largest = Math.max(0, ...boxes.map(({ by139 }) => by139.lengthPlusGirth));
  const girth =
    largest === 0 ? t('quotes.parcel.girth_limit') : t('quotes.parcel.girth_yours', { length: length(largest, 0) });
  return (
    <Panel
      title={t('quotes.parcel.limits')}
      aside={<span className="wb-soft">{t('quotes.parcel.scale')}</span>}
      flush
      foot={<span className="wb-soft">{t('quotes.parcel.waits_for')}</span>}
    >
      <BoxDrawing boxes={boxes} />
      <div className={css.frame}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('quotes.parcel.carrier')}</th>
              <th scope="col" data-figure="">
                {t('quotes.parcel.weight_limit')}
              </th>
              <th scope="col" data-figure="">
                {t('quotes.parcel.longest_side')}
              </th>
              <th scope="col">{girth}</th>
              <th scope="col">{t('quotes.parcel.fit')}</th>
            </tr>
          </thead>
          <tbody>
            {parcelLimitsOn(day).map((limits) => (
              <tr key={limits.name}>
                <th scope="row">{limits.name}</th>
                <td data-figure="" data-label={t('quotes.parcel.weight_limit')}>
                  {mass(limits.rules.maxPounds)}
                </td>
                <td data-figure="" data-label={t('quotes.parcel.longest_side')}>
                  {limits.rules.maxLengthIn === null ? t('quotes.parcel.none') : length(limits.rules.maxLengthIn, 0)}
                </td>
                <td data-label={t('quotes.parcel.girth_limit')}>
                  <span className={css.girth}>
                    <GirthBar used={largest} limit={limits.rules.maxLengthPlusGirthIn} />
                    {length(limits.rules.maxLengthPlusGirthIn, 0)}
                  </span>
                </td>
                <td>
                  <Fit fit={fitOf(items, limits)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
