import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import css from './hazard-mark.module.css';

/** The first hazardous line of a quote in short, or null. */
export function HazardMark({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const at = quote.request.items.findIndex(({ hazardous }) => hazardous);
  const hazmat = quote.request.items[at]?.hazmat;
  if (!hazmat) return null;
  return (
    <span className={css.hazard}>
      <HazardDiamond hazardClass={hazmat.hazard_class} />{' '}
      {t('quotes.strip.hazard', { id: hazmat.id_number, number: at + 1 })}
    </span>
  );
}
