import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailHead } from '../../../../ui/detail-head.tsx';

/** Head of a shipment's page: the way back, its number as the page's title, what can be done. */
export function ShipmentHead(head: Omit<ComponentProps<typeof DetailHead>, 'trail'>) {
  const { t } = useTranslation();
  return <DetailHead trail={t('tracking.trail')} {...head} />;
}
