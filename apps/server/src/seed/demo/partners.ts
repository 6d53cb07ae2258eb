import type { ApiScope, OutsideServiceCode, PartnerChannel, PartnerIdentifier, PartnerKind } from '@waybill/contract';

/** An API client of the first demo account. */
export type DemoClient = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly state: 'active' | 'off' | 'revoked';
  readonly by: string;
  /** Age in days. */
  readonly days: number;
  /** Calls in its busiest hour. */
  readonly busiest: number;
  readonly hint: string;
};

export const demoClients: readonly DemoClient[] = [
  {
    name: 'Warehouse system',
    scopes: ['quote.read', 'quote.create', 'shipment.read', 'shipment.book'],
    state: 'active',
    by: 'Harold Beck',
    days: 84,
    busiest: 36,
    hint: 'q7Xa',
  },
  {
    name: 'Order status page',
    scopes: ['shipment.read'],
    state: 'active',
    by: 'Harold Beck',
    days: 40,
    busiest: 120,
    hint: 'Zk2m',
  },
  { name: 'Price check', scopes: ['quote.read'], state: 'off', by: 'Harold Beck', days: 25, busiest: 0, hint: 'r_0B' },
  {
    name: 'Old warehouse system',
    scopes: ['shipment.read', 'shipment.book'],
    state: 'revoked',
    by: 'Harold Beck',
    days: 160,
    busiest: 0,
    hint: 'a91c',
  },
];

export type DemoPartner = {
  readonly name: string;
  readonly kind: PartnerKind;
  readonly state: 'testing' | 'active' | 'paused';
  readonly website: string | null;
  readonly channels: readonly PartnerChannel[];
  readonly identifiers: readonly { readonly kind: PartnerIdentifier; readonly value: string }[];
  readonly contacts: readonly {
    readonly name: string;
    readonly role: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  }[];
  readonly services: readonly OutsideServiceCode[];
  /** Whether it is linked to the first demo account. */
  readonly account: boolean;
  readonly client: string | null;
  /** Adapters whose connections belong to the partner. */
  readonly adapters: readonly string[];
  readonly note: string | null;
};

const contact = (name: string, role: string, place: string, phone: string) => ({
  name,
  role,
  email: `${name.split(' ')[0]?.toLowerCase() ?? 'desk'}@${place}.example`,
  phone,
});

export const demoPartners: readonly DemoPartner[] = [
  {
    name: 'Stockline Software',
    kind: 'tms',
    state: 'active',
    website: 'https://stockline.example',
    channels: ['api', 'webhook'],
    identifiers: [{ kind: 'other', value: 'stockline-prod' }],
    contacts: [contact('Kim Ode', 'Integration desk', 'stockline', '603-555-0177')],
    services: [],
    account: true,
    client: 'Warehouse system',
    adapters: [],
    note: 'Their release days are Thursdays. Tell them a week before a field changes.',
  },
  {
    name: 'UPS developer program',
    kind: 'api',
    state: 'active',
    website: 'https://developer.ups.com',
    channels: ['api', 'webhook'],
    identifiers: [{ kind: 'scac', value: 'UPSN' }],
    contacts: [contact('Grace Olin', 'Technical support', 'parcel-support', '404-555-0133')],
    services: ['address_service'],
    account: false,
    client: null,
    adapters: ['ups'],
    note: null,
  },
  {
    name: 'LTL carriers by API',
    kind: 'carrier_gateway',
    state: 'active',
    website: null,
    channels: ['api'],
    identifiers: [],
    contacts: [contact('Owen Marsh', 'Onboarding', 'ltl-gateway', '312-555-0119')],
    services: [],
    account: false,
    client: null,
    adapters: ['rl-carriers', 'tforce', 'fedex-freight'],
    note: 'R+L is slow between 3 and 4 pm Eastern; they know.',
  },
  {
    name: 'Blue Current EDI',
    kind: 'edi_van',
    state: 'testing',
    website: 'https://bluecurrent.example',
    channels: ['edi', 'as2', 'sftp'],
    identifiers: [
      { kind: 'isa_id', value: 'BLUECURRENT' },
      { kind: 'as2_id', value: 'BLUECUR-AS2' },
    ],
    contacts: [contact('Priya Nair', 'EDI desk', 'bluecurrent', '646-555-0150')],
    services: [],
    account: true,
    client: null,
    adapters: [],
    note: 'Status files (214) are tested; their AS2 certificate runs out in March.',
  },
  {
    name: 'eBay',
    kind: 'marketplace',
    state: 'active',
    website: 'https://developer.ebay.com',
    channels: ['api'],
    identifiers: [],
    contacts: [],
    services: ['ebay'],
    account: true,
    client: null,
    adapters: [],
    note: null,
  },
  {
    name: 'Card payments',
    kind: 'payment',
    state: 'active',
    website: 'https://stripe.com/docs',
    channels: ['api', 'webhook'],
    identifiers: [],
    contacts: [],
    services: ['payments'],
    account: false,
    client: null,
    adapters: [],
    note: null,
  },
];
