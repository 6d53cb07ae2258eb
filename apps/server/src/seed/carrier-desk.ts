import { addDays, type LtlTariff } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { todayOf } from '../modules/back-office/staff-carriers/index.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const keeper = 'Ruth Calloway';
const dayMs = 86_400_000;

/** Staff notes on carriers of the demo. Phone numbers and addresses are reserved for examples. */
const known: Readonly<Record<string, { readonly notes?: string; readonly pickup?: string; readonly claims?: string }>> =
  {
    GSTF: {
      notes: 'Their night desk rebooks a missed pickup until 21:00. Ask for Lena about anything into Maine.',
      pickup: 'Pickups after 15:00 go onto the truck of the next morning.',
      claims: 'claims@granite-state.example',
    },
    KRMO: { notes: 'Invoices come on paper with the freight bill; scan both.', claims: 'osd@keystone-ridge.example' },
    TRVM: { pickup: 'Drivers need the pickup number at the gate.' },
    CLFW: { notes: 'Washington passes close in winter: expect a day more from November to March.' },
    LBFC: { pickup: 'Freight must be shrink-wrapped and labeled on two sides.' },
  };

async function putProfiles(tx: Tx, now: Date): Promise<void> {
  const carriers = await tx.selectFrom('carriers').select(['id', 'scac', 'name', 'phone']).orderBy('scac').execute();
  await insertRows(
    tx,
    'carrier_profiles',
    carriers.map(({ id, scac, phone }) => ({
      carrier_id: id,
      contacts: asJson([
        { name: 'Dispatch', purpose: 'dispatch', phone, email: `dispatch@${scac.toLowerCase()}.example` },
        ...(known[scac]?.claims === undefined
          ? []
          : [{ name: 'Claims desk', purpose: 'claims', phone: null, email: known[scac].claims }]),
      ]),
      notes: known[scac]?.notes ?? null,
      version: 1,
      updated_at: new Date(now.getTime() - 40 * dayMs),
      updated_by: keeper,
    })),
  );
  for (const [scac, { pickup }] of Object.entries(known)) {
    if (pickup !== undefined)
      await tx.updateTable('carriers').set({ pickup_notes: pickup }).where('scac', '=', scac).execute();
  }
}

const raised = (tariff: LtlTariff, basisPoints: number): LtlTariff => ({
  ...tariff,
  rates: Object.fromEntries(
    Object.entries(tariff.rates).map(([base, table]) => [
      base,
      Object.fromEntries(
        Object.entries(table).map(([one, figures]) => [
          one,
          figures.map((cents) => Math.round((cents * (10_000 + basisPoints)) / 10_000)),
        ]),
      ),
    ]),
  ),
});

type Version = { readonly id: string; readonly tariff: LtlTariff; readonly carrierId: string };

async function firstOf(tx: Tx, scac: string): Promise<Version> {
  const row = await tx
    .selectFrom('tariffs')
    .innerJoin('carriers', 'carriers.id', 'tariffs.carrier_id')
    .select(['tariffs.id', 'tariffs.definition', 'tariffs.carrier_id'])
    .where('carriers.scac', '=', scac)
    .executeTakeFirstOrThrow();
  return { id: row.id, tariff: row.definition, carrierId: row.carrier_id };
}

/** A published rate increase for a later day, and a draft. */
async function putTariffs(tx: Tx, now: Date): Promise<void> {
  const today = todayOf(now);
  const newId = seededIds('carrier-desk');
  const first = await firstOf(tx, 'GSTF');
  const from = addDays(today, 45);
  const coming: LtlTariff = { ...raised(first.tariff, 490), id: 'gstf-2', version: 2, effectiveFrom: from };
  await tx
    .insertInto('tariffs')
    .values({
      id: newId(now),
      carrier_id: first.carrierId,
      version: 2,
      effective_from: from,
      definition: JSON.stringify(coming),
      source: 'file',
      file_name: 'granite-state-general-rate-change.xlsx',
      note: 'General rate change of 4.9 percent, as their letter says',
      published_by: keeper,
      based_on: first.id,
      created_at: new Date(now.getTime() - 3 * dayMs),
    })
    .execute();
  const other = await firstOf(tx, 'TRVM');
  const worked = raised(other.tariff, 320);
  const { LGDEL: _liftgate, ...accessorials } = worked.accessorials;
  await tx
    .insertInto('tariff_drafts')
    .values({
      carrier_id: other.carrierId,
      revision: 2,
      definition: JSON.stringify({
        ...worked,
        accessorials: { ...accessorials, LGDEL: { kind: 'flat', amount: 11_500 } },
      }),
      based_on: other.id,
      source: 'file',
      file_name: 'two-rivers-next.csv',
      effective_from: addDays(today, 14),
      updated_at: new Date(now.getTime() - dayMs),
      updated_by: keeper,
    })
    .execute();
}

/** Carrier data of the demo staff: contacts, notes, and upcoming tariffs of the house carriers. */
export async function seedCarrierDesk(tx: Tx, now: Date): Promise<void> {
  await putProfiles(tx, now);
  await putTariffs(tx, now);
}
