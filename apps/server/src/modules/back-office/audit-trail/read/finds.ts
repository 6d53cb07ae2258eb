import { sql } from 'kysely';
import type { AuditFind } from '@waybill/contract';
import type { Context } from '../../../../core/context.ts';
import { likeContains } from '../../../../core/database/like.ts';

const mostOfEach = 5;

/**
 * Finds people, accounts, and records by text: part of a name or email, a shipment or invoice number, or the id of any
 * record with an audit entry.
 */
export async function findNamed(
  { db }: Context,
  { query: { search } }: { readonly query: { readonly search: string } },
) {
  const part = likeContains(search);
  const number = search.toUpperCase().replace(/^INV[\s-]*/, '');
  // Numbers are rare: finding by their index and sorting is faster than scanning the index of the sort order.
  const { rows } = await sql<AuditFind>`
    (SELECT 'person' AS kind, u.id::text AS id, u.name AS label, u.email AS note FROM users u
     WHERE u.name ILIKE ${part} OR u.email ILIKE ${part} ORDER BY u.name, u.id LIMIT ${mostOfEach})
    UNION ALL
    (SELECT 'account', a.id::text, a.name, '' FROM accounts a
     WHERE a.name ILIKE ${part} OR a.id::text = lower(${search}) ORDER BY a.name, a.id LIMIT ${mostOfEach})
    UNION ALL
    (SELECT 'record', s.id::text, s.bol_number, 'shipment' FROM (
       SELECT id, bol_number, created_at FROM shipments WHERE search_numbers @> ARRAY[${number}] OFFSET 0) AS s
     ORDER BY s.created_at DESC LIMIT ${mostOfEach})
    UNION ALL
    (SELECT 'record', i.id::text, 'INV ' || i.number, 'invoice' FROM (
       SELECT id, number FROM invoices WHERE search_numbers @> ARRAY[${number}] OFFSET 0) AS i
     ORDER BY i.number LIMIT ${mostOfEach})
    UNION ALL
    (SELECT 'record', e.subject_id, e.subject_id, e.subject_type FROM audit_entries e
     WHERE e.subject_id = lower(${search}) ORDER BY e.at DESC LIMIT 1)`.execute(db);
  return { data: rows };
}
