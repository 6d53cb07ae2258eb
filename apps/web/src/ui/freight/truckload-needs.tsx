import type { Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../lib/format/formats.ts';
import { useFormats } from '../../lib/format/use-formats.ts';
import { Panel } from '../panel.tsx';

/** One day, or the days between which something happens. */
export function daysBetween(from: string, until: string | null, { date }: Pick<Formats, 'date'>): string {
  return until === null || until === from ? date(from) : `${date(from)} – ${date(until)}`;
}

/** The windows of a truckload that are more than its pickup day. */
function windowsOf(t: TFunction, { truckload, pickup_date: day }: Wanted, formats: Formats): Need[] {
  if (truckload === null) return [];
  const { pickup_until: pickupUntil, deliver_from: from, deliver_until: until } = truckload;
  const first = from ?? until;
  return [
    ...(pickupUntil === null || pickupUntil === day
      ? []
      : [{ label: t('truckload.route.origin'), value: daysBetween(day, pickupUntil, formats) }]),
    ...(first === null ? [] : [{ label: t('truckload.route.destination'), value: daysBetween(first, until, formats) }]),
  ];
}

type Wanted = Pick<Shipment, 'truckload' | 'pickup_date'>;
type Need = { readonly label: string; readonly value: string };

/** What was asked of a truckload, in words: its windows, stops, the temperature to keep, tarps, chains, a team. */
export function truckloadNeeds(t: TFunction, wanted: Wanted, formats: Formats): Need[] {
  const { truckload } = wanted;
  if (truckload === null) return [];
  const { temperature } = truckload;
  const wishes = (['tarps', 'chains', 'team'] as const).filter((one) => truckload[one]);
  return [
    ...windowsOf(t, wanted, formats),
    ...truckload.stops.map(({ kind, country, postal_code: code }, index) => ({
      label: t('truckload.route.stop', { number: index + 1 }),
      value: `${code}, ${country}: ${t(`truckload.route.${kind}`)}`,
    })),
    ...(temperature === null
      ? []
      : [
          {
            label: t('truckload.wishes.temperature'),
            value: `${temperature.min} – ${temperature.max} °${temperature.unit}`,
          },
        ]),
    ...(wishes.length === 0
      ? []
      : [
          {
            label: t('truckload.wishes.title'),
            value: wishes.map((one) => t(`truckload.wishes.${one}`)).join(', '),
          },
        ]),
  ];
}

/** The same as a panel; nothing where nothing was asked for. */
export function TruckloadNeeds({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const needs = truckloadNeeds(t, shipment, useFormats());
  if (needs.length === 0) return null;
  return (
    <Panel title={t('truckload.wishes.asked')}>
      {needs.map(({ label, value }) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
    </Panel>
  );
}
