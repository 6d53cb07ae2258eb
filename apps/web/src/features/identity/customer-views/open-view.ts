import { endpoints, type CustomerView } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';
import { session } from '../../../lib/session/store.ts';

/** Turns this tab into one that shows a view; nothing of what it showed before stays in it, so the page is loaded anew. */
export async function openView(view: Pick<CustomerView, 'id'>, path: string): Promise<void> {
  const { data: user } = await call(endpoints.session.user, { headers: { 'X-View-As': view.id } });
  session.view(view.id, user);
  location.assign(path);
}
