import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../testing/address.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { goOn, rowsOf, summaryIn, upload } from '../../../testing/uploads.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const owner = async (language: 'en' | 'es' = 'en') =>
  signIn(site.app, (await addPerson(site, { accountRole: 'owner', language })).email);
const change = async (browser: Browser, id: string, body: object) =>
  summaryIn(await browser.send('PATCH', `/api/address-imports/${id}`, body));
const book = async (browser: Browser) => {
  const { body } = await browser.get('/api/addresses?per_page=100');
  return body.data as unknown as { id: string; company: string; phone: string | null; street_lines: string[] }[];
};
const companies = async (browser: Browser) => (await book(browser)).map(({ company }) => company);

const head = 'Company,Street,City,State,ZIP,Phone';
const quarry = 'Old Quarry Stone,12 Ledge Road,Barre,VT,05641,';
const tannery = 'Tannery Row Supply,77 Canal Street,Salem,MA,01970,';
const file = (...rows: string[]) => [head, ...rows].join('\r\n');

describe('duplicates', () => {
  it('are found inside the file and against the book, however they are written, and left out [ADDR-05]', async () => {
    const browser = await owner();
    await browser.post('/api/addresses', {
      ...ordinaryAddress,
      company: 'Old Quarry Stone',
      street_lines: ['12 Ledge Road'],
      city: 'Barre',
      state: 'VT',
      postal_code: '05641',
    });
    const rows = [
      'OLD QUARRY STONE,12 Ledge Rd.,Barre,VT,05641-1234,',
      tannery,
      'tannery row supply,"77, Canal St",Salem,MA,01970,',
    ];
    const seen = await upload(browser, 'addresses', file(...rows));
    expect([seen.good, seen.duplicates, seen.plan]).toEqual([1, 2, { skip: 2, update: 0, add: 0 }]);
    const found = await rowsOf(browser, 'addresses', seen.id, 'duplicate');
    expect(found.map(({ row, duplicate }) => [row, duplicate])).toEqual([
      [2, { of: 'book', row: null, label: 'Old Quarry Stone' }],
      [4, { of: 'file', row: 3, label: 'tannery row supply' }],
    ]);
    await goOn(browser, 'addresses', seen.id, 'commit');
    expect(await companies(browser)).toEqual(['Old Quarry Stone', 'Tannery Row Supply']);
  });

  it('of the whole file again add nothing [ADDR-05]', async () => {
    const browser = await owner();
    const rows = Array.from({ length: 250 }, (_, at) => `Depot ${at},${at} Mill Road,Barre,VT,05641,`);
    const first = await upload(browser, 'addresses', file(...rows));
    await goOn(browser, 'addresses', first.id, 'commit');
    const second = await upload(browser, 'addresses', file(...rows));
    expect([second.good, second.duplicates, second.there]).toEqual([0, 250, 250]);
    expect((await browser.post(`/api/address-imports/${second.id}/commit`, {})).status).toBe(422);
    expect(summaryIn(await browser.get(`/api/address-imports/${second.id}`)).there).toBe(250);
  });

  it('are not made by two uploads of the same rows that go in at the same time [ADDR-05]', async () => {
    const browser = await owner();
    const rows = file(...Array.from({ length: 40 }, (_, at) => `Depot ${at},${at} Mill Road,Barre,VT,05641,`));
    const uploads = [await upload(browser, 'addresses', rows), await upload(browser, 'addresses', rows)];
    const { staff } = site.services.database;
    // Blocks writes but not reads until both commits wait, so that neither sees the other's rows.
    const { commits } = await staff.transaction().execute(async (tx) => {
      await sql`LOCK TABLE addresses IN SHARE MODE`.execute(tx);
      const sent = uploads.map(({ id }) => browser.post(`/api/address-imports/${id}/commit`, {}));
      const waiting = () =>
        sql<{ count: number }>`
          SELECT count(DISTINCT pid)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = database
          WHERE datname = current_database() AND NOT granted`.execute(staff);
      while ((await waiting()).rows[0]?.count !== 2);
      return { commits: sent };
    });
    const statuses = (await Promise.all(commits)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(await companies(browser)).toHaveLength(40);
  });

  it('change what is there, or go in as well, when a person says so; undoing puts both back [ADDR-06]', async () => {
    const browser = await owner();
    const first = await upload(browser, 'addresses', file(quarry, tannery));
    await goOn(browser, 'addresses', first.id, 'commit');
    site.clock.advance(60_000);
    const changed = `${quarry}802-555-0100`;
    const second = await upload(browser, 'addresses', file(changed, tannery));
    const chosen = await change(browser, second.id, { duplicates: 'update', choices: [{ row: 3, choice: 'add' }] });
    expect(chosen.plan).toEqual({ skip: 0, update: 1, add: 1 });
    const done = await goOn(browser, 'addresses', second.id, 'commit');
    expect(done.result).toMatchObject({ added: 1, updated: 1 });
    const after = await book(browser);
    expect(after.map(({ company, phone }) => [company, phone])).toEqual([
      ['Old Quarry Stone', '802-555-0100'],
      ['Tannery Row Supply', null],
      ['Tannery Row Supply', null],
    ]);
    const undone = await goOn(browser, 'addresses', second.id, 'undo');
    expect([undone.state, undone.result]).toMatchObject(['undone', { removed: 1, restored: 1, kept: 0 }]);
    expect((await book(browser)).map(({ company, phone }) => [company, phone])).toEqual([
      ['Old Quarry Stone', null],
      ['Tannery Row Supply', null],
    ]);
  });

  it('that say nothing new are not counted as changes [ADDR-07]', async () => {
    const browser = await owner();
    const first = await upload(browser, 'addresses', file(quarry, tannery));
    await goOn(browser, 'addresses', first.id, 'commit');
    const second = await upload(browser, 'addresses', file(quarry, `${tannery}978-555-0100`));
    await change(browser, second.id, { duplicates: 'update' });
    expect((await goOn(browser, 'addresses', second.id, 'commit')).result).toMatchObject({
      added: 0,
      updated: 1,
      unchanged: 1,
      skipped: 0,
    });
  });

  it('changes nothing where nothing is new, and then cannot be undone [ADDR-06]', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const browser = await signIn(site.app, email);
    const first = await upload(browser, 'addresses', file(quarry));
    await goOn(browser, 'addresses', first.id, 'commit');
    const again = await upload(browser, 'addresses', file(quarry));
    await change(browser, again.id, { duplicates: 'update' });
    const done = await goOn(browser, 'addresses', again.id, 'commit');
    expect([done.result, done.undo_until]).toMatchObject([{ added: 0, updated: 0 }, null]);
    expect((await browser.post(`/api/address-imports/${again.id}/undo`)).status).toBe(409);
  });
});

/** A person whose session may expire: signs in again at each call. */
async function somebody(): Promise<() => Promise<Browser>> {
  const { email } = await addPerson(site, { accountRole: 'owner' });
  return () => signIn(site.app, email);
}

describe('undoing', () => {
  it('takes the whole upload back, keeps what was changed since, and ends after a day [ADDR-06]', async () => {
    const enter = await somebody();
    const browser = await enter();
    const { id } = await upload(browser, 'addresses', file(quarry, tannery));
    await goOn(browser, 'addresses', id, 'commit');
    const [first] = await book(browser);
    site.clock.advance(60_000);
    await browser.put(`/api/addresses/${first?.id}`, { ...ordinaryAddress, company: 'Old Quarry Stone & Sons' });
    const undone = await goOn(browser, 'addresses', id, 'undo');
    expect([undone.state, undone.result]).toMatchObject(['undone', { removed: 1, restored: 0, kept: 1 }]);
    expect(await companies(browser)).toEqual(['Old Quarry Stone & Sons']);
    expect((await goOn(browser, 'addresses', id, 'undo')).state).toBe('undone');
    const late = await upload(browser, 'addresses', file(tannery));
    const done = await goOn(browser, 'addresses', late.id, 'commit');
    expect(new Date(done.undo_until ?? 0).getTime() - site.clock().getTime()).toBe(24 * 3_600_000);
    site.clock.advance(24 * 3_600_000 + 1);
    expect((await (await enter()).post(`/api/address-imports/${late.id}/undo`)).status).toBe(409);
  });
});
