import type { DriverInput, SalesState, TruckloadRequestInput } from '@waybill/contract';

type Wishes = Partial<Pick<TruckloadRequestInput, 'stops' | 'temperature' | 'tarps' | 'chains' | 'team'>>;

/** A truckload of the demo's first account, quoted only or at the sales desk. Money is US cents. */
export type DemoTruckload = {
  /** Null if only quoted. */
  readonly state: Exclude<SalesState, 'withdrawn'> | null;
  /** Age in minutes. */
  readonly asked: number;
  readonly equipment: string;
  readonly from: string;
  readonly to: string;
  readonly item: {
    readonly description: string;
    readonly quantity: number;
    readonly pounds: number;
    readonly height: number;
  };
  readonly wishes: Wishes;
  readonly value: number;
  readonly notes: string | null;
  /** Carrier offers: name, SCAC, cost. */
  readonly carriers: readonly (readonly [name: string, scac: string, cost: number])[];
  /** The desk's offer: SCAC, days, price, cost. */
  readonly offer: readonly [scac: string, days: number, price: number, cost: number] | null;
  readonly said: string | null;
  /** Set if it was booked, signed by the offered carrier, and is in transit. */
  readonly hauled?: {
    /** The consignee's name in the address book. */
    readonly consignee: string;
    readonly carrierContact: string;
    readonly carrierEmail: string;
    readonly instructions: string;
    readonly driver: DriverInput;
    /** The check call in transit: place and text. */
    readonly call: { readonly city: string; readonly state: string; readonly zone: string; readonly note: string };
  };
};

const hour = 60;
const day = 24 * hour;

/** One in each state, one in transit, and two that were only quoted: firm and indicative. */
export const demoTruckloads: readonly DemoTruckload[] = [
  {
    state: null,
    asked: 50,
    equipment: 'V53',
    from: '03109',
    to: '45241',
    item: { description: 'Bottled water', quantity: 20, pounds: 1900, height: 60 },
    wishes: {},
    value: 1_240_000,
    notes: null,
    carriers: [],
    offer: null,
    said: null,
  },
  {
    state: null,
    asked: 2 * hour + 20,
    equipment: 'R53',
    from: '03109',
    to: '30336',
    item: { description: 'Frozen seafood', quantity: 18, pounds: 1650, height: 72 },
    wishes: { temperature: { min: -10, max: 0, unit: 'F' } },
    value: 4_800_000,
    notes: null,
    carriers: [],
    offer: null,
    said: null,
  },
  {
    state: 'new',
    asked: 25,
    equipment: 'V53',
    from: '03109',
    to: '90058',
    item: { description: 'Trade show booths, crated', quantity: 12, pounds: 980, height: 84 },
    wishes: { team: true },
    value: 6_500_000,
    notes: 'It has to be there in three days. Two drivers, please.',
    carriers: [],
    offer: null,
    said: null,
  },
  {
    state: 'in_progress',
    asked: 3 * hour,
    equipment: 'F48',
    from: '03109',
    to: '28273',
    item: { description: 'Steel beams, bundled', quantity: 8, pounds: 4800, height: 30 },
    wishes: { tarps: true, chains: true },
    value: 3_900_000,
    notes: 'Crane at both ends.',
    carriers: [
      ['Sample Flatbed Lines', 'SFBL', 286_000],
      ['Placeholder Trucking', 'PLTK', 301_500],
    ],
    offer: null,
    said: null,
  },
  {
    state: 'answered',
    asked: 6 * hour,
    equipment: 'V53',
    from: '03109',
    to: '75247',
    item: { description: 'Flooring, palletized', quantity: 22, pounds: 1850, height: 48 },
    wishes: { stops: [{ postal_code: '19154', kind: 'delivery' }] },
    value: 5_200_000,
    notes: 'First four pallets come off in Philadelphia.',
    carriers: [['Sample Van Lines', 'SVLX', 452_000]],
    offer: ['SNEX', 4, 528_000, 452_000],
    said: 'The truck is free from Tuesday on. The stop is included.',
  },
  {
    state: 'accepted',
    asked: 26 * hour,
    equipment: 'V53',
    from: '03109',
    to: '60647',
    item: { description: 'Office furniture, boxed', quantity: 24, pounds: 820, height: 90 },
    wishes: {},
    value: 2_750_000,
    notes: null,
    carriers: [['Sample Van Lines', 'SVLX', 229_000]],
    offer: ['GSTF', 3, 268_500, 229_000],
    said: 'Liftgate is not needed: both ends have docks.',
  },
  {
    state: 'declined',
    asked: 4 * day,
    equipment: 'SD48',
    from: '03109',
    to: '33166',
    item: { description: 'Excavator attachments', quantity: 4, pounds: 7200, height: 100 },
    wishes: { chains: true },
    value: 8_400_000,
    notes: null,
    carriers: [],
    offer: ['SNEX', 5, 612_000, 538_000],
    said: null,
  },
  {
    state: 'expired',
    asked: 8 * day,
    equipment: 'V48',
    from: '03109',
    to: '98108',
    item: { description: 'Water heaters', quantity: 20, pounds: 560, height: 66 },
    wishes: {},
    value: 2_150_000,
    notes: null,
    carriers: [],
    offer: ['GSTF', 7, 741_000, 655_000],
    said: null,
  },
  {
    state: 'accepted',
    asked: 7 * day,
    equipment: 'V53',
    from: '03109',
    to: '80216',
    item: { description: 'Kitchen cabinets, crated', quantity: 24, pounds: 1150, height: 84 },
    wishes: { stops: [{ postal_code: '60638', kind: 'delivery' }] },
    value: 6_840_000,
    notes: 'Eight crates come off in Chicago, the rest goes on to Denver.',
    carriers: [['Granite State Freight', 'GSTF', 446_000]],
    offer: ['GSTF', 5, 519_500, 446_000],
    said: 'The stop in Chicago is included.',
    hauled: {
      consignee: 'Mile High Interiors',
      carrierContact: 'Dana Ruiz',
      carrierEmail: 'dispatch@granite-state-freight.example',
      instructions: 'Call the dock an hour before arrival. No double stacking.',
      driver: {
        driver_name: 'Marcus Hale',
        driver_phone: '603-555-0177',
        truck_number: '114',
        trailer_number: '53-2207',
      },
      call: { city: 'Elkhart', state: 'IN', zone: 'America/Indiana/Indianapolis', note: 'Chicago tomorrow morning' },
    },
  },
];
