import type { StaffRole } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { notifyStaff } from '../../messaging/notices/index.ts';

const operations: readonly StaffRole[] = ['fpg_ops', 'fpg_admin', 'super_admin'];

type Load = { readonly id: string; readonly bol_number: string; readonly carrier_name: string };

/**
 * Notifies operations of a load whose carrier has no connection, so that a person tells the carrier; in the transaction
 * that books or cancels it.
 */
export async function notifyOperations(
  ctx: Context,
  tx: Tx,
  kind: 'load_to_tender' | 'load_to_cancel',
  { id, bol_number: number, carrier_name: carrier }: Load,
): Promise<void> {
  const { name } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountOf(ctx))
    .executeTakeFirstOrThrow();
  const params = { name, number, carrier };
  await notifyStaff(
    tx,
    { userId: null, roles: operations },
    { kind, subject: { type: 'shipment', id }, params, at: ctx.now() },
  );
}
