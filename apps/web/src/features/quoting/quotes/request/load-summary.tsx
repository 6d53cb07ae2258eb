import { shownLength } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { isRequested } from '../details/lane/services.ts';
import { usePlace } from '../details/lane/use-place.ts';
import type { DetailsDraft, ItemDraft } from '../draft/draft.ts';
import { lineClass } from '../draft/load-item.ts';
import css from './request-step.module.css';

const poundsPer = { lb: 1, kg: 1 / 0.45359237 } as const;

function Item({ item, freightClass }: { readonly item: ItemDraft; readonly freightClass: string | null }) {
  const { t } = useTranslation();
  const { mass, number, units } = useFormats();
  const { length, width, height, weight, quantity } = item;
  const sides = [length, width, height].map((side) =>
    side === null ? '–' : number(shownLength(side, units.length), 1),
  );
  const packed = item.package_type === '' ? '' : ` · ${t(`terms.package_types.${item.package_type}`)}`;
  return (
    <li className={css.item}>
      <b>
        {item.hazardous && <HazardDiamond hazardClass={item.hazmat.hazard_class} />}{' '}
        {item.description === '' ? '–' : item.description}
      </b>
      <span>
        {t('quote_requests.step.line_units', { count: quantity ?? 0 })}
        {packed}
      </span>
      <span className="wb-soft">
        {sides.join(' × ')} {units.length} · {weight === null ? '–' : mass(weight.value * poundsPer[weight.unit])}
        {freightClass !== null && ` · ${t('quotes.items.class')} ${freightClass}`}
      </span>
    </li>
  );
}

function End({ end, details }: { readonly end: 'origin' | 'destination'; readonly details: DetailsDraft }) {
  const { t } = useTranslation();
  const { place } = usePlace(end);
  const { postal_code: code, country, site_type: site } = details[end];
  return (
    <div>
      <dt>{t(end === 'origin' ? 'quote_requests.list.from' : 'quote_requests.list.to')}</dt>
      <dd>
        {place === null ? code || '–' : `${place.city}, ${place.state}`}
        <span className={css.soft}>
          {place === null ? country : code} · {t(`terms.site_types.${site}`)}
        </span>
      </dd>
    </div>
  );
}

type Props = { readonly details: DetailsDraft; readonly date: string; readonly change: ReactNode };

/** Everything typed so far that goes along to sales. */
export function LoadSummary({ details, date, change }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const formats = useFormats();
  const services = details.accessorials.filter(isRequested).map((code) => t(`quotes.services.${code}`));
  const insured = t(details.insured ? 'quote_requests.page.insured' : 'quote_requests.page.not_insured');
  return (
    <Panel title={t('quote_requests.step.load')} aside={change}>
      <dl className={css.facts}>
        <End end="origin" details={details} />
        <End end="destination" details={details} />
        <div>
          <dt>{t('quote_requests.page.wished')}</dt>
          <dd>{formats.longDate(date)}</dd>
        </div>
        <div>
          <dt>{t('quote_requests.step.value')}</dt>
          <dd>
            {details.value === null
              ? '–'
              : `${money({ amount: details.value, currency: details.currency })}, ${insured}`}
          </dd>
        </div>
        {services.length > 0 && (
          <div className={css.wide}>
            <dt>{t('quote_requests.step.services')}</dt>
            <dd>{services.join(', ')}</dd>
          </div>
        )}
      </dl>
      <ol className={css.items}>
        {details.items.map((item) => (
          <Item
            key={item.key}
            item={item}
            freightClass={
              details.mode === 'parcel' ? null : (lineClass(item, details.items)?.freightClass ?? item.freight_class)
            }
          />
        ))}
      </ol>
    </Panel>
  );
}
