import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';

const { carrierTariffs } = endpoints;

/** Versions of a carrier's tariff and the next one. */
export function useTariffs(id: string) {
  return useQuery(apiQuery(carrierTariffs.show, { params: { id } }));
}

/** What the next version says, else the one that a next one is made from. */
export function useDocument(id: string) {
  return useQuery(apiQuery(carrierTariffs.document, { params: { id }, query: {} }));
}
