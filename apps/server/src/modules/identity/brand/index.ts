import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { brandOf } from './brand-row.ts';
import { removeLogo, setColour, setLogo, setPublicTracking } from './change-brand.ts';

export { brandOf, logoBy } from './brand-row.ts';

const { brand } = endpoints;

export const brandBindings: readonly Binding[] = [
  query(brand.show, async (ctx) => ({ data: await brandOf(ctx.db, accountOf(ctx)) })),
  command(brand.update, setColour),
  command(brand.tracking, setPublicTracking),
  process(brand.logo, setLogo),
  command(brand.removeLogo, removeLogo),
];
