import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { saveMargins } from './save-margins.ts';
import { showMargins } from './show-margins.ts';

const { marginRules } = endpoints;

export const accountMarginsBindings: readonly Binding[] = [
  query(marginRules.show, async (ctx, { params }) => ({ data: await showMargins(ctx.db, params.id, ctx.now()) })),
  command(marginRules.save, saveMargins),
];
