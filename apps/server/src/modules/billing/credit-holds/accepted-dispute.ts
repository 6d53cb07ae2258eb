import { sql } from 'kysely';

/**
 * What of an invoice `i` is disputed and not owed meanwhile, in minor units: disputes that staff have submitted to the
 * carrier and, where the account is freed from the rule, those that staff have not looked at yet.
 */
export const acceptedDispute = sql`CASE WHEN i.disputed = 0 THEN 0::bigint ELSE least(i.disputed, (
  SELECT coalesce(sum(d.amount), 0)::bigint FROM disputes d JOIN accounts t ON t.id = d.account_id
  WHERE d.account_id = i.account_id AND d.invoice_id = i.id
    AND (d.state IN ('submitted_to_carrier', 'carrier_response') OR (d.state = 'open' AND NOT t.open_disputes_owed))
)) END`;
