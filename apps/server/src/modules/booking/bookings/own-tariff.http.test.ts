import type { Notice, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { notifyStaff } from '../../messaging/notices/index.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let emails: { readonly customer: string; readonly ops: string };
let customer: Browser;
let ops: Browser;
async function signInBoth(): Promise<void> {
  customer = await signIn(server.app, emails.customer);
  ops = await signIn(server.app, emails.ops);
}
beforeAll(async () => {
  server = await startTestServer({ carriers: true, demo: false });
  const { email } = await addPerson(server, { accountRole: 'shipper' });
  emails = { customer: email, ops: (await addPerson(server, { roles: ['fpg_ops'] })).email };
  await signInBoth();
});
afterAll(() => server.close());

const noticesOf = async (): Promise<readonly Notice[]> =>
  ((await ops.get('/api/notices')).body.data as unknown as { notices: Notice[] }).notices;
const shown = async (id: string) => (await customer.get(`/api/shipments/${id}`)).body.data as unknown as Shipment;

describe('a booking with a carrier that has a tariff here and no connection, outside of demo mode', () => {
  it('is canceled here, and staff are told to tell the carrier [BOOK-13]', async () => {
    const { shipment } = await bookShipment(customer);
    const canceled = await customer.post(`/api/shipments/${shipment.id}/cancel`, {});
    expect(canceled.status).toBe(200);
    expect((await noticesOf())[0]).toMatchObject({
      kind: 'load_to_cancel',
      subject: { type: 'shipment', id: shipment.id },
    });
  });

  it('is told to the only super admin where nobody has the role for it, as everything else is [BOOK-04]', async () => {
    const { staff } = server.services.database;
    await staff.updateTable('users').set({ disabled_at: server.clock() }).where('email', '=', emails.ops).execute();
    const chief = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
    const { shipment } = await bookShipment(customer);
    // Disputes and payments go to accounting, which nobody is here.
    const news = { kind: 'payments_credited', subject: { type: 'invoice', id: shipment.id } } as const;
    await staff
      .transaction()
      .execute((tx) =>
        notifyStaff(tx, { userId: null, roles: ['fpg_accounting'] }, { ...news, params: {}, at: server.clock() }),
      );
    const { notices } = (await chief.get('/api/notices')).body.data as unknown as { notices: Notice[] };
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['load_to_tender', 'payments_credited']);
    await staff.updateTable('users').set({ disabled_at: null }).where('email', '=', emails.ops).execute();
  });

  it('has no numbers and no events that nobody gave, and staff are told to tender it [BOOK-04]', async () => {
    const { shipment } = await bookShipment(customer);
    expect([shipment.pro_number, shipment.pickup_number, shipment.to_tender]).toEqual([null, null, true]);
    await server.runJobs();
    const mail = server.mails.find(
      ({ subject }) => subject === `${shipment.bol_number}: send it to ${shipment.carrier_name}`,
    );
    expect([mail?.to, mail?.text.includes(`/admin/shipments/${shipment.id}`)]).toEqual([emails.ops, true]);
    server.clock.advance(14 * 86_400_000);
    await server.runJobs();
    await signInBoth();
    expect((await shown(shipment.id)).events.map(({ code }) => code)).toEqual(['booked']);
    expect((await noticesOf())[0]).toMatchObject({
      kind: 'load_to_tender',
      subject: { type: 'shipment', id: shipment.id },
      params: { number: shipment.bol_number, carrier: shipment.carrier_name },
    });
  });
});
