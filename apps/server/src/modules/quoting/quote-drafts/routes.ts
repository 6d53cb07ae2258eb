import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { startDraft } from './start-draft.ts';
import { dropDraft } from './drop-draft.ts';
import { saveDraft } from './save-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { ownerOf } from './owner.ts';

const { list, begin, keep, drop } = endpoints.quoteDrafts;

export const quoteDraftsBindings: readonly Binding[] = [
  query(list, async (ctx, { query: { kind } }) => ({ data: await listDrafts(ctx.db, ownerOf(ctx), kind) })),
  command(begin, startDraft),
  // Auto-saves are not audited: the trail has the start and the end of a draft.
  process(keep, saveDraft),
  command(drop, dropDraft),
];
