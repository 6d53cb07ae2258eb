import { allEndpoints, type Endpoint } from '@waybill/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../testing/address.ts';
import { addProduct, ordinaryProduct } from '../testing/catalog.ts';
import { bookShipment, type Booked } from '../testing/journey.ts';
import { answerAs, askAs } from '../testing/sales.ts';
import { accountIdOf, addPerson, signIn } from '../testing/people.ts';
import type { Browser } from '../testing/browser.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { goOn, upload, uploadPaths } from '../testing/uploads.ts';

/** A draft as a browser sends it. */
const draftWritten = { writer: crypto.randomUUID(), sequence: 1, version: 1, body: '{}', booking_id: null };

let server: TestServer;
let ours: Browser;
let theirs: Browser;
let desk: Browser;
let salesRequestId: string;
let booked: Booked;
let productId: string;
let addressId: string;
const fileId = crypto.randomUUID();
let draftId: string;
let userId: string;
let invitationId: string;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  ours = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  theirs = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  booked = await bookShipment(theirs);
  salesRequestId = (await askAs(theirs)).id;
  await server.services.database.staff
    .insertInto('shipment_files')
    .values({
      account_id: await accountIdOf(theirs),
      shipment_id: booked.shipmentId,
      id: fileId,
      kind: 'label',
      media_type: 'application/pdf',
      content: Buffer.from('%PDF-'),
      created_at: server.clock(),
    })
    .execute();
  productId = (await addProduct(theirs)).id;
  addressId = String((await theirs.post('/api/addresses', ordinaryAddress)).body.data?.['id']);
  draftId = String(
    (await theirs.post('/api/quote-drafts', { ...draftWritten, id: crypto.randomUUID() })).body.data?.['id'],
  );
  userId = (await addPerson(server, { accountRole: 'viewer', accountId: await accountIdOf(theirs) })).id;
  const invited = { email: 'somebody@invited.example', account_role: 'viewer' };
  invitationId = String((await theirs.post('/api/account/invitations', invited)).body.data?.['id']);
  server.clock.advance(60_000);
  await server.runJobs();
});
afterAll(() => server.close());

/** An upload of the other account that the verb can go on with: one to undo has gone in. */
async function foreignUpload(kind: 'addresses' | 'products', name: string): Promise<string> {
  const file = {
    addresses: 'Company,Street,City,State,ZIP\nForeign Depot,1 Mill Road,Barre,VT,05641\nBroken,1 Mill Road,Barre,VT,5',
    products: 'Description,Length,Width,Height,Weight\nForeign goods,48,40,36,100\nBroken,48,40,36,none',
  }[kind];
  const { id } = await upload(theirs, kind, file);
  if (name.endsWith('.undo')) {
    await theirs.send('PATCH', `${uploadPaths[kind]}/${id}`, { duplicates: 'add' });
    await goOn(theirs, kind, id, 'commit');
  }
  return id;
}

/** A request of the other account that sales have answered, so that each verb can go on with it. */
async function foreignSalesRequest(): Promise<string> {
  const { id } = await askAs(theirs);
  await answerAs(desk, id);
  return id;
}

/** Ids of the other account's rows, by what the endpoint's path names. */
async function foreignUrl(name: string, endpoint: Endpoint): Promise<string> {
  if (endpoint.path.startsWith('/api/address-imports'))
    return endpoint.path.replace(':id', await foreignUpload('addresses', name));
  if (endpoint.path.startsWith('/api/product-imports'))
    return endpoint.path.replace(':id', await foreignUpload('products', name));
  if (endpoint.path.startsWith('/api/quote-requests')) return endpoint.path.replace(':id', await foreignSalesRequest());
  const ids = {
    '/api/quotes': booked.quoteId,
    '/api/quote-drafts': draftId,
    '/api/products': productId,
    '/api/addresses': addressId,
    '/api/account/users': userId,
    '/api/account/invitations': invitationId,
  };
  const id = Object.entries(ids).find(([start]) => endpoint.path.startsWith(start))?.[1] ?? booked.shipmentId;
  const kind = endpoint.path.includes('/zpl/') ? 'unit-labels' : 'bill-of-lading';
  return endpoint.path
    .replace(':id', id)
    .replace(':kind', kind)
    .replace(':file', fileId)
    .replace(':rate', booked.request.rate_id);
}

/** A body that the endpoint takes, so that nothing but the id is wrong. */
function bodyFor({ body, path }: Endpoint): object | undefined {
  if (body === undefined) return undefined;
  if (path.endsWith('/document-mails'))
    return { mail_id: crypto.randomUUID(), to: 'dock@harbor.example', kinds: ['bill-of-lading'] };
  if (path.startsWith('/api/quote-requests/')) return { text: 'Earlier, please.' };
  if (path.endsWith('/pickup')) return { date: '2026-11-18', ready_at: '09:00', closes_at: '17:00' };
  if (path.startsWith('/api/quote-drafts')) return { ...draftWritten, sequence: 2, base: 1 };
  if (path.startsWith('/api/account/users')) return { account_role: 'quoter' };
  if (path.includes('-imports')) return path.endsWith('/commit') ? {} : { duplicates: 'add' };
  return path.startsWith('/api/addresses') ? ordinaryAddress : ordinaryProduct;
}

const customerEndpoints = allEndpoints().filter(({ endpoint: { access } }) =>
  ['quote.', 'shipment.', 'product.', 'address.', 'account.'].some((start) => access.startsWith(start)),
);

describe('two accounts', () => {
  for (const { name, endpoint } of customerEndpoints.filter((one) => one.endpoint.path.includes(':id'))) {
    it(`${name} finds nothing with an id of the other account [ROLE-08]`, async () => {
      const url = await foreignUrl(name, endpoint);
      const foreign = await ours.send(endpoint.method, url, bodyFor(endpoint));
      const own =
        name === 'shipments.live'
          ? { status: await theirs.openStream(url) }
          : await theirs.send(endpoint.method, url, bodyFor(endpoint));
      // A pickup with a carrier that is booked here is not called off online: it is found, and that is said.
      const expected = { 'shipments.cancelPickup': 409, 'shipments.mailDocuments': 202 }[name] ?? 200;
      expect([own.status, foreign.status, foreign.body.code]).toEqual([expected, 404, 'not_found']);
    });
  }

  const lists = customerEndpoints.filter((one) => one.endpoint.method === 'GET' && !one.endpoint.path.includes(':'));
  for (const { name, endpoint } of lists) {
    it(`${name} shows no row of the other account [ROLE-08]`, async () => {
      const own = await theirs.get(endpoint.path);
      const foreign = await ours.get(endpoint.path);
      expect(own.status).toBe(200);
      expect(foreign.status).toBe(200);
      for (const trace of [
        booked.shipmentId,
        booked.quoteId,
        booked.bolNumber,
        productId,
        addressId,
        draftId,
        userId,
        invitationId,
        salesRequestId,
      ])
        expect(foreign.text).not.toContain(trace);
    });
  }

  it("a rate of the other account's quote cannot be booked [ROLE-08]", async () => {
    const answer = await ours.post('/api/shipments', booked.request, { 'idempotency-key': crypto.randomUUID() });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('filters and searches stay inside the account [ROLE-08]', async () => {
    for (const query of [`search=${booked.bolNumber}`, 'status=dispatched', 'search=Chicago', 'sort=pickup_date']) {
      const answer = await ours.get(`/api/shipments?${query}`);
      expect(answer.body.data).toEqual([]);
    }
  });
});

describe('the database itself', () => {
  const asApp = async <T>(account: string | null, use: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=waybill_app' });
    await client.connect();
    try {
      if (account !== null) await client.query(`SELECT set_config('app.account_id', $1, false)`, [account]);
      return await use(client);
    } finally {
      await client.end();
    }
  };

  /** Tables that hold a column naming the account. */
  async function customerTables(): Promise<string[]> {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'account_id'`,
    );
    await client.end();
    return rows.map((row) => row.table_name);
  }

  it('shows the application role no row of any customer table without an account [ROLE-08]', async () => {
    const tables = await customerTables();
    expect(tables.length).toBeGreaterThan(8);
    await asApp(null, async (client) => {
      for (const table of tables) {
        const seen = await client.query(`SELECT 1 FROM ${table} LIMIT 1`).then(
          ({ rowCount }) => rowCount,
          (error: Error) => error.message,
        );
        expect([0, `permission denied for table ${table}`]).toContain(seen);
      }
    });
  });

  it('shows the application role the rows of its own account only, whatever a query says [ROLE-08]', async () => {
    const own = await accountIdOf(theirs);
    await asApp(own, async (client) => {
      const { rows } = await client.query<{ account_id: string }>('SELECT DISTINCT account_id FROM shipments');
      expect(rows).toEqual([{ account_id: own }]);
      await expect(client.query('UPDATE shipments SET account_id = gen_random_uuid()')).rejects.toThrow(
        /row-level security|foreign key/,
      );
      await expect(client.query('SELECT * FROM shipment_costs')).rejects.toThrow('permission denied');
    });
  });

  it('lets the application role change nothing in the audit trail [ROLE-07]', async () => {
    await asApp(null, async (client) => {
      await expect(client.query('DELETE FROM audit_entries')).rejects.toThrow('permission denied');
      await expect(client.query(`UPDATE audit_entries SET action = 'x'`)).rejects.toThrow('permission denied');
    });
  });

  it('keys of every customer table begin with the account', async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string; first: string }>(`
      SELECT c.relname AS name, a.attname AS first
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
      WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace
        AND EXISTS (SELECT FROM pg_attribute b WHERE b.attrelid = c.oid AND b.attname = 'account_id')`);
    await client.end();
    const others = rows
      .filter(({ first }) => first !== 'account_id')
      .map(({ name }) => name)
      .toSorted();
    // People sign in before an account is known; the audit trail is one for all.
    expect(others).toEqual(['audit_entries', 'users']);
  });
});
