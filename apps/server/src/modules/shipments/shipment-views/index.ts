import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { createView, removeView, updateView, viewerOf } from './save-view.ts';
import { viewsOf } from './view-row.ts';

const { list, create, update, remove } = endpoints.shipmentViews;

export const shipmentViewsBindings: readonly Binding[] = [
  query(list, async (ctx) => ({ data: await viewsOf(ctx.db, viewerOf(ctx)) })),
  command(create, createView),
  command(update, updateView),
  command(remove, removeView),
];
