import { address, type Address } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Addresses } from '../../../core/database/schema.gen.ts';

const fields = Object.keys(address.shape) as (keyof Address)[];

/** Converts a row to the wire format, which is also used in the audit trail. */
export function addressOf(row: Selectable<Addresses>): Address {
  const { verified_at, created_at, updated_at } = row;
  return {
    ...(Object.fromEntries(fields.map((field) => [field, row[field]])) as Omit<
      Address,
      'verified_at' | 'created_at' | 'updated_at'
    >),
    verified_at: verified_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
