import type { Db, Tx } from '../../../core/database/database.ts';
import type { ImportKind } from '../kind.ts';
import { missingFields } from './columns.ts';
import { examine, type Decisions, type Examined } from './examine.ts';
import type { FileTable } from './records.ts';

type Asked<Body> = { readonly kind: ImportKind<Body>; readonly db: Db | Tx; readonly accountId: string };

/** Examines a file once every required field has its column; until then no row is looked at. */
export async function check<Body>(asked: Asked<Body>, table: FileTable, decisions: Decisions): Promise<Examined<Body>> {
  if (missingFields(asked.kind, decisions.fields).length === 0) return examine(asked, table, decisions);
  const plan = { skip: 0, update: 0, add: 0 };
  return { rows: table.records.length, good: 0, findings: [], adds: [], updates: [], plan };
}
