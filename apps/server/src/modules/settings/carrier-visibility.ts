import { carrierVisibilities, type CarrierChoice } from '@waybill/contract';
import type { Db, Tx } from '../../core/database/database.ts';

/** What an account makes of carriers, by carrier id; of those not named it makes nothing. */
export type CarrierVisibility = ReadonlyMap<string, CarrierChoice['visibility']>;

/** What an account prefers and what it never wants asked. */
export async function carrierVisibility(db: Db | Tx, accountId: string): Promise<CarrierVisibility> {
  const rows = await db
    .selectFrom('account_carriers')
    .select(['carrier_id', 'visibility'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(
    rows.map((row) => [row.carrier_id, carrierVisibilities.find((one) => one === row.visibility) ?? 'default']),
  );
}

/** The carriers to ask: preferred ones first, excluded ones not at all. */
export function carriersToAsk<C extends { readonly id: string }>(
  carriers: readonly C[],
  visibility: CarrierVisibility,
): C[] {
  const standing = ({ id }: C) => visibility.get(id) ?? 'default';
  const asked = carriers.filter((carrier) => standing(carrier) !== 'excluded');
  const preferred = asked.filter((carrier) => standing(carrier) === 'preferred');
  return [...preferred, ...asked.filter((carrier) => !preferred.includes(carrier))];
}
