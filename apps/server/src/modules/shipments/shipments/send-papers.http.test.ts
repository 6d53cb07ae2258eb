import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { newId } from '../../../core/ids.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let ours: Browser;
let theirs: Browser;
let booked: readonly [Booked, Booked];
let foreign: Booked;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  ours = await signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
  theirs = await signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
  booked = [await bookShipment(ours), await bookShipment(ours)];
  foreign = await bookShipment(theirs);
});
afterAll(() => site.close());

const papers = (kind: string, ids: readonly string[]) => ours.get(`/api/shipments/papers/${kind}?ids=${ids.join(',')}`);
const pagesOf = async (bytes: Buffer) =>
  (await PDFDocument.load(bytes)).getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);
const ids = () => booked.map(({ shipmentId }) => shipmentId);

describe('papers of several shipments', () => {
  it('are one PDF: the bills of lading on US Letter, the labels on 4 by 6 inches [BOOK-05]', async () => {
    const bills = await papers('bill-of-lading', ids());
    expect(bills.headers['content-type']).toBe('application/pdf');
    const billPages = await pagesOf(bills.bytes);
    // 8.5 by 11 inches at 72 points; two shipments have as many pages as both separately.
    expect(new Set(billPages.map(String))).toEqual(new Set(['612,792']));
    const single = await Promise.all(ids().map(async (id) => pagesOf((await papers('bill-of-lading', [id])).bytes)));
    expect(billPages).toHaveLength(single.flat().length);
    // Two shipments with two pallets each make four labels.
    expect(await pagesOf((await papers('labels', ids())).bytes)).toEqual(Array.from({ length: 4 }, () => [288, 432]));
    expect(await pagesOf((await papers('everything', ids())).bytes)).toHaveLength(billPages.length + 4);
  });

  it('are packing slips, which are neither bills of lading nor labels', async () => {
    const slips = await papers('packing-slip', ids());
    expect(slips.status).toBe(200);
    for (const { bolNumber } of booked) expect(textOf(slips.bytes).join('\n')).toContain(bolNumber);
    const [first = ''] = ids();
    const one = await ours.get(`/api/shipments/${first}/documents/packing-slip`);
    expect(textOf(one.bytes).join('\n')).toContain('Packing slip');
    expect((await theirs.get(`/api/shipments/${first}/documents/packing-slip`)).status).toBe(404);
  });

  it('are each shipment once, and never of another account [ROLE-08]', async () => {
    const [first = ''] = ids();
    expect(await pagesOf((await papers('labels', [first, first])).bytes)).toHaveLength(2);
    const refused = await papers('labels', [first, foreign.shipmentId]);
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['damaged', 'application/pdf', Buffer.from('%PDF-1.7 and nothing more')],
    ['without a single page', 'application/pdf', Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF')],
    ['a picture that is none', 'image/png', Buffer.alloc(40)],
  ])(
    'name the shipment whose carrier sent a label that cannot be read: %s [BOOK-05]',
    async (_, mediaType, content) => {
      const { shipmentId, bolNumber } = await bookShipment(ours);
      await site.services.database.staff
        .insertInto('shipment_files')
        .values({
          account_id: await accountIdOf(ours),
          shipment_id: shipmentId,
          id: newId(),
          kind: 'labels',
          media_type: mediaType,
          parcel: null,
          content,
          created_at: site.clock(),
        })
        .execute();
      const refused = await papers('labels', [...ids(), shipmentId]);
      expect([refused.status, refused.body.codes]).toEqual([422, { ids: ['label_unmergeable'] }]);
      expect(refused.body.errors?.['ids']?.[0]).toContain(bolNumber);
      expect((await papers('bill-of-lading', [shipmentId])).status).toBe(200);
    },
  );

  it('are of at least one and at most 50 shipments', async () => {
    expect((await papers('labels', [])).status).toBe(422);
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    expect((await papers('labels', many)).body.codes).toEqual({ ids: ['too_many'] });
    expect((await ours.get('/api/shipments/papers/invoice?ids=x')).status).toBe(404);
  });
});

describe('whether a shipment can still be canceled', () => {
  it('is shown with the reason, by the rules of its carrier [BOOK-13]', async () => {
    const { shipmentId } = await bookShipment(ours);
    const terms = async (browser: Browser) => browser.get(`/api/shipments/${shipmentId}/cancel`);
    expect((await terms(ours)).body.data).toEqual({ bar: null, until: null });
    expect((await terms(theirs)).status).toBe(404);
    await ours.post(`/api/shipments/${shipmentId}/cancel`);
    expect((await terms(ours)).body.data).toEqual({ bar: 'already_over', until: null });
  });
});
