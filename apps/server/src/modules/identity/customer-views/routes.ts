import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { startBooking, startView } from './start-view.ts';
import { endView } from './end-view.ts';
import { listMerged, viewMerged } from './merged-accounts.ts';

const { customerViews, mergedAccounts } = endpoints;

export const customerViewsBindings: readonly Binding[] = [
  command(customerViews.begin, startView),
  command(customerViews.book, startBooking),
  process(customerViews.end, endView),
  query(mergedAccounts.list, listMerged),
  process(mergedAccounts.view, viewMerged),
];
