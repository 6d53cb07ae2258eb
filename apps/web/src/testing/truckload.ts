import type {
  CarrierLoad,
  EquipmentType,
  EquipmentUsed,
  TruckloadConfirmation,
  TruckloadQuote,
  TruckloadPreferences,
} from '@waybill/contract';
import { chicago, manchester, quote } from './sample-quote.ts';

const id = (last: string): string => `01900000-0000-7000-8000-0000000${last}`;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A 53 ft van, as the domain's list of equipment has it. */
export const van: EquipmentUsed = {
  id: id('0e001'),
  version: 1,
  code: 'V53',
  name: 'Dry van 53 ft',
  name_es: 'Caja seca de 53 ft',
  picture: 'dry_van',
  length_in: 636,
  width_in: 100,
  height_in: 110,
  max_pounds: 45_000,
  pallets: 26,
  refrigerated: false,
  open_deck: false,
};

export const reefer: EquipmentUsed = {
  ...van,
  id: id('0e002'),
  code: 'R53',
  name: 'Refrigerated 53 ft',
  picture: 'reefer',
  width_in: 97,
  height_in: 103,
  max_pounds: 43_500,
  refrigerated: true,
};

export const flatbed: EquipmentUsed = {
  ...van,
  id: id('0e003'),
  code: 'F48',
  name: 'Flatbed 48 ft',
  picture: 'flatbed',
  length_in: 576,
  pallets: null,
  open_deck: true,
};

/** A kind of equipment as staff see it. */
export function equipmentTypeSample(used: EquipmentUsed, changes: Partial<EquipmentType> = {}): EquipmentType {
  return {
    ...used,
    cents_per_mile: 245,
    firm_miles: 1_500,
    position: 1,
    retired_at: null,
    changed_at: '2026-11-02T10:00:00.000Z',
    changed_by: 'System',
    quotes: 3,
    ...changes,
  };
}

/** A firm price from Manchester to Chicago: 964 miles at 2.45 and fuel. */
export function truckloadSample(changes: Partial<TruckloadQuote> = {}): TruckloadQuote {
  const [line] = quote.request.items;
  if (line === undefined) throw new Error('The sample has a line');
  return {
    id: id('0a101'),
    number: 'Q-264900',
    state: 'open',
    created_at: '2026-11-16T14:30:00.000Z',
    expires_at: '2099-11-17T14:30:00.000Z',
    pickup_date: '2026-11-18',
    origin: manchester,
    destination: chicago,
    miles: 964,
    request: {
      ...quote.request,
      mode: 'truckload',
      items: [line],
      truckload: {
        equipment: van,
        stops: [{ country: 'US', postal_code: '14201', site_type: 'business', kind: 'delivery' }],
        pickup_until: null,
        deliver_from: null,
        deliver_until: null,
        temperature: null,
        tarps: false,
        chains: false,
        team: true,
      },
    },
    route: [],
    load: { units: 2, weight_lb: 1240, linear_feet: 4, cubic_feet: 107 },
    estimate: {
      kind: 'firm',
      because: [],
      charges: [
        {
          kind: 'item',
          code: 'miles',
          label: 'miles',
          amount: usd(236_180),
          basis: { type: 'miles', miles: 964, milliCentsPerMile: 245_000, equipment: 'V53' },
        },
        { kind: 'total', code: 'total', label: 'total', amount: usd(236_180), basis: { type: 'sum' } },
      ],
      total: usd(236_180),
      rate_per_mile_milli_cents: 245_000,
      minimum_applied: false,
      transit_days: 2,
      delivery_date: '2026-11-20',
    },
    findings: [],
    axles: null,
    quote_request_id: null,
    ...changes,
  };
}

/** Windows, a stop, and needs of a truckload. */
export const preferencesSample: TruckloadPreferences = {
  stops: [{ kind: 'delivery', country: 'US', postal_code: '14201', site_type: 'business' }],
  pickup_until: '2026-11-19',
  deliver_from: '2026-11-23',
  deliver_until: '2026-11-24',
  temperature: { min: 34, max: 38, unit: 'F' },
  tarps: false,
  chains: false,
  team: true,
};

/** A load that somebody is asked to confirm, with one offer. */
export const confirmationSample: TruckloadConfirmation = {
  number: 'R-5216',
  company: 'Example Building Supply',
  contact_name: 'Ines Buyer',
  origin: { city: 'Manchester', state: 'NH', country: 'US' },
  destination: { city: 'Chicago', state: 'IL', country: 'US' },
  stops: [{ kind: 'delivery', city: 'Buffalo', state: 'NY', postal_code: '14201', country: 'US' }],
  pickup_date: '2026-11-18',
  truckload: preferencesSample,
  equipment: { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' },
  units: 26,
  weight_lb: 40_000,
  commodities: ['Bottled water'],
  text: 'The truck waits two hours free.',
  offers: [
    {
      rate_id: id('0a201'),
      service: 'Standard',
      transit_days: 3,
      delivery_date: '2026-11-23',
      charges: [{ kind: 'total', code: 'total', label: 'total', amount: usd(240_000), basis: { type: 'sum' } }],
      total: usd(240_000),
    },
  ],
  time_zone: 'America/New_York',
  expires_at: '2099-11-19T22:00:00.000Z',
};

/** A load as its carrier sees it before it is signed. */
export function carrierLoadSample(changes: Partial<CarrierLoad> = {}): CarrierLoad {
  const end = (city: string, state: string, postal_code: string, time_zone: string) => ({
    city,
    state,
    postal_code,
    country: 'US' as const,
    time_zone,
    address: null,
  });
  return {
    number: 'RC-30119',
    state: 'sent',
    cost: usd(200_000),
    instructions: 'Call the dock an hour before.',
    answered_by: null,
    answered_at: null,
    driver: null,
    carrier_name: 'Sample Van Lines',
    contact_name: 'Rosa Dispatch',
    bol_number: 'WB20419028',
    status: 'pending',
    pickup: end('Manchester', 'NH', '03103', 'America/New_York'),
    delivery: end('Chicago', 'IL', '60647', 'America/Chicago'),
    stops: [{ kind: 'delivery', city: 'Buffalo', state: 'NY', postal_code: '14201', country: 'US' }],
    pickup_date: '2026-11-18',
    pickup_until: null,
    delivery_date: '2026-11-23',
    deliver_from: null,
    deliver_until: null,
    accessorials: [],
    appointment_date: null,
    miles: 964,
    equipment: { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' },
    units: 26,
    weight_lb: 40_000,
    commodities: ['Bottled water'],
    hazardous: false,
    temperature: null,
    tarps: false,
    chains: false,
    team: false,
    expires_at: '2099-11-19T22:00:00.000Z',
    check_calls: [],
    can_report: [],
    ...changes,
  };
}
