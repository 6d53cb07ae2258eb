import type { ShipmentView } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';

/** The person whose views are read. */
export type Viewer = { readonly accountId: string; readonly userId: string };

/** Views of a person, then views shared by others, each sorted by name. */
export async function viewsOf(db: Db | Tx, { accountId, userId }: Viewer, id?: string): Promise<ShipmentView[]> {
  let query = db
    .selectFrom('shipment_views')
    .innerJoin('users', 'users.id', 'shipment_views.user_id')
    .select([
      'shipment_views.id',
      'shipment_views.name',
      'shipment_views.shared',
      'shipment_views.user_id',
      'shipment_views.content',
      'users.name as owner',
    ])
    .where('shipment_views.account_id', '=', accountId)
    .where((where) =>
      where.or([where('shipment_views.user_id', '=', userId), where('shipment_views.shared', '=', true)]),
    );
  if (id !== undefined) query = query.where('shipment_views.id', '=', id);
  const rows = await query.execute();
  return rows
    .map(({ user_id, content, ...row }) => ({
      ...row,
      own: user_id === userId,
      content: content,
    }))
    .toSorted((a, b) => Number(b.own) - Number(a.own) || a.name.localeCompare(b.name));
}
