import { useQuery } from '@tanstack/react-query';
import { endpoints, type KnownParties, type KnownParty, type Quote } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { useDraft } from '../draft/quote-form.ts';
import { endOf, type ShipmentEnd } from './lift-gate.ts';

const nobody: KnownParties = { meant: null, all: [] };

/** Those that the account knows at one end of a quote. */
function useKnownAt(quote: Quote | null, end: ShipmentEnd) {
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const typedFor = useDraft((draft) => draft.booking[end].postal_code);
  const side = endOf[end];
  const other = side === 'origin' ? 'destination' : 'origin';
  const { country = 'US', postal_code = '' } = quote?.[side] ?? {};
  const { data, isLoading } = useQuery({
    ...apiQuery(endpoints.recents.parties, {
      query: { end, country, postal_code, other_postal_code: quote?.[other].postal_code ?? null },
    }),
    enabled: mayBook && quote !== null,
    staleTime: 60_000,
  });
  return { parties: data?.data ?? nobody, looking: isLoading && typedFor !== postal_code };
}

/** Known shippers and consignees at both ends. A residence is never preselected: its ZIP code has many. */
export type Known = Readonly<Record<ShipmentEnd, KnownParties>>;

/** The parties that the account knows at both ends of a quote, and whether they are still loading. */
export function useKnownParties(quote: Quote | null): { readonly known: Known; readonly looking: boolean } {
  const [pickup, delivery] = [useKnownAt(quote, 'pickup'), useKnownAt(quote, 'delivery')];
  return {
    known: { pickup: pickup.parties, delivery: delivery.parties },
    looking: pickup.looking || delivery.looking,
  };
}

/** The party that is preselected at an end. */
export function meantAt(known: Known, end: ShipmentEnd, quote: Quote): KnownParty | null {
  return quote.request[endOf[end]].site_type === 'residential' ? null : known[end].meant;
}
