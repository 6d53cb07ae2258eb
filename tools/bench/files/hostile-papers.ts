import { addBusinessDays, usHolidays } from '@waybill/freight';
import type { Services } from '../../../apps/server/src/core/context.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { seedCarriers } from '../../../apps/server/src/seed/carriers.ts';
import type { Browser } from '../../../apps/server/src/testing/browser.ts';
import { hostilePdfs } from '../../../apps/server/src/testing/hostile-files.ts';
import { bookingOf, quoteAs } from '../../../apps/server/src/testing/journey.ts';

/** Books a shipment for each hostile PDF, and lets its carrier send that as its label. @returns their ids */
export async function bookWithHostileLabels(services: Services, account: string, browser: Browser): Promise<string[]> {
  await seedCarriers(services.database.staff, services.clock);
  const ids: string[] = [];
  for (const [what, , make] of hostilePdfs) {
    const today = services.clock().toISOString().slice(0, 10);
    const quote = await quoteAs(browser, { pickup_date: addBusinessDays(today, 3, { holidays: usHolidays }) });
    const id = newId();
    const { status, text } = await browser.post('/api/shipments', bookingOf(quote), { 'idempotency-key': id });
    if (status !== 201) throw new Error(`Not booked for ${what}: ${text}`);
    const created_at = services.clock();
    const paper = { kind: 'labels', media_type: 'application/pdf', parcel: null, content: Buffer.from(make(9)) };
    await services.database.staff
      .insertInto('shipment_files')
      .values({ account_id: account, shipment_id: id, id: newId(), ...paper, created_at })
      .execute();
    ids.push(id);
  }
  return ids;
}
