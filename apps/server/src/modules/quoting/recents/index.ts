import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';
import { findDock } from './find-dock.ts';
import { listRecents } from './list-recents.ts';

export const recentsBindings: readonly Binding[] = [
  query(endpoints.recents.show, listRecents),
  query(endpoints.recents.dock, findDock),
];
