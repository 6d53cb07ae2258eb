import { carrierVisibilities, type CarrierChoice } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { blockedCarriers } from '../account-carriers/index.ts';

/** The account's choice by carrier id. Carriers without a choice are missing. */
export type CarrierVisibility = ReadonlyMap<string, CarrierChoice['visibility']>;

/** The carriers that an account prefers or hides. */
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

/** The account's choices and the carriers that staff block, by carrier id. */
export type CarriersSeen = ReadonlyMap<string, CarrierChoice['visibility'] | 'blocked'>;

/** Visibility of carriers for an account: its own choices, and blocks by staff for those it does not hide itself. */
export async function carriersSeen(db: Db | Tx, accountId: string): Promise<CarriersSeen> {
  const own = await carrierVisibility(db, accountId);
  const blocked = await blockedCarriers(db, accountId);
  const kept = [...blocked].filter((id) => own.get(id) !== 'excluded');
  return new Map<string, CarrierChoice['visibility'] | 'blocked'>([
    ...own,
    ...kept.map((id) => [id, 'blocked'] as const),
  ]);
}

/** Whether a carrier may be asked: neither hidden by the account nor blocked by staff. */
export function isVisibleCarrier(seen: CarriersSeen, carrierId: string): boolean {
  const how = seen.get(carrierId);
  return how !== 'excluded' && how !== 'blocked';
}

/** The carriers to ask: preferred ones first, without hidden and blocked ones. */
export function carriersToAsk<C extends { readonly id: string }>(
  carriers: readonly C[],
  visibility: CarriersSeen,
): C[] {
  const standing = ({ id }: C) => visibility.get(id) ?? 'default';
  const asked = carriers.filter(({ id }) => isVisibleCarrier(visibility, id));
  const preferred = asked.filter((carrier) => standing(carrier) === 'preferred');
  return [...preferred, ...asked.filter((carrier) => !preferred.includes(carrier))];
}
