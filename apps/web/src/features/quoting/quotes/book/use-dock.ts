import { useQuery } from '@tanstack/react-query';
import { endpoints, type Dock, type Quote } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { useDraft } from '../draft/quote-form.ts';

/**
 * Who ships from the pickup of a quote, as far as the account knows, while nobody is typed for it yet; not at a
 * residence, which may be any on its ZIP.
 */
export function useDock(quote: Quote | null): { readonly dock: Dock | null; readonly looking: boolean } {
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const typedFor = useDraft((draft) => draft.booking.pickup.postal_code);
  const { country, postal_code = '' } = quote?.origin ?? {};
  const wanted =
    mayBook && quote !== null && quote.request.origin.site_type !== 'residential' && typedFor !== postal_code;
  const { data, isLoading } = useQuery({
    ...apiQuery(endpoints.recents.dock, { query: { country: country ?? 'US', postal_code } }),
    enabled: wanted,
    staleTime: 60_000,
  });
  return { dock: data?.data ?? null, looking: isLoading };
}
