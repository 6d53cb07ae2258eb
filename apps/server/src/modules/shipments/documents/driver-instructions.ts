import type { Shipment } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { printedDate, printedNumber } from '../../../core/documents/index.ts';
import { findPlace } from '../../platform/places/index.ts';

type Truckload = NonNullable<Shipment['truckload']>;

function stopText({ kind, country, postal_code: code }: Truckload['stops'][number], number: number, say: TFunction) {
  const found = findPlace(country, code);
  const place = found === null ? `${code}, ${country}` : `${found.city}, ${found.state} ${code}`;
  return say(`documents.stop_${kind}`, { number, place });
}

/** A date window as text; null if the document already shows its only day. */
function windowText(
  key: 'pickup' | 'delivery',
  from: string | null,
  until: string | null,
  language: Language,
  say: TFunction,
) {
  const [first, last] = [from ?? until, until ?? from];
  if (first === null || last === null || (key === 'pickup' && first === last)) return [];
  return [say(`documents.window_${key}`, { from: printedDate(first, language), until: printedDate(last, language) })];
}

/** What the shipper requires of a truckload, one sentence each. */
export function truckloadTexts(wanted: Truckload, pickupDate: string, language: Language, say: TFunction): string[] {
  const { temperature, stops } = wanted;
  const range = temperature && {
    min: printedNumber(temperature.min, language),
    max: printedNumber(temperature.max, language),
    unit: temperature.unit,
  };
  return [
    ...(range === null ? [] : [say('documents.keep_temperature', range)]),
    ...(['tarps', 'chains', 'team'] as const).filter((one) => wanted[one]).map((one) => say(`documents.need_${one}`)),
    ...stops.map((stop, index) => stopText(stop, index + 1, say)),
    ...windowText('pickup', pickupDate, wanted.pickup_until, language, say),
    ...windowText('delivery', wanted.deliver_from, wanted.deliver_until, language, say),
  ];
}

/** Instructions for the driver: everything the shipper requested, then the shipper's notes. */
export function driverInstructions(shipment: Shipment, language: Language, say: TFunction): string {
  const { appointment_date: appointment, truckload, notes } = shipment;
  return [
    ...(truckload ? truckloadTexts(truckload, shipment.pickup_date, language, say) : []),
    ...(appointment ? [say('documents.appointment', { date: printedDate(appointment, language) })] : []),
    ...(notes ? [notes] : []),
  ].join(' ');
}
