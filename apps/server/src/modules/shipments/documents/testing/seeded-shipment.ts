import type { ItemWire, Party, Shipment } from '@waybill/contract';

/** A random number from 0 up to, but not including, 1. */
type Random = () => number;

const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const words = [
  'Distribuidora', 'Nacional', 'Muñoz', 'Übergröße', 'Ñandú', 'Straßenbau', 'Québec', 'Łódź', 'Warehouse',
  'Refacciones', 'Internacionales', 'Construcción', 'A/C', '48×40', '#12', 'No.', 'Ávila', 'Peña', 'Cooperativa',
  'Electrodomésticos', 'Almacenamiento', 'Responsabilidad', 'Limitada',
] as const; // prettier-ignore
const phrase = (random: Random, most: number): string =>
  many(1 + Math.floor(random() * most), () => pick(random, words))
    .join(' ')
    .slice(0, 100)
    .trim();

const cities = [
  ['Manchester', 'NH', '03103', 'US'],
  ['San Cristóbal de las Casas', 'CHP', '29200', 'MX'],
  ['Truth or Consequences', 'NM', '87901', 'US'],
  ['Saint-Louis-du-Ha! Ha!', 'QC', 'G0L 3S0', 'CA'],
] as const;

function party(random: Random): Party {
  const [city, state, postal_code, country] = pick(random, cities);
  const mexican = country === 'MX';
  return {
    company: phrase(random, 8),
    contact_first_name: phrase(random, 2).slice(0, 60),
    contact_last_name: phrase(random, 2).slice(0, 60),
    phone: '603-555-0142 ext. 4471',
    email: 'dock@harbor.example',
    street_lines: many(1 + Math.floor(random() * 5), () => phrase(random, 6)),
    exterior_number: mexican ? '1204-B' : null,
    interior_number: mexican ? 'Local 7' : null,
    neighborhood: mexican ? 'Colonia Revolución Mexicana' : null,
    city,
    state,
    postal_code,
    country,
    opens_at: '08:00',
    closes_at: '17:30',
    first_come_first_serve: random() < 0.3,
  };
}

const dangers = [
  ['UN1263', 'Paint', '3', 'II'],
  ['UN3480', 'Lithium ion batteries including lithium ion polymer batteries', '9', null],
  ['UN2794', 'Batteries, wet, filled with acid, electric storage', '8', null],
  ['NA1993', 'Combustible liquid, n.o.s. (kerosene, diesel fuel)', '3', 'III'],
] as const;

function item(random: Random): ItemWire {
  const hazardous = random() < 0.35;
  const [id_number, proper_name, hazard_class, packing_group] = pick(random, dangers);
  const inches = (value: number) => ({ value, unit: pick(random, ['in', 'cm'] as const) });
  return {
    description: phrase(random, 12),
    package_type: pick(random, ['pallets', 'non_standard_pallets', 'drums', 'tubes_pipes'] as const),
    quantity: 1 + Math.floor(random() * 3),
    pieces: random() < 0.5 ? null : 1 + Math.floor(random() * 2000),
    length: inches(48),
    width: inches(40.25),
    height: inches(12 + Math.floor(random() * 60)),
    weight: { value: 10 + Math.floor(random() * 4000), unit: pick(random, ['lb', 'kg'] as const) },
    freight_class: null,
    class_acknowledged: false,
    nmfc: random() < 0.5 ? '149980-02' : null,
    sat: null,
    product_number: null,
    shipping_unit: null,
    asset_size: null,
    group: null,
    stackable: false,
    condition: 'new',
    additional_handling: false,
    non_rectangular: false,
    hazardous,
    hazmat: hazardous
      ? {
          id_number,
          proper_name,
          hazard_class,
          packing_group,
          emergency_contact: 'Respuesta Química Nacional, contrato 4471',
          emergency_phone: '800-555-0199',
        }
      : null,
  };
}

const referenceTypes = [
  'po_number', 'release_number', 'file_number', 'container_number', 'hawb', 'mawb', 'entry_number',
] as const; // prettier-ignore

function digits(random: Random, count: number): string {
  return many(count, () => String(Math.floor(random() * 10))).join('');
}

/** A shipment with any length and kind of data that documents must handle. Deterministic for a random sequence. */
export function seededShipment(random: Random, mode: 'ltl' | 'parcel'): Shipment {
  const items = many(1 + Math.floor(random() * (mode === 'ltl' ? 8 : 2)), () => item(random));
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  return {
    bol_number: `WB${digits(random, 8)}`,
    pro_number: mode === 'ltl' && random() < 0.6 ? `${digits(random, 3)}-${digits(random, 6)}` : null,
    pickup_number: `PU${digits(random, 6)}`,
    tracking_numbers: mode === 'parcel' ? many(units, () => `1Z${digits(random, 16)}`) : [],
    mode,
    carrier_name: phrase(random, 4),
    service_name: phrase(random, 2),
    scac: 'GSFR',
    created_at: '2026-12-01T16:01:00.000Z',
    origin: { time_zone: 'America/New_York' },
    pickup_date: '2026-12-02',
    delivery_date: '2026-12-07',
    appointment_date: random() < 0.3 ? '2026-12-09' : null,
    ready_at: '08:00',
    pickup: party(random),
    delivery: party(random),
    items,
    units,
    weight_lb: 3190.5,
    accessorials: [],
    charges: [],
    reference: null,
    declared_value: usd(850_000),
    references: many(Math.floor(random() * 11), (at) => ({
      type: referenceTypes[at % referenceTypes.length] ?? 'po_number',
      number: `${digits(random, 6)}-${pick(random, ['B', 'ÑANDÚ-2026', 'X'])}`,
    })),
    notes: random() < 0.5 ? null : phrase(random, 25),
  } as unknown as Shipment;
}
