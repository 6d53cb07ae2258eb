import { addressInput, type AddressInput } from '@waybill/contract';
import { chanceOf, type Chance } from '@waybill/carriers';
import type { DemoAccount } from './accounts.ts';
import { partyAt } from './parties.ts';
import { consignees, warehouses, type DemoSite } from './sites.ts';

/** Number of consignees in each account's address book, in addition to its warehouses. */
const kept: Readonly<Record<DemoAccount['key'], number>> = { building: 34, furniture: 10, lamps: 4 };

function ofSite(site: DemoSite, chance: Chance): AddressInput {
  const { first_come_first_serve: _, ...party } = partyAt(site, chance);
  return addressInput.parse({
    ...party,
    site_type: site.siteType,
    limited_access: site.siteType === 'limited_access',
    liftgate_recommended: site.siteType === 'residential' || chance.next() < 0.2,
  });
}

/** Addresses in Canada and Mexico, to which no shipment goes yet. */
const abroad: readonly AddressInput[] = [
  {
    company: 'Lakehead Timber Frames',
    contact_first_name: 'Simone',
    contact_last_name: 'Gauthier',
    email: 'receiving@lakehead-timber.example',
    phone: '(416) 555-0172',
    street_lines: ['220 Wicksteed Avenue', 'Unit 6'],
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M4G 2B7',
    country: 'CA',
    opens_at: '08:00',
    closes_at: '16:00',
  },
  {
    company: 'Ateliers du Vieux-Port',
    contact_first_name: 'Étienne',
    contact_last_name: 'Lavoie',
    email: 'quai@ateliers-vieux-port.example',
    phone: '(514) 555-0126',
    street_lines: ['1450 rue Notre-Dame Ouest'],
    city: 'Montréal',
    state: 'QC',
    postal_code: 'H3C 1K8',
    country: 'CA',
    liftgate_recommended: true,
    opens_at: '07:30',
    closes_at: '15:30',
  },
  {
    company: 'Pisos y Azulejos del Norte',
    contact_first_name: 'Mariana',
    contact_last_name: 'Treviño',
    email: 'almacen@azulejos-norte.example',
    phone: '+52 81 5550 0143',
    street_lines: ['Avenida Ruiz Cortines'],
    exterior_number: '3100',
    interior_number: 'Bodega 4',
    neighborhood: 'Industrial',
    city: 'Monterrey',
    state: 'NLE',
    postal_code: '64440',
    country: 'MX',
    opens_at: '09:00',
    closes_at: '18:00',
  },
  {
    company: 'Aduana y Transbordo Otay',
    contact_first_name: 'Rubén',
    contact_last_name: 'Castañeda',
    email: 'patio@transbordo-otay.example',
    phone: '+52 664 555 0118',
    street_lines: ['Calle Industrial'],
    exterior_number: '18',
    neighborhood: 'Garita de Otay',
    city: 'Tijuana',
    state: 'BCN',
    postal_code: '22430',
    country: 'MX',
    site_type: 'border_crossing' as const,
    opens_at: '06:00',
    closes_at: '22:00',
  },
].map((one) => addressInput.parse(one));

/** The address book of a demo account: its warehouses, some consignees, and a few addresses abroad. */
export function demoAddresses(key: DemoAccount['key']): AddressInput[] {
  const chance = chanceOf(`address-book/${key}`);
  const sites = [...warehouses[key], ...consignees.slice(0, kept[key])];
  return [...sites.map((site) => ofSite(site, chance)), ...(key === 'building' ? abroad : [])];
}
