import { simulatedCarriers } from '@waybill/carriers/simulators';
import type { LiabilityRule } from '@waybill/freight';
import type { Services } from '../core/context.ts';
import type { Tx } from '../core/database/database.ts';
import { newId } from '../core/ids.ts';
import { sealCredentials } from '../modules/carriers/gateway/index.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { putCallFigures } from './call-figures.ts';
import { seedConnected } from './integrations.ts';
import { once } from './once.ts';
import { asJson } from '../core/database/json.ts';

type Live = {
  readonly scac: string;
  readonly name: string;
  readonly mode: 'ltl' | 'parcel';
  readonly adapter: string;
};

/** Carrier APIs of the demo, with real SCACs. */
const live: readonly Live[] = [
  { scac: 'UPSN', name: 'UPS', mode: 'parcel', adapter: 'ups' },
  { scac: 'USPS', name: 'USPS', mode: 'parcel', adapter: 'usps' },
  { scac: 'FDEG', name: 'FedEx', mode: 'parcel', adapter: 'fedex' },
  { scac: 'FXFE', name: 'FedEx Freight', mode: 'ltl', adapter: 'fedex-freight' },
  { scac: 'RLCA', name: 'R+L Carriers', mode: 'ltl', adapter: 'rl-carriers' },
  { scac: 'UPGF', name: 'TForce Freight', mode: 'ltl', adapter: 'tforce' },
];

/** The house carrier that is booked by the industry's standard, while its rates come from its tariff. */
const bookedByStandard = 'GSTF';

/** Default carrier liability if rates do not state it: 100 dollars per parcel, or by the pound for freight. */
const liabilities: Readonly<Record<Live['mode'], LiabilityRule>> = {
  parcel: { perPoundNew: 10_000, perPoundUsed: 10_000, cap: 10_000 },
  ltl: { perPoundNew: 500, perPoundUsed: 10, cap: 10_000_000 },
};

function credentialsOf(adapter: string): unknown {
  return simulatedCarriers.find(({ adapters }) => adapters.includes(adapter))?.credentials[adapter];
}

function connectionRow(
  services: Services,
  carrierId: string,
  { adapter, mode }: Pick<Live, 'adapter' | 'mode'>,
  now: Date,
) {
  const id = newId();
  const sealed = sealCredentials(services, id, credentialsOf(adapter));
  return {
    id,
    carrier_id: carrierId,
    adapter,
    environment: 'simulator',
    sealed: sealed.bytes,
    key_id: sealed.keyId,
    liability: asJson(liabilities[mode]),
    // Simulators lose nothing and answer at once.
    settle_seconds: 30,
    created_at: now,
    updated_at: now,
  };
}

async function put(services: Services, tx: Tx, now: Date): Promise<void> {
  const carriers = live.map((each) => ({ ...each, id: newId() }));
  await insertRows(
    tx,
    'carriers',
    carriers.map(({ id, scac, name, mode }) => ({ id, scac, name, modes: [mode], active: true, created_at: now })),
  );
  const house = await tx
    .selectFrom('carriers')
    .select('id')
    .where('scac', '=', bookedByStandard)
    .executeTakeFirstOrThrow();
  const connections = [
    ...carriers.map((each) => connectionRow(services, each.id, each, now)),
    connectionRow(services, house.id, { adapter: 'ebol', mode: 'ltl' }, now),
  ];
  await tx.insertInto('carrier_connections').values(connections).execute();
  await putCallFigures(
    tx,
    connections.filter(({ adapter }) => adapter !== 'ebol'),
    now,
  );
  await seedConnected(tx, connections, now);
}

/** Connects the demo to every simulated carrier, once. */
export async function seedSimulatedCarriers(services: Services, now: Date): Promise<void> {
  await once(services.database.staff, 'simulated_carriers', now, (tx) => put(services, tx, now));
}
