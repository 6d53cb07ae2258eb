import { offerServices, type ItemInput, type SalesState } from '@waybill/contract';
import type { FindingCode } from '@waybill/freight';

/** A quote request of the demo's first account. Money is US cents. */
export type DemoAsk = {
  readonly state: SalesState;
  /** Age in minutes. */
  readonly asked: number;
  readonly from: string;
  readonly to: string;
  readonly item: {
    readonly description: string;
    readonly quantity: number;
    readonly pounds: number;
    readonly height: number;
  };
  readonly value: number;
  readonly target: number | null;
  readonly reasons: readonly FindingCode[];
  readonly notes: string | null;
  /** Offers: SCAC, service, days, price, and cost. */
  readonly offers: readonly (readonly [scac: string, service: string, days: number, price: number, cost: number])[];
  readonly said: string | null;
};

const hour = 60;
const day = 24 * hour;

/** One request in each state, and a second unassigned one. */
export const demoAsks: readonly DemoAsk[] = [
  {
    state: 'new',
    asked: 35,
    from: '03109',
    to: '30336',
    item: { description: 'Ceramic tile, palletized', quantity: 8, pounds: 1450, height: 42 },
    value: 1_860_000,
    target: 245_000,
    reasons: ['pallets_no_online_quote'],
    notes: 'Receiver unloads from the dock until 2 PM.',
    offers: [],
    said: null,
  },
  {
    state: 'new',
    asked: 5 * hour + 10,
    from: '03109',
    to: '75247',
    item: { description: 'Bathroom vanities, boxed', quantity: 14, pounds: 620, height: 60 },
    value: 4_200_000,
    target: null,
    reasons: ['pallets_no_online_quote', 'pallets_truckload'],
    notes: null,
    offers: [],
    said: null,
  },
  {
    state: 'in_progress',
    asked: 2 * hour,
    from: '03109',
    to: '60647',
    item: { description: 'Roof trusses, bundled', quantity: 3, pounds: 1900, height: 118 },
    value: 980_000,
    target: 190_000,
    reasons: ['height_over_limit'],
    notes: 'They stand upright and cannot be laid down.',
    offers: [],
    said: 'Can two of them lean against each other?',
  },
  {
    state: 'answered',
    asked: 5 * hour,
    from: '03109',
    to: '45241',
    item: { description: 'Interior doors, crated', quantity: 9, pounds: 780, height: 84 },
    value: 1_450_000,
    target: 210_000,
    reasons: ['pallets_no_online_quote', 'insured_value_over_limit'],
    notes: 'Any day this week.',
    offers: [
      ['GSTF', offerServices.volume_ltl, 3, 198_400, 165_300],
      ['SNEX', offerServices.partial, 2, 236_900, 201_000],
    ],
    said: 'The first one consolidates in Albany, the second runs straight through.',
  },
  {
    state: 'declined',
    asked: 3 * day,
    from: '03109',
    to: '33166',
    item: { description: 'Granite countertops', quantity: 7, pounds: 1700, height: 40 },
    value: 2_600_000,
    target: 260_000,
    reasons: ['pallets_no_online_quote'],
    notes: null,
    offers: [['GSTF', offerServices.volume_ltl, 5, 341_200, 288_000]],
    said: null,
  },
  {
    state: 'expired',
    asked: 9 * day,
    from: '03109',
    to: '98108',
    item: { description: 'Water heaters', quantity: 12, pounds: 540, height: 66 },
    value: 2_150_000,
    target: null,
    reasons: ['pallets_no_online_quote'],
    notes: null,
    offers: [['SNEX', offerServices.partial, 6, 512_000, 447_500]],
    said: null,
  },
  {
    state: 'withdrawn',
    asked: 6 * day,
    from: '03109',
    to: '19154',
    item: { description: 'Window frames', quantity: 7, pounds: 480, height: 72 },
    value: 890_000,
    target: null,
    reasons: ['pallets_no_online_quote'],
    notes: 'The job was called off.',
    offers: [],
    said: null,
  },
];

/** The only item of a request. */
export function demoLine({ item }: DemoAsk): ItemInput {
  const inches = (value: number) => ({ value, unit: 'in' as const });
  return {
    description: item.description,
    package_type: 'pallets',
    quantity: item.quantity,
    length: inches(48),
    width: inches(40),
    height: inches(item.height),
    weight: { value: item.quantity * item.pounds, unit: 'lb' },
  };
}
