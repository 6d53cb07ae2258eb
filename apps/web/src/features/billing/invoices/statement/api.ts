import { keepPreviousData } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';
import type { Chosen } from './period.ts';

const { show } = endpoints.statements;

// Somebody else may pay or bill meanwhile; while other days are fetched, those before stay.
export function statementQuery(query: Chosen) {
  return { ...apiQuery(show, { query }), refetchOnWindowFocus: 'always', placeholderData: keepPreviousData } as const;
}
