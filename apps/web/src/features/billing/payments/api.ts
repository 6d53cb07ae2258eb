import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';

const { terms, show } = endpoints.payments;

/** Whether cards are taken here, asked for those who may know; what others of the page have read says nothing to them. */
function useCards(asks: boolean): boolean {
  const query = useQuery({ ...apiQuery(terms), enabled: asks, staleTime: Infinity });
  return asks && query.data?.data.card === true;
}

/** Whether the person signed in can pay invoices by card here. */
export function useCanPay(): boolean {
  return useCards(useUser()?.abilities.includes('invoice.pay') ?? false);
}

/** Whether cards are taken here at all, for whoever sees bills. */
export function useTakesCards(): boolean {
  return useCards(useUser()?.abilities.includes('invoice.read') ?? false);
}

/**
 * Whether a booking can be paid now, on a card.
 * @param offered an offer of the desk goes by the account's terms
 */
export function useCanHold(offered: boolean): boolean {
  const may = useUser()?.abilities.includes('shipment.book') ?? false;
  return useCards(may && !offered);
}

/** A payment as it is known. */
export function paymentQuery(id: string) {
  return apiQuery(show, { params: { id } });
}
