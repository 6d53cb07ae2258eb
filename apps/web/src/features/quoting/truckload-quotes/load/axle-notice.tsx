import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { axleWeightsOf } from './axle-weights.ts';
import { useTruckLoad } from './use-truck-load.ts';

/** Says at the price which axles the load puts over the legal weight. */
export function AxleNotice() {
  const { t, i18n } = useTranslation();
  const load = useTruckLoad();
  const over = (axleWeightsOf(load?.axles ?? null) ?? []).filter(({ pounds, limitPounds }) => pounds > limitPounds);
  if (over.length === 0) return null;
  const axles = new Intl.ListFormat(i18n.language).format(over.map(({ group }) => t(`freight.rig.${group}`)));
  return (
    <Notice tone="care" flush title={t('truckload.price.axles_over', { axles })}>
      {t('truckload.price.axles_text')}
    </Notice>
  );
}
