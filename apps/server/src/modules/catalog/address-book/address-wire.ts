import type { Address } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Addresses } from '../../../core/database/schema.gen.ts';

/** A row as it goes over the wire. */
export function addressOf(row: Selectable<Addresses>): Address {
  const {
    account_id: _account,
    search_text: _text,
    match_key: _key,
    import_id: _import,
    deleted_at: _deleted,
    verified_at,
    created_at,
    updated_at,
    ...rest
  } = row;
  return {
    ...(rest as Omit<Address, 'verified_at' | 'created_at' | 'updated_at'>),
    verified_at: verified_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
