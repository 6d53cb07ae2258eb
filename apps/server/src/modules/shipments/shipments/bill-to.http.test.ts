import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { bookingWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let site: OutsideServer;
let ours: Browser;
let theirs: Browser;
let overConnection: string;
const billing = {
  freightAccountNumber: '630081440',
  billingCompany: 'Waybill Freight Services',
  billingPhone: '800-555-0100',
  billingStreet: 'PO Box 555',
  billingCity: 'Concord',
  billingState: 'NH',
  billingPostalCode: '03301',
};

beforeAll(async () => {
  site = await startOutside(
    [{ adapter: 'fedex-freight', scac: 'FXFE', mode: 'ltl', changeCredentials: (usual) => ({ ...usual, ...billing }) }],
    { carriers: true },
  );
  const enter = async () => signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
  [ours, theirs] = [await enter(), await enter()];
  overConnection = newId();
  const { status, text } = await ours.post('/api/shipments', await bookingWith(ours, 'FXFE', 'ltl'), {
    'idempotency-key': overConnection,
  });
  if (status !== 201) throw new Error(`Not booked: ${text}`);
});
afterAll(() => site.close());

const bill = (by: Browser, id: string) => by.get(`/api/shipments/${id}/documents/bill-of-lading`);
const printed = async (id: string) => textOf((await bill(ours, id)).bytes)[0]?.split('\n') ?? [];

describe('who pays the freight, on the bill of lading', () => {
  it('is the third party of the carrier connection, with address and our account number [BOOK-05]', async () => {
    const lines = await printed(overConnection);
    for (const line of [
      'Waybill Freight Services',
      'PO Box 555',
      'Concord, NH 03301',
      '800-555-0100',
      'Account number 630081440',
    ])
      expect(lines).toContain(line);
    const papers = await ours.get(`/api/shipments/papers/bill-of-lading?ids=${overConnection}`);
    expect(textOf(papers.bytes)[0]).toContain('Account number 630081440');
  });

  it('is the provider where the carrier has no connection [BOOK-05]', async () => {
    const { shipmentId } = await bookShipment(ours);
    const lines = await printed(shipmentId);
    expect(lines).not.toContain('PO Box 555');
    expect(lines.filter((line) => line === 'Waybill Demo Freight LLC').length).toBeGreaterThan(0);
  });

  it('is not told to another account [ROLE-08]', async () => {
    expect((await bill(theirs, overConnection)).status).toBe(404);
  });
});
