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

/** Who ships and who receives, as far as the account knows; a residence may be any on its ZIP, so nobody is meant there. */
export type Known = Readonly<Record<ShipmentEnd, KnownParties>>;

/** Those that the account knows at both ends of a quote, and whether somebody is still being looked for. */
export function useKnownParties(quote: Quote | null): { readonly known: Known; readonly looking: boolean } {
  const [pickup, delivery] = [useKnownAt(quote, 'pickup'), useKnownAt(quote, 'delivery')];
  return {
    known: { pickup: pickup.parties, delivery: delivery.parties },
    looking: pickup.looking || delivery.looking,
  };
}

/** Who is meant at an end unless somebody else is chosen. */
export function meantAt(known: Known, end: ShipmentEnd, quote: Quote): KnownParty | null {
  return quote.request[endOf[end]].site_type === 'residential' ? null : known[end].meant;
}
