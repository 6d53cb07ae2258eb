import type { Notice } from '@waybill/contract';
import type { RouteTarget } from '../../../lib/routes/table.ts';

/** The page that a notice is about, in the frame of whoever reads it; null where there is none to open. */
export function pageOf({ subject, params: told }: Notice, staff: boolean): RouteTarget | null {
  const { type, id } = subject;
  switch (type) {
    case 'chat':
      if (id === null) return null;
      return { to: staff ? 'admin.chats.detail' : 'chat', params: { id } };
    case 'invoice':
      if (staff) return null;
      return id === null ? { to: 'invoices' } : { to: 'invoices.detail', params: { id } };
    case 'payment':
      if (id === null) return { to: staff ? 'admin.payments' : 'invoices.history' };
      return staff
        ? { to: 'admin.payments.detail', params: { account: String(told['account']), id } }
        : { to: 'invoices.payment', params: { id } };
    case 'quote':
      if (staff || id === null) return null;
      // With the rate that the colleague chose, if they did.
      return { to: 'quote.ship-again', params: { id }, search: 'rate' in told ? { rate: String(told['rate']) } : {} };
    case 'quote_request':
      if (id === null) return { to: staff ? 'admin.quote-requests' : 'quote.requests' };
      return staff
        ? { to: 'admin.quote-requests.detail', params: { id } }
        : { to: 'quote.requests.detail', params: { id } };
    case 'shipment':
      if (id === null) return { to: staff ? 'admin.shipments' : 'tracking' };
      return staff
        ? { to: 'admin.shipments.detail', params: { id } }
        : { to: 'tracking.detail', params: { loadId: id } };
    case 'marketplace':
      return staff ? null : { to: 'ebay.orders' };
    case 'marketplace_order':
      return staff || id === null ? null : { to: 'ebay.orders.detail', params: { ebayId: id } };
    case 'dispute':
      return !staff || id === null ? null : { to: 'admin.disputes.detail', params: { id } };
    case 'account':
      if (!staff) return { to: 'invoices', search: { filter: 'past_due' } };
      return id === null ? { to: 'admin.credit-holds' } : { to: 'admin.credit-holds.detail', params: { id } };
  }
}
