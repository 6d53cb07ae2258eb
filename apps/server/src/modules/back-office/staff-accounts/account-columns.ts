import type { AccountState } from '@waybill/contract';
import { sql } from 'kysely';

/** State of an account. Closed outranks on hold, which outranks unverified. */
export const stateColumn = sql<AccountState>`(CASE
  WHEN accounts.closed_at IS NOT NULL THEN 'inactive'
  WHEN accounts.credit_status = 'hold' THEN 'hold'
  WHEN NOT EXISTS (SELECT FROM users WHERE users.account_id = accounts.id AND users.email_verified_at IS NOT NULL
    AND users.removed_at IS NULL) THEN 'unverified'
  ELSE 'active' END)`;

/** When an account last booked. The newest shipment is a single index lookup for every account. */
export const lastBookedColumn = sql<Date | null>`(SELECT shipments.created_at FROM shipments
  WHERE shipments.account_id = accounts.id ORDER BY shipments.created_at DESC, shipments.id DESC LIMIT 1)`;
