import { carrierVisibilities, type CarrierChoice } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { blockedCarriers } from '../account-carriers/index.ts';

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

/** The same with the carriers that staff keep from the account, by carrier id. */
export type CarriersSeen = ReadonlyMap<string, CarrierChoice['visibility'] | 'blocked'>;

/** What an account sees of carriers: its own selection, and of what it would see those that staff keep from it. */
export async function carriersSeen(db: Db | Tx, accountId: string): Promise<CarriersSeen> {
  const own = await carrierVisibility(db, accountId);
  const blocked = await blockedCarriers(db, accountId);
  const kept = [...blocked].filter((id) => own.get(id) !== 'excluded');
  return new Map<string, CarrierChoice['visibility'] | 'blocked'>([
    ...own,
    ...kept.map((id) => [id, 'blocked'] as const),
  ]);
}

/** Whether a carrier may be asked: neither the account nor staff are against it. */
export function isVisibleCarrier(seen: CarriersSeen, carrierId: string): boolean {
  const how = seen.get(carrierId);
  return how !== 'excluded' && how !== 'blocked';
}

/** The carriers to ask: preferred ones first, excluded and blocked ones not at all. */
export function carriersToAsk<C extends { readonly id: string }>(
  carriers: readonly C[],
  visibility: CarriersSeen,
): C[] {
  const standing = ({ id }: C) => visibility.get(id) ?? 'default';
  const asked = carriers.filter(({ id }) => isVisibleCarrier(visibility, id));
  const preferred = asked.filter((carrier) => standing(carrier) === 'preferred');
  return [...preferred, ...asked.filter((carrier) => !preferred.includes(carrier))];
}
