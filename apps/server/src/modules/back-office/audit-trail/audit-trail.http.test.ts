import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../testing/address.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

type Row = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: {
    readonly kind: string;
    readonly id: string | null;
    readonly label: string;
    readonly name: string | null;
  };
  readonly subject: { readonly type: string; readonly id: string | null; readonly label: string | null };
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly changed: readonly string[];
  readonly seal: string;
};
type Page = { readonly data: readonly Row[]; readonly older: string | null; readonly newer: string | null };

let server: TestServer;
let admin: Browser;
let owner: Browser;
let ownerId: string;
let accountId: string;
let addressId: string;
let booked: Booked;

const path = '/api/admin/audit-trail';
const list = async (query = ''): Promise<Page> => JSON.parse((await admin.get(`${path}?${query}`)).text) as Page;

/** Seals until no entry is left. Writes of other tests in the same cluster can delay this briefly. */
async function sealAll(): Promise<void> {
  for (;;) {
    await server.runCron('audit.seal');
    const { body } = await admin.get(`${path}/choices`);
    if (body.data?.['waiting'] === 0) return;
  }
}

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  const person = await addPerson(server, { accountRole: 'owner', email: 'captain@harbor.example' });
  ownerId = person.id;
  owner = await signIn(server.app, person.email);
  accountId = await accountIdOf(owner);
  booked = await bookShipment(owner);
  for (let day = 0; day < 3; day += 1) {
    server.clock.advance(86_400_000);
    owner = await signIn(server.app, person.email);
    const { body } = await owner.post('/api/addresses', { ...ordinaryAddress, company: `Dock ${day}` });
    addressId = String(body.data?.['id']);
  }
  server.clock.advance(60_000);
  await owner.put(`/api/addresses/${addressId}`, { ...ordinaryAddress, company: 'Dock nine' });
  admin = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
});
afterAll(() => server.close());

describe('the list', () => {
  it('shows who did what to which record, newest first, with the changes', async () => {
    const [row] = (await list(`account=${accountId}`)).data;
    expect(row).toMatchObject({
      action: 'address.updated',
      at: '2026-11-19T14:31:00.000Z',
      actor: { kind: 'user', id: ownerId, label: 'captain@harbor.example', name: 'Ana Reyes' },
      subject: { type: 'address', id: addressId },
      account: { id: accountId, name: 'Harbor Tools' },
    });
    expect(row?.changed).toEqual(['company']);
  });

  it('names a shipment by its bill of lading', async () => {
    const { data } = await list(`record=${booked.shipmentId}&action=shipment.booked`);
    expect(data.map(({ subject }) => subject.label)).toEqual([booked.bolNumber]);
  });

  it('shows records by name, so that no one has to look up an id', async () => {
    const staff = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
    const made = await staff.post('/api/admin/scac-aliases', { name: 'Night Wagon', scac: 'GSTF' });
    expect(made.status).toBe(201);
    const { data } = await list(`record=${String(made.body.data?.['id'])}`);
    expect(data.map(({ subject }) => subject)).toMatchObject([{ type: 'scac_alias', label: 'Night Wagon' }]);
  });

  it.each([
    ['person', () => `person=${ownerId}`, (row: Row) => row.actor.id === ownerId],
    ['account', () => `account=${accountId}`, (row: Row) => row.account?.id === accountId],
    ['what is of no account', () => 'account=house', (row: Row) => row.account === null],
    ['record', () => `record=${addressId}`, (row: Row) => row.subject.id === addressId],
    ['action', () => 'action=address.created', (row: Row) => row.action === 'address.created'],
    ['kind of actor', () => 'by=user', (row: Row) => row.actor.kind === 'user'],
    // 2026-11-18 in New York starts at 5:00 UTC.
    [
      'days',
      () => 'from=2026-11-18&to=2026-11-18',
      (row: Row) => row.at >= '2026-11-18T05:00' && row.at < '2026-11-19T05:00',
    ],
  ])('is narrowed by %s to exactly those entries', async (_by, query, fits) => {
    const all = (await list('per_page=100')).data;
    const narrowed = (await list(`per_page=100&${query()}`)).data;
    expect(narrowed.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
    expect(narrowed.length).toBeGreaterThan(0);
  });

  it('is turned page by page in both ways, each entry once, while more are written', async () => {
    const all = (await list(`per_page=100&account=${accountId}`)).data.map(({ id }) => id);
    const seen: string[] = [];
    let page: Page = await list(`per_page=3&account=${accountId}`);
    expect(page.newer).toBeNull();
    for (;;) {
      seen.push(...page.data.map(({ id }) => id));
      if (page.older === null) break;
      await owner.post('/api/addresses', { ...ordinaryAddress, company: `Late ${seen.length}` });
      page = await list(`per_page=3&account=${accountId}&older_than=${page.older}`);
    }
    expect(seen).toEqual(all);
    const back = await list(`per_page=3&account=${accountId}&newer_than=${page.newer}`);
    const last = all.length % 3 === 0 ? 3 : all.length % 3;
    expect(back.data.map(({ id }) => id)).toEqual(all.slice(-last - 3, -last));
  });

  it('finds people, accounts and records by what people call them', async () => {
    const found = async (search: string) =>
      JSON.parse((await admin.get(`${path}/finds?search=${encodeURIComponent(search)}`)).text) as {
        data: { kind: string; id: string; label: string }[];
      };
    expect((await found('captain@')).data).toEqual([
      { kind: 'person', id: ownerId, label: 'Ana Reyes', note: 'captain@harbor.example' },
    ]);
    expect((await found('harbor too')).data).toEqual([
      { kind: 'account', id: accountId, label: 'Harbor Tools', note: '' },
    ]);
    expect((await found(booked.bolNumber.toLowerCase())).data).toEqual([
      { kind: 'record', id: booked.shipmentId, label: booked.bolNumber, note: 'shipment' },
    ]);
    expect((await found(addressId)).data).toEqual([
      { kind: 'record', id: addressId, label: addressId, note: 'address' },
    ]);
    expect((await found('nobody of this name')).data).toEqual([]);
  });
});

describe('an entry', () => {
  it('shows before and after, and its link in the chain once it is sealed', async () => {
    const [row] = (await list(`record=${addressId}&action=address.updated`)).data;
    await sealAll();
    const { body } = await admin.get(`${path}/${row?.id}`);
    expect(body.data).toMatchObject({ seal: 'sealed', before: { company: 'Dock 2' }, after: { company: 'Dock nine' } });
    const link = body.data?.['link'] as { position: number; hash: string; previous: string };
    expect(link.position).toBeGreaterThan(1);
    expect([link.hash, link.previous]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  });

  it('is shown as broken after tampering', async () => {
    const [row] = (await list('action=address.created')).data;
    await sealAll();
    const database = new pg.Client({ connectionString: server.databaseUrl });
    await database.connect();
    await database.query('ALTER TABLE audit_entries DISABLE TRIGGER USER');
    await database.query(`UPDATE audit_entries SET actor_label = 'somebody else' WHERE id = $1`, [row?.id]);
    await database.end();
    expect((await admin.get(`${path}/${row?.id}`)).body.data?.['seal']).toBe('broken');
    const seals = new Map((await list('action=address.created')).data.map(({ id, seal }) => [id, seal]));
    expect(seals.get(row?.id ?? '')).toBe('broken');
    expect([...seals.values()].filter((seal) => seal === 'broken')).toHaveLength(1);
  });

  it('that is none is not found', async () => {
    expect((await admin.get(`${path}/01900000-0000-7000-8000-000000000000`)).status).toBe(404);
  });
});

describe('the file', () => {
  it('holds every entry that is filtered, its documents, and no formula', async () => {
    await owner.post('/api/addresses', { ...ordinaryAddress, company: '=1+1', contact_first_name: 'Eve' });
    const all = (await list(`per_page=100&account=${accountId}&action=address.created`)).data;
    const answer = await admin.get(`${path}/export?account=${accountId}&action=address.created`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffTime (UTC),User,By,Action,Record type,Record,Account,Account ID,Before,After,Request ID,Seal,Entry ID',
    );
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(all.map(({ id }) => id));
    expect(lines[1]).toContain('address.created');
  });
});

it('is only for admins [ROLE-07]', async () => {
  const sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales_admin'] })).email);
  const choices = await admin.get(`${path}/choices`);
  expect(choices.body.data?.['actions']).toContain('address.updated');
  for (const one of [path, `${path}/choices`, `${path}/export`, `${path}/finds?search=ana`])
    expect([(await sales.get(one)).status, (await owner.get(one)).status, (await admin.get(one)).status]).toEqual([
      403, 403, 200,
    ]);
});
