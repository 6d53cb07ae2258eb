import { nameIn, type Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../../../../lib/format/formats.ts';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { accessorialName } from '../../../../../ui/freight/charges/charge-words.ts';
import { truckloadNeeds } from '../../../../../ui/freight/truckload-needs.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { localDate } from '../../../../../ui/freight/timeline/progress.ts';
import { clockTime } from './clock.ts';
import { FactsList, type Fact } from './facts-list.tsx';

/** A value, or soft words for one that is not there. */
function given(label: string, value: string | null, none: string, mono = false): Fact {
  return value === null ? { label, value: none, soft: true } : { label, value, mono };
}

function numbers(t: TFunction, { references, reference, quote_number, scac }: Shipment): Fact[] {
  const ours = references.map(({ type, number }): Fact => ({
    label: t(`terms.reference_types.${type}`),
    value: number,
    mono: true,
  }));
  const bare = given(t('tracking.details.reference'), reference, t('tracking.details.not_given'), true);
  const quote: Fact[] =
    quote_number === null ? [] : [{ label: t('tracking.details.quote'), value: quote_number, mono: true }];
  return [
    ...(ours.length > 0 ? ours : [bare]),
    ...quote,
    { label: t('tracking.details.scac'), value: scac, mono: true },
  ];
}

/** Who of the staff booked it, and who asked; nothing where the customer booked. */
function bookedFor(t: TFunction, { booked_for: booked }: Shipment): Fact[] {
  if (booked === null) return [];
  const how = t(`booking_for.said_how.${booked.asked_how}`);
  const value = t('booking_for.asked', { name: booked.by, asked_by: booked.asked_by, how });
  return [{ label: t('booking_for.booked_by'), value, wide: true }];
}

function times(t: TFunction, shipment: Shipment, formats: Formats): Fact[] {
  const { pickup_date, ready_at, origin, transit_days, delivery_date, delivered_at, destination, created_at, status } =
    shipment;
  const zone = formats.zone(origin.time_zone, new Date(`${pickup_date}T12:00:00Z`));
  const due = status === 'canceled' ? null : delivery_date;
  const came = delivered_at === null ? due : localDate(delivered_at, destination.time_zone);
  const none = status === 'canceled' ? t('freight.status.canceled') : t('tracking.now.unknown');
  return [
    {
      label: t('tracking.details.ready'),
      value: `${formats.date(pickup_date)}, ${clockTime(ready_at)}, ${zone}`,
      wide: true,
    },
    { label: t('tracking.details.transit'), value: t('tracking.details.business_days', { count: transit_days }) },
    given(t('tracking.details.delivery_date'), came && formats.date(came), none),
    { label: t('tracking.details.booked'), value: formats.dateTime(created_at, origin.time_zone), wide: true },
    ...bookedFor(t, shipment),
  ];
}

/** A parcel that crosses no border meets no customs. */
export function isDomesticParcel({ mode, origin, destination }: Shipment): boolean {
  return mode === 'parcel' && origin.country === destination.country;
}

function worth(t: TFunction, shipment: Shipment, formats: Formats): Fact[] {
  const { declared_value, insured, delivery_confirmation_number, tax_identifier, customs_agent, status } = shipment;
  const none = t('tracking.details.not_given');
  const value = formats.money(declared_value);
  return [
    { label: t('tracking.details.declared'), value },
    {
      label: t('tracking.details.insurance'),
      value: insured ? t('tracking.charges.insured', { value }) : t('tracking.charges.not_insured'),
      soft: !insured,
    },
    given(
      t('tracking.details.confirmation'),
      delivery_confirmation_number,
      status === 'delivered' || status === 'canceled' ? none : t('tracking.details.after_delivery'),
      true,
    ),
    ...(isDomesticParcel(shipment) && tax_identifier === null && customs_agent === null
      ? []
      : [
          given(t('tracking.details.rfc'), tax_identifier, none, true),
          given(t('tracking.details.customs_agent'), customs_agent, none),
        ]),
  ];
}

/** Every number and figure of the shipment that the strip has no room for. */
export function DetailsPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const names = shipment.accessorials.map((code) => accessorialName(t, code));
  const mode: Fact = { label: t('tracking.details.mode'), value: t(`terms.modes.${shipment.mode}`) };
  const equipment: Fact[] =
    shipment.equipment === null
      ? []
      : [{ label: t('tracking.details.equipment'), value: nameIn(i18n.language, shipment.equipment) }];
  const needed = truckloadNeeds(t, shipment, formats).map((need): Fact => ({ ...need, wide: true }));
  const services: Fact[] =
    names.length === 0 ? [] : [{ label: t('tracking.details.services'), value: names.join(' · '), wide: true }];
  return (
    <Panel title={t('tracking.details.title')}>
      <FactsList
        facts={[
          ...numbers(t, shipment),
          ...times(t, shipment, formats),
          ...worth(t, shipment, formats),
          mode,
          ...equipment,
          ...services,
          ...needed,
        ]}
      />
    </Panel>
  );
}
