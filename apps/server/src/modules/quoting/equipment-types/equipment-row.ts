import type { EquipmentType, EquipmentUsed } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';

export type EquipmentRow = Selectable<DB['equipment_types']>;

export const definitionOf = ({ definition }: Pick<EquipmentRow, 'definition'>) => definition;

/** An equipment type as customers and quotes see it, without prices. */
export function equipmentUsedOf(row: Pick<EquipmentRow, 'id' | 'version' | 'definition'>): EquipmentUsed {
  const { cents_per_mile: _price, firm_miles: _firm, ...used } = definitionOf(row);
  return { ...used, id: row.id, version: row.version };
}

/** An equipment type for new quotes; undefined if retired or unknown. */
export async function equipmentInForce(db: Db | Tx, id: string): Promise<EquipmentRow | undefined> {
  return db
    .selectFrom('equipment_types')
    .selectAll()
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}

/** Equipment types that customers can choose, in the order set by staff. */
export async function listOffered(db: Db): Promise<{ data: EquipmentUsed[] }> {
  const rows = await db
    .selectFrom('equipment_types')
    .select(['id', 'version', 'definition'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { data: rows.map(equipmentUsedOf) };
}

function typeOf(row: EquipmentRow, quotes: number): EquipmentType {
  return {
    ...definitionOf(row),
    id: row.id,
    version: row.version,
    position: row.position,
    retired_at: row.retired_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by,
    quotes,
  };
}

/** All equipment types as staff see them, retired ones last. */
export async function listEquipment(db: Db | Tx): Promise<EquipmentType[]> {
  const rows = await db
    .selectFrom('equipment_types')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('truckload_quotes')
        .select((count) => count.fn.countAll<number>().as('quotes'))
        .whereRef('truckload_quotes.equipment_id', '=', 'equipment_types.id')
        .as('quotes'),
    )
    .orderBy((of) => of('retired_at', 'is not', null))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ quotes, ...row }) => typeOf(row, quotes ?? 0));
}

/** One equipment type. @throws Refusal not_found */
export async function showEquipment(db: Db | Tx, id: string): Promise<EquipmentType> {
  const found = (await listEquipment(db)).find((one) => one.id === id);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/** Locks an equipment type. @throws Refusal not_found; conflict when it has another version than shown */
export async function holdEquipment(tx: Tx, id: string, version: number): Promise<EquipmentRow> {
  const row = await tx.selectFrom('equipment_types').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('conflict');
  return row;
}
