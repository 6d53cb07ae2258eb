import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { listAllowed, setAllowed } from './allowed-carriers.ts';

const { allowedCarriers } = endpoints;

export const accountCarriersBindings: readonly Binding[] = [
  query(allowedCarriers.list, async (ctx, { params }) => ({ data: await listAllowed(ctx.db, params.id) })),
  command(allowedCarriers.set, setAllowed),
];
