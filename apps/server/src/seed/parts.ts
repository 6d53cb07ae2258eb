import { partInput, type PartInput } from '@waybill/contract';
import { insertRows } from '../core/database/insert-rows.ts';
import type { Tx } from '../core/database/database.ts';
import { demoParts } from './demo/parts.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const dayMs = 86_400_000;
const begunDaysAgo = 200;
const keeper = 'Waybill';

/** Adds the shared catalog of commodities, each part with its first version. */
export async function seedParts(tx: Tx, now: Date): Promise<void> {
  const newId = seededIds('parts');
  const parts = demoParts.map((given, index) => {
    const at = new Date(now.getTime() - (begunDaysAgo - index) * dayMs);
    const definition: PartInput = partInput.parse(given);
    return { ...definition, id: newId(at), version: 1, changed_at: at, changed_by: keeper };
  });
  await insertRows(tx, 'parts', parts);
  await insertRows(
    tx,
    'part_versions',
    parts.map(({ id, version, changed_at: at, changed_by: by, ...definition }) => ({
      part_id: id,
      version,
      definition: asJson(definition),
      created_at: at,
      created_by: by,
    })),
  );
}
