import { carrierAdapters } from '@waybill/carriers';
import type { Answer, endpoints } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';

type Choices = Answer<(typeof endpoints)['integrations']['choices']>;

/** The adapters, and the carriers that each can be used for. */
export async function integrationChoices(ctx: Context): Promise<Choices> {
  const carriers = await ctx.db.selectFrom('carriers').select(['id', 'name', 'scac']).orderBy('name').execute();
  const connected = await ctx.db.selectFrom('carrier_connections').select(['carrier_id', 'adapter']).execute();
  const adapters = Object.values(carrierAdapters).map(({ manifest }) => ({
    code: manifest.code,
    name: manifest.name,
    scacs: [...manifest.scacs],
    modes: [...manifest.modes],
    operations: [...manifest.capabilities],
    simulator: ctx.services.outside.simulators[manifest.code] !== undefined,
  }));
  return {
    data: {
      adapters: adapters.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      carriers: carriers.map((carrier) => ({
        ...carrier,
        adapters: connected.filter((one) => one.carrier_id === carrier.id).map(({ adapter }) => adapter),
      })),
    },
  };
}
