import type { Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Panel } from '../panel.tsx';

/** What a truckload must have on its way, in words: the temperature to keep, tarps, chains, a team. */
export function truckloadNeeds(t: TFunction, { truckload }: Pick<Shipment, 'truckload'>): string[] {
  if (truckload === null) return [];
  const { temperature } = truckload;
  return [
    ...(temperature === null
      ? []
      : [`${t('truckload.wishes.temperature')}: ${temperature.min} – ${temperature.max} °${temperature.unit}`]),
    ...(['tarps', 'chains', 'team'] as const)
      .filter((one) => truckload[one])
      .map((one) => t(`truckload.wishes.${one}`)),
  ];
}

/** The same as a panel; nothing where nothing was asked for. */
export function TruckloadNeeds({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const needs = truckloadNeeds(t, shipment);
  if (needs.length === 0) return null;
  return (
    <Panel title={t('truckload.wishes.title')}>
      {needs.map((need) => (
        <p key={need}>{need}</p>
      ))}
    </Panel>
  );
}
