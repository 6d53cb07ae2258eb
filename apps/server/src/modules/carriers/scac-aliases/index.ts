import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { listAliases } from './alias-row.ts';
import { createAlias, deleteAlias, restoreAlias, updateAlias } from './change-alias.ts';
import { dismissName, listSuggestions } from './suggestions.ts';

export { holderOf } from './check-alias.ts';
export { knownCarriers, noteUnknownNames } from './known-carriers.ts';

const { scacAliases } = endpoints;

export const scacAliasesBindings: readonly Binding[] = [
  query(scacAliases.list, async ({ db }, { query: asked }) => {
    const { rows, total } = await listAliases(db, asked);
    return pageBody(rows, total, asked, scacAliases.list.path);
  }),
  query(scacAliases.suggestions, listSuggestions),
  command(scacAliases.dismiss, dismissName),
  command(scacAliases.create, createAlias),
  command(scacAliases.update, updateAlias),
  command(scacAliases.delete, deleteAlias),
  command(scacAliases.restore, restoreAlias),
];
