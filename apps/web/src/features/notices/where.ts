import type { Notice } from '@waybill/contract';
import type { RouteTarget } from '../../lib/routes/table.ts';

/** The page that a notice is about, in the frame of whoever reads it; null where there is none to open. */
export function pageOf({ subject }: Notice, staff: boolean): RouteTarget | null {
  const { type, id } = subject;
  switch (type) {
    case 'quote_request':
      if (id === null) return { to: staff ? 'admin.quote-requests' : 'quote.requests' };
      return staff
        ? { to: 'admin.quote-requests.detail', params: { id } }
        : { to: 'quote.requests.detail', params: { id } };
  }
}
