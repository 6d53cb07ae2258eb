import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { listPartners } from './partner-rows.ts';
import { addNote, createPartner, restorePartner, retirePartner, updatePartner } from './save-partner.ts';
import { partnerChoices, showPartner } from './show-partner.ts';

const { partners } = endpoints;

export const partnersBindings: readonly Binding[] = [
  query(partners.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listPartners(ctx.db, asked, ctx.now());
    return pageBody(rows, total, asked, partners.list.path);
  }),
  query(partners.choices, async ({ db }) => ({ data: await partnerChoices(db) })),
  query(partners.show, async (ctx, { params }) => ({ data: await showPartner(ctx.db, params.id, ctx.now()) })),
  command(partners.create, createPartner),
  command(partners.update, updatePartner),
  command(partners.retire, retirePartner),
  command(partners.restore, restorePartner),
  command(partners.note, addNote),
];
