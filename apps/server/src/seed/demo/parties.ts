import { party, type Party } from '@waybill/contract';
import type { Chance } from '@waybill/carriers';
import { findPlace } from '../../modules/platform/places/index.ts';
import type { DemoSite } from './sites.ts';

const firstNames = [
  'Maya',
  'Leon',
  'Grace',
  'Tomas',
  'Priya',
  'Walt',
  'Nadia',
  'Curtis',
  'Elena',
  'Reggie',
  'Hana',
  'Doug',
];
const lastNames = [
  'Whitfield',
  'Serrano',
  'Boyd',
  'Kowalski',
  'Adeyemi',
  'Larsen',
  'Moreau',
  'Tanaka',
  'Grady',
  'Vance',
];
const hours = [
  ['07:00', '15:30'],
  ['08:00', '16:30'],
  ['08:00', '17:00'],
  ['09:00', '17:00'],
] as const;

/** The place of a site's ZIP code. */
export function placeOf({ postalCode }: DemoSite) {
  const place = findPlace('US', postalCode);
  if (place === null) throw new Error(`No such ZIP code: ${postalCode}`);
  return place;
}

/** One end of a shipment for the bill of lading. Phone numbers are reserved for fiction. */
export function partyAt(site: DemoSite, chance: Chance): Party {
  const place = placeOf(site);
  const [opensAt, closesAt] = chance.pick(hours);
  const slug = site.company
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '');
  return party.parse({
    company: site.company,
    contact_first_name: chance.pick(firstNames),
    contact_last_name: chance.pick(lastNames),
    phone: `(${chance.between(201, 989)}) 555-01${String(chance.between(0, 99)).padStart(2, '0')}`,
    email: `dock@${slug}.example`,
    street_lines: [site.street],
    city: place.city,
    state: place.state,
    postal_code: site.postalCode,
    country: 'US',
    opens_at: opensAt,
    closes_at: closesAt,
    first_come_first_serve: chance.next() < 0.2,
  });
}
