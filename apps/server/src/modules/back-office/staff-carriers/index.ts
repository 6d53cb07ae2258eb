import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { pageBody } from '../../../core/page.ts';
import { showCarrier } from './carrier-rows.ts';
import { setCarrierEnabled, createCarrier, updateCarrier } from './change-carrier.ts';
import { forgetFiguresJob } from './forget-figures.ts';
import { carrierHealthOf, tryNow } from './health.ts';
import { listCarriers } from './list-carriers.ts';
import { removeLogo, setLogo } from './logo.ts';
import { carrierInfoOf } from './carrier-info.ts';

export { todayOf } from './carrier-rows.ts';
export { holdCarrier } from './change-carrier.ts';
export { carrierLogoBy } from './carrier-info.ts';

const { staffCarriers, carrierLooks } = endpoints;

export const staffCarriersBindings: readonly Binding[] = [
  query(staffCarriers.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listCarriers(ctx, asked);
    return pageBody(rows, total, asked, staffCarriers.list.path);
  }),
  query(staffCarriers.show, async (ctx, { params }) => ({
    data: await showCarrier(ctx.services, ctx.db, params.id, ctx.now()),
  })),
  command(staffCarriers.create, createCarrier),
  command(staffCarriers.update, updateCarrier),
  command(staffCarriers.standing, setCarrierEnabled),
  process(staffCarriers.logo, setLogo),
  command(staffCarriers.removeLogo, removeLogo),
  query(staffCarriers.health, async (ctx, { params }) => ({ data: await carrierHealthOf(ctx, params.id) })),
  process(staffCarriers.tryNow, tryNow),
  query(carrierLooks.list, async ({ db }) => ({ data: await carrierInfoOf(db) })),
];

export const staffCarriersJobs: readonly JobHandler[] = [forgetFiguresJob];
