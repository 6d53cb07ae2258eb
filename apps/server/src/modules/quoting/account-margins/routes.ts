import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { saveMargins } from './save-margins.ts';
import { showMargins } from './show-margins.ts';

const { marginRules } = endpoints;

export const accountMarginsBindings: readonly Binding[] = [
  query(marginRules.show, async (ctx, { params }) => ({ data: await showMargins(ctx, ctx.db, params.id) })),
  command(marginRules.save, saveMargins),
];
