import { sql } from 'kysely';

/**
 * SQL for the disputed amount of an invoice `i` that is not owed for now, in minor units: disputes that staff submitted
 * to the carrier and, for accounts with `open_disputes_owed` off, also those that staff have not reviewed yet.
 */
export const acceptedDispute = sql`CASE WHEN i.disputed = 0 THEN 0::bigint ELSE least(i.disputed, (
  SELECT coalesce(sum(d.amount), 0)::bigint FROM disputes d JOIN accounts t ON t.id = d.account_id
  WHERE d.account_id = i.account_id AND d.invoice_id = i.id
    AND (d.state IN ('submitted_to_carrier', 'carrier_response') OR (d.state = 'open' AND NOT t.open_disputes_owed))
)) END`;
