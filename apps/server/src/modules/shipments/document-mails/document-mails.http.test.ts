import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { newId } from '../../../core/ids.ts';
import { consume } from '../../../core/limits.ts';
import { addApiClient, tokenOf } from '../../../testing/api-clients.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let browser: Browser;
let booked: Booked;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  booked = await bookShipment(browser);
});
afterAll(() => server.close());

const ask = (body: object) => browser.post(`/api/shipments/${booked.shipmentId}/document-mails`, body);
const mailsTo = (to: string) => server.mails.filter((mail) => mail.to === to);

describe('documents by mail', () => {
  it('leave once with the PDFs of the shipment, however often the click is sent [BOOK-04]', async () => {
    const body = {
      mail_id: crypto.randomUUID(),
      to: 'dock@receiver.example',
      kinds: ['bill-of-lading', 'unit-labels'],
    };
    const answers = await Promise.all([ask(body), ask(body), ask(body)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await server.runJobs();
    expect((await ask(body)).status).toBe(202);
    await server.runJobs();
    const [mail, ...more] = mailsTo('dock@receiver.example');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Documents for shipment ${booked.bolNumber}: Manchester, NH to Chicago, IL`);
    expect(mail?.text).toContain(`/tracking/${booked.bolNumber}`);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      `${booked.bolNumber}-bill-of-lading.pdf`,
      `${booked.bolNumber}-unit-labels.pdf`,
    ]);
    for (const { content } of mail?.attachments ?? []) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('need an address that is one, and documents that the shipment has [BOOK-03, BOOK-04]', async () => {
    const mail_id = crypto.randomUUID();
    const nobody = await ask({ mail_id, to: 'nobody', kinds: ['bill-of-lading'] });
    expect(nobody.body.errors).toEqual({ to: ['Invalid email'] });
    const none = await ask({ mail_id, to: 'dock@receiver.example', kinds: [] });
    expect(none.body.errors).toEqual({ kinds: ['Field is required'] });
    const parcel = await ask({ mail_id, to: 'dock@receiver.example', kinds: ['parcel-labels'] });
    expect([parcel.status, parcel.body.codes]).toEqual([422, { kinds: ['invalid'] }]);
  });

  it('of another click with the same id are refused [BOOK-04]', async () => {
    const mail_id = crypto.randomUUID();
    await ask({ mail_id, to: 'one@receiver.example', kinds: ['bill-of-lading'] });
    const other = await ask({ mail_id, to: 'two@receiver.example', kinds: ['bill-of-lading'] });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    await server.runJobs();
    expect(mailsTo('two@receiver.example')).toEqual([]);
  });
});

/** A label of the carrier, 4 by 6 inches. */
async function labelPdf(): Promise<Buffer> {
  const label = await PDFDocument.create();
  label.addPage([288, 432]);
  return Buffer.from(await label.save());
}

describe('labels that came from the carrier', () => {
  it('print and are mailed like our own, one page for each parcel [BOOK-05]', async () => {
    const { shipmentId } = await bookShipment(browser);
    const staff = server.services.database.staff;
    await staff.updateTable('shipments').set({ mode: 'parcel' }).where('id', '=', shipmentId).execute();
    const content = await labelPdf();
    const add = async (parcel: number, media_type = 'application/pdf') =>
      staff
        .insertInto('shipment_files')
        .values({
          account_id: await accountIdOf(browser),
          shipment_id: shipmentId,
          id: newId(),
          kind: 'label',
          media_type,
          parcel,
          content,
          created_at: server.clock(),
        })
        .execute();
    await add(0);
    await add(1);
    const kinds = async () => {
      const { data } = (await browser.get(`/api/shipments/${shipmentId}`)).body;
      return (data as { documents: { kind: string; zpl_url: string | null }[] }).documents;
    };
    expect(await kinds()).toMatchObject([{ kind: 'parcel-labels', zpl_url: null }, { kind: 'packing-slip' }]);
    const pages = async (path: string) => (await PDFDocument.load((await browser.get(path)).bytes)).getPageCount();
    expect(await pages(`/api/shipments/${shipmentId}/documents/parcel-labels`)).toBe(2);
    expect(await pages(`/api/shipments/papers/everything?ids=${shipmentId}`)).toBe(2);
    const mail = { mail_id: crypto.randomUUID(), to: 'parcels@receiver.example', kinds: ['parcel-labels'] };
    expect((await browser.post(`/api/shipments/${shipmentId}/document-mails`, mail)).status).toBe(202);
    await server.runJobs();
    const [attached] = mailsTo('parcels@receiver.example')[0]?.attachments ?? [];
    expect((await PDFDocument.load(attached!.content)).getPageCount()).toBe(2);
    // A parcel whose label is only in another format would be left without one.
    await add(2, 'application/zpl');
    expect((await kinds()).map(({ kind }) => kind)).toEqual(['packing-slip']);
  });
});

describe('what was mailed to whom', () => {
  it('is told with its time, and of no other account [BOOK-04, ROLE-08]', async () => {
    const { shipmentId } = await bookShipment(browser);
    const path = `/api/shipments/${shipmentId}/document-mails`;
    const id = crypto.randomUUID();
    await browser.post(path, { mail_id: id, to: 'dock@receiver.example', kinds: ['unit-labels', 'bill-of-lading'] });
    const at = new Date(server.clock()).toISOString();
    const told = { id, to: 'dock@receiver.example', kinds: ['bill-of-lading', 'unit-labels'], requested_at: at };
    expect((await browser.get(path)).body.data).toEqual([{ ...told, sent_at: null }]);
    await server.runJobs();
    expect((await browser.get(path)).body.data).toEqual([{ ...told, sent_at: at }]);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    expect((await stranger.get(path)).status).toBe(404);
  });
});

describe('mail to any address', () => {
  it('is for those who ship; a viewer and a program that only reads are refused [ROLE-07, BOOK-04]', async () => {
    const accountId = await accountIdOf(browser);
    const path = `/api/shipments/${booked.shipmentId}/document-mails`;
    const body = { mail_id: crypto.randomUUID(), to: 'stranger@elsewhere.example', kinds: ['bill-of-lading'] };
    for (const accountRole of ['viewer', 'quoter', 'billing'] as const) {
      const person = await signIn(server.app, (await addPerson(server, { accountId, accountRole })).email);
      expect((await person.post(path, body)).body.code).toBe('forbidden');
    }
    const client = await addApiClient(server, { accountId });
    const reading = await tokenOf(server, client, 'shipment.read');
    const sending = await tokenOf(server, client, 'shipment.documents.send');
    const call = (token: string) =>
      server.app.inject({ method: 'POST', url: path, payload: body, headers: { authorization: `Bearer ${token}` } });
    expect((await call(reading)).statusCode).toBe(403);
    expect((await call(sending)).statusCode).toBe(202);
  });

  it('is limited in a minute, and for the account as a whole in a day [BOOK-04]', async () => {
    const shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const { shipmentId } = await bookShipment(shipper);
    const send = () =>
      shipper.post(`/api/shipments/${shipmentId}/document-mails`, {
        mail_id: crypto.randomUUID(),
        to: 'dock@receiver.example',
        kinds: ['bill-of-lading'],
      });
    const statuses = [];
    for (let mail = 0; mail < 11; mail += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    const other = await signIn(
      server.app,
      (await addPerson(server, { accountId: await accountIdOf(shipper), accountRole: 'shipper' })).email,
    );
    const limit = { name: 'document_mail_account', key: await accountIdOf(shipper), points: 200, seconds: 86_400 };
    for (let use = 0; use < 190; use += 1) await consume(server.services, limit);
    const refused = await other.post(`/api/shipments/${shipmentId}/document-mails`, {
      mail_id: crypto.randomUUID(),
      to: 'dock@receiver.example',
      kinds: ['bill-of-lading'],
    });
    expect([refused.status, refused.body.codes]).toEqual([429, { to: ['too_many_tries'] }]);
  });
});

describe('labels for a label printer', () => {
  it('are sent as ZPL, one for each unit [BOOK-05]', async () => {
    const answer = await browser.get(`/api/shipments/${booked.shipmentId}/zpl/unit-labels`);
    expect(answer.status).toBe(200);
    // Two pallets were booked.
    expect(answer.text.match(/\^XA/g)).toHaveLength(2);
    expect(answer.text).toContain(`^FD${booked.bolNumber}^FS`);
    expect((await browser.get(`/api/shipments/${booked.shipmentId}/zpl/parcel-labels`)).status).toBe(404);
  });
});
