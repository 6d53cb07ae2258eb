import { isRouteName, type RouteTarget } from '../../../lib/routes/table.ts';
import { pageExists } from '../../../lib/routes/navigator.ts';

/** The page of a record, by what entries call its kind. */
const pages: Readonly<Record<string, string>> = {
  account: 'admin.accounts.detail',
  carrier_bill: 'admin.carrier-bills.detail',
  chat: 'admin.chats.detail',
  dispute: 'admin.disputes.detail',
  incident: 'admin.incidents.detail',
  integration_partner: 'admin.partners.detail',
  payment: 'admin.payments.detail',
  quote_request: 'admin.quote-requests.detail',
  shipment: 'admin.shipments.detail',
};

/**
 * Where a record of an entry is looked at, where it has a page.
 * @param account id of the account it belongs to
 */
export function pageOf(type: string, id: string | null, account: string | null): RouteTarget | null {
  const name = pages[type];
  if (id === null || name === undefined || !isRouteName(name) || !pageExists(name)) return null;
  if (name === 'admin.payments.detail') return account === null ? null : { to: name, params: { account, id } };
  return { to: name, params: { id } } as RouteTarget;
}
