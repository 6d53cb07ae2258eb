import { addBusinessDays, usHolidays } from '@waybill/freight';
import type { Services } from '../../../apps/server/src/core/context.ts';
import { openDatabase } from '../../../apps/server/src/core/database/database.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { seedCarriers } from '../../../apps/server/src/seed/carriers.ts';
import type { Browser } from '../../../apps/server/src/testing/browser.ts';
import { hostilePdfs } from '../../../apps/server/src/testing/hostile-files.ts';
import { bookingOf, quoteAs } from '../../../apps/server/src/testing/journey.ts';
import type { ImportSite } from '../import/import-site.ts';

/** Books a shipment for each hostile PDF. @returns their ids */
export async function bookForLabels(services: Services, browser: Browser): Promise<string[]> {
  await seedCarriers(services.database.staff, services.clock);
  const ids: string[] = [];
  for (const [what] of hostilePdfs) {
    const today = services.clock().toISOString().slice(0, 10);
    const quote = await quoteAs(browser, { pickup_date: addBusinessDays(today, 3, { holidays: usHolidays }) });
    const id = newId();
    const { status, text } = await browser.post('/api/shipments', bookingOf(quote), { 'idempotency-key': id });
    if (status !== 201) throw new Error(`Not booked for ${what}: ${text}`);
    ids.push(id);
  }
  return ids;
}

/** Keeps hostile PDFs as the labels of carriers, past the server: making them would count as its memory. */
export async function storeHostileLabels({ databaseUrl, account, shipments }: ImportSite): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 2 });
  try {
    for (const [at, [, , make]] of hostilePdfs.entries())
      await database.staff
        .insertInto('shipment_files')
        .values({
          account_id: account,
          shipment_id: shipments[at] ?? '',
          id: newId(),
          kind: 'labels',
          media_type: 'application/pdf',
          parcel: null,
          content: Buffer.from(make(9)),
          created_at: new Date(),
        })
        .execute();
  } finally {
    await database.close();
  }
}
