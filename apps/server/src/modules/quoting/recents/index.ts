import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';
import { findParties } from './find-parties.ts';
import { listRecents } from './list-recents.ts';

export const recentsBindings: readonly Binding[] = [
  query(endpoints.recents.show, listRecents),
  query(endpoints.recents.parties, findParties),
];
