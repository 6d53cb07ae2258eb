import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../core/http/binding.ts';
import { dropDraft } from './drop-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { ownerOf } from './owner.ts';

const { list, keep, drop } = endpoints.quoteDrafts;

export const quoteDraftsBindings: readonly Binding[] = [
  query(list, async (ctx) => ({ data: await listDrafts(ctx.db, ownerOf(ctx)) })),
  process(keep, (ctx, input) => keepDraft(ctx, keep.audit, input)),
  command(drop, dropDraft),
];
