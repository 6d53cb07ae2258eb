import type { Address } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Addresses } from '../../core/database/schema.gen.ts';

/** A row as it goes over the wire. */
export function addressOf(row: Selectable<Addresses>): Address {
  const { account_id: _, search_text: _text, deleted_at: _deleted, created_at, updated_at, ...rest } = row;
  return {
    ...(rest as Omit<Address, 'created_at' | 'updated_at'>),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
