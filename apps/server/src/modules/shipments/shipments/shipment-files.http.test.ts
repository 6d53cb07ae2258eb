import type { Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderUnitLabels } from '../../../core/documents/index.ts';
import { unitLabels } from '../../../core/documents/testing/sample.ts';
import { texts } from '../../../core/documents/testing/texts.ts';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let owner: Browser;
let ops: Browser;
let shipmentId: string;

async function keep(kind: string, mediaType: string, parcel: number | null, content: string | Buffer): Promise<void> {
  await server.services.database.staff
    .insertInto('shipment_files')
    .values({
      account_id: await accountIdOf(owner),
      shipment_id: shipmentId,
      id: newId(),
      kind,
      media_type: mediaType,
      parcel,
      content: typeof content === 'string' ? Buffer.from(content) : content,
      created_at: server.clock(),
    })
    .execute();
}
const filesFor = async (browser: Browser, path: string) => ((await browser.get(path)).body.data as Shipment).files;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  ({ shipmentId } = await bookShipment(owner));
  await keep('label', 'application/zpl', 1, '^XA^XZ');
  await keep('label', 'application/pdf', 0, '%PDF-1.7 first');
  await keep('delivery_receipt', 'text/html', null, '<script>');
});
afterAll(() => server.close());

describe('papers of a carrier', () => {
  it('are listed with the shipment, those about all of it first, then by parcel [BOOK-06]', async () => {
    const files = await filesFor(owner, `/api/shipments/${shipmentId}`);
    expect(files.map(({ kind, parcel }) => [kind, parcel])).toEqual([
      ['delivery_receipt', null],
      ['label', 0],
      ['label', 1],
    ]);
  });

  it('are sent as what they are; what could run in a page, or a browser cannot show, is only kept [BOOK-06]', async () => {
    const [receipt, first, second] = await filesFor(owner, `/api/shipments/${shipmentId}`);
    const sent = async (url = '') => {
      const { headers, text } = await owner.get(url);
      return [headers['content-type'], headers['content-disposition'], text];
    };
    expect(await sent(first?.url)).toEqual(['application/pdf', 'inline; filename="label.pdf"', '%PDF-1.7 first']);
    expect(await sent(second?.url)).toEqual(['application/zpl', 'attachment; filename="label.zpl"', '^XA^XZ']);
    expect((await sent(receipt?.url)).slice(0, 2)).toEqual([
      'application/octet-stream',
      'attachment; filename="delivery_receipt.bin"',
    ]);
  });

  it('are labels for a label printer too, where the carrier sent a PDF that can be drawn [BOOK-05]', async () => {
    await keep('label', 'application/pdf', 2, await renderUnitLabels(unitLabels(texts.en.unitLabel, { units: [{}] })));
    const [receipt, first, second, third] = await filesFor(owner, `/api/shipments/${shipmentId}`);
    expect([receipt?.zpl_url, second?.zpl_url]).toEqual([null, null]);
    const { headers, text } = await owner.get(third?.zpl_url ?? '');
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/zpl',
      'attachment; filename="label.zpl"',
    ]);
    expect(text).toMatch(/^\^XA\n\^PW812\n\^LL1218\n/);
    const broken = await owner.get(first?.zpl_url ?? '');
    expect([broken.status, broken.body.code]).toEqual([409, 'label_unreadable']);
    const receiptLabel = await owner.get(`${receipt?.url}/zpl`);
    expect(receiptLabel.status).toBe(404);
  });

  it('are open to staff at their own address [ROLE-08]', async () => {
    const [, first] = await filesFor(ops, `/api/admin/shipments/${shipmentId}`);
    expect(first?.url).toMatch(/^\/api\/admin\/shipments\//);
    expect((await ops.get(first?.url ?? '')).text).toBe('%PDF-1.7 first');
    expect((await owner.get(first?.url ?? '')).status).toBe(403);
  });
});
