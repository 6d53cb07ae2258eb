import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { ItemsSummary } from '../items-summary.tsx';
import { useBoxes } from './use-boxes.ts';

/** The boxes in short, for the bar at the lower edge of a phone. */
export function BoxesSummary() {
  const { t } = useTranslation();
  const { mass } = useFormats();
  const { count, billed } = useBoxes();
  const weight = t('quotes.parcel.billed_short', { weight: mass(billed) });
  return <ItemsSummary size={t('quotes.parcel.short', { count })} weight={weight} />;
}
