import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { goOn, rowsOf, sendFile, summaryIn, upload } from '../../../testing/uploads.ts';

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
const broken = 'Maple Kiln,480 Pine Street,Burlington,VT,5401,';
const file = (...rows: string[]) => [head, ...rows].join('\r\n');

describe('the headings', () => {
  it('are matched in English and Spanish, with usual variants, and can be matched otherwise [ADDR-05]', async () => {
    const browser = await owner();
    const headings = 'Empresa;Atención;Domicilio;Ciudad;Estado;Código Postal;Teléfono;Ruta';
    const seen = await upload(browser, 'addresses', `${headings}\nVidrios;Ana Ruiz;Av. Juárez 5;Laredo;TX;78040;;B-12`);
    expect(seen.columns.map(({ field }) => field)).toEqual([
      'company',
      'contact_name',
      'street_1',
      'city',
      'state',
      'postal_code',
      'phone',
      null,
    ]);
    expect([seen.delimiter, seen.good, seen.columns[7]?.example]).toEqual([';', 1, 'B-12']);
    const fields = seen.columns.map(({ field }) => (field === 'street_1' ? null : field));
    const without = await change(browser, seen.id, { fields });
    expect([without.missing, without.good, without.problems]).toEqual([['street_1'], 0, 0]);
    const twice = await browser.send('PATCH', `/api/address-imports/${seen.id}`, { fields: fields.map(() => 'city') });
    expect([twice.status, twice.body.codes]).toEqual([422, { fields: ['column_taken_twice'] }]);
  });

  it.each([
    ['UTF-8', Buffer.from(`${head}\nPeñasco,1 A St,Barre,VT,05641,`)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${head}\nPeñasco,1 A St,Barre,VT,05641,`)],
    ['Windows-1252', Buffer.from(`${head}\nPeñasco,1 A St,Barre,VT,05641,`, 'latin1')],
    ['UTF-16 with tabs', Buffer.from(`\ufeff${head}\nPeñasco,1 A St,Barre,VT,05641,`.replaceAll(',', '\t'), 'utf16le')],
  ])('and letters are read from %s [ADDR-05]', async (_name, content) => {
    const browser = await owner();
    const { id } = await upload(browser, 'addresses', content);
    await goOn(browser, 'addresses', id, 'commit');
    expect(await companies(browser)).toEqual(['Peñasco']);
  });

  it('are in the template, in the person’s language, with a sample row [ADDR-05]', async () => {
    for (const [language, first] of [
      ['en', 'Company/location name'],
      ['es', 'Empresa/nombre del lugar'],
    ] as const) {
      const browser = await owner(language);
      const template = await browser.get('/api/addresses/template');
      expect(template.headers['content-disposition']).toContain('attachment');
      expect(template.text.startsWith(`\ufeff${first},`)).toBe(true);
      const seen = await upload(browser, 'addresses', template.text);
      expect([seen.good, seen.problems, seen.columns.some(({ field }) => field === null)]).toEqual([1, 0, false]);
    }
  });
});

describe('a file that is no table', () => {
  it.each([
    ['an empty one', '', 422, { file: ['file_empty'] }],
    ['blank lines', '\n \n', 422, { file: ['file_empty'] }],
    ['headings alone', head, 422, { file: ['file_without_rows'] }],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 422, { file: ['file_not_a_table'] }],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 1, 2]), 422, { file: ['file_not_a_table'] }],
  ])('is turned down: %s [ADDR-06]', async (_name, content, status, codes) => {
    const answer = await sendFile(await owner(), 'addresses', content);
    expect([answer.status, answer.body.codes]).toEqual([status, codes]);
  });
});

describe('an upload', () => {
  it('imports nothing before it is committed, and then the good rows with one entry in the audit trail [ADDR-06]', async () => {
    const browser = await owner();
    const seen = await upload(browser, 'addresses', file(quarry, broken, tannery));
    expect([seen.rows, seen.good, seen.problems, seen.suggestions, seen.there]).toEqual([3, 2, 1, 1, 0]);
    expect(await companies(browser)).toEqual([]);
    const done = await goOn(browser, 'addresses', seen.id, 'commit', { mode: 'good' });
    expect(done.result).toEqual({
      added: 2,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      rejected: 1,
      removed: 0,
      restored: 0,
      kept: 0,
    });
    expect(await companies(browser)).toEqual(['Old Quarry Stone', 'Tannery Row Supply']);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('action')
      .where('account_id', '=', await accountIdOf(browser))
      .where('action', 'like', 'address.%')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['address.file_uploaded', 'address.imported']);
    const again = await goOn(browser, 'addresses', seen.id, 'commit');
    expect(again.result).toEqual(done.result);
    expect(await companies(browser)).toHaveLength(2);
  });

  it('goes in as a whole or not at all when that was asked for [ADDR-06]', async () => {
    const browser = await owner();
    const { id } = await upload(browser, 'addresses', file(quarry, broken));
    const refused = await browser.post(`/api/address-imports/${id}/commit`, { mode: 'all' });
    expect([refused.status, refused.body.codes]).toEqual([422, { mode: ['rows_need_a_fix'] }]);
    expect(await companies(browser)).toEqual([]);
    const mended = await change(browser, id, { take: 'all' });
    expect([mended.good, mended.problems]).toEqual([2, 0]);
    await goOn(browser, 'addresses', id, 'commit', { mode: 'all' });
    expect(await companies(browser)).toEqual(['Maple Kiln', 'Old Quarry Stone']);
  });

  it('accepts an edited cell, and lets a person override a warning [ADDR-06]', async () => {
    const browser = await owner();
    const odd = 'Loop Depot,1 Loop,Chicago,IN,60601,555-01';
    const { id } = await upload(browser, 'addresses', file(odd));
    const [row] = await rowsOf(browser, 'addresses', id);
    expect(row?.problems.map(({ code, column }) => [code, column])).toEqual([
      ['invalid_phone', 5],
      ['zip_in_other_state', 3],
    ]);
    const typed = await change(browser, id, {
      cells: [
        { row: 2, column: 5, value: '555-0100' },
        { row: 2, column: 3, value: 'IN' },
      ],
    });
    expect([typed.good, typed.problems]).toEqual([1, 0]);
    const nowhere = await browser.send('PATCH', `/api/address-imports/${id}`, {
      cells: [{ row: 9, column: 0, value: 'x' }],
    });
    expect(nowhere.status).toBe(422);
  });

  it('hands its rejected rows back as a file: their own columns, and the reason [ADDR-06]', async () => {
    const browser = await owner();
    const { id } = await upload(browser, 'addresses', file(quarry, broken, 'Tool, Die,1 A St,Barre,VT,05641,555'));
    const rejected = await browser.get(`/api/address-imports/${id}/rejected`);
    const [heading, first, second] = rejected.text.replace('\ufeff', '').split('\r\n');
    expect(heading).toBe(`${head},Reason`);
    expect(first).toBe(
      `${broken},"ZIP: Digits missing. US ZIP codes have five; spreadsheets drop a leading zero."`.replace(',,', ',,'),
    );
    expect(second).toContain('7 fields but there are 6 headings');
  });

  it('can be dropped before it goes in, and not after [ADDR-06]', async () => {
    const browser = await owner();
    const { id } = await upload(browser, 'addresses', file(quarry));
    expect((await goOn(browser, 'addresses', id, 'cancel')).state).toBe('canceled');
    expect((await goOn(browser, 'addresses', id, 'cancel')).state).toBe('canceled');
    expect((await browser.post(`/api/address-imports/${id}/commit`, {})).status).toBe(409);
    const other = await upload(browser, 'addresses', file(quarry));
    await goOn(browser, 'addresses', other.id, 'commit');
    expect((await browser.post(`/api/address-imports/${other.id}/cancel`)).status).toBe(409);
  });

  it('shows its progress, and leaves nothing when it is canceled during the commit [ADDR-06]', async () => {
    const browser = await owner();
    const watcher = browser.copy();
    const rows = Array.from({ length: 6000 }, (_, at) => `Depot ${at},${at} Mill Road,Barre,VT,05641,`);
    const { id } = await upload(browser, 'addresses', file(...rows));
    const committing = browser.post(`/api/address-imports/${id}/commit`, {});
    const told = new Set<number>();
    for (let looks = 0; looks < 400 && told.size < 1; looks += 1) {
      const { running } = summaryIn(await watcher.get(`/api/address-imports/${id}`));
      if (running !== null) told.add(running.total);
      await sleep(2);
    }
    const canceled = await watcher.post(`/api/address-imports/${id}/cancel`);
    const committed = await committing;
    expect([...told]).toEqual([6000]);
    expect([canceled.status, committed.status]).toEqual([200, 409]);
    expect(await companies(browser)).toEqual([]);
  });

  it('counts its uploads, the newest first, and shows other accounts none [ADDR-06]', async () => {
    const browser = await owner();
    await upload(browser, 'addresses', file(quarry));
    site.clock.advance(1000);
    summaryIn(await sendFile(browser, 'addresses', file(tannery), 'año.csv'));
    const { body } = await browser.get('/api/address-imports');
    const names = (body.data as unknown as { file_name: string }[]).map(({ file_name }) => file_name);
    expect(names).toEqual(['año.csv', 'upload.csv']);
    expect((await (await owner()).get('/api/address-imports')).body.data).toEqual([]);
    expect((await browser.get('/api/product-imports')).body.data).toEqual([]);
  });
});

/** A person whose session may expire: signs in again at each call. */
async function somebody(): Promise<() => Promise<Browser>> {
  const { email } = await addPerson(site, { accountRole: 'owner' });
  return () => signIn(site.app, email);
}

describe('files', () => {
  it('are forgotten a month after their upload, and those that waited are dropped [ADDR-06]', async () => {
    const enter = await somebody();
    const { id } = await upload(await enter(), 'addresses', file(quarry, broken));
    site.clock.advance(31 * 86_400_000);
    await site.runCron('imports.forget-files');
    const later = await enter();
    expect(summaryIn(await later.get(`/api/address-imports/${id}`)).state).toBe('canceled');
    expect((await later.get(`/api/address-imports/${id}/rejected`)).status).toBe(404);
  });

  it('are read only for those who may add addresses, before a byte of them is [ADDR-05]', async () => {
    const viewer = await signIn(site.app, (await addPerson(site, { accountRole: 'viewer' })).email);
    expect((await sendFile(viewer, 'addresses', file(quarry))).status).toBe(403);
    const huge = Buffer.alloc(33 * 1024 * 1024, 'a');
    expect((await sendFile(viewer, 'addresses', huge)).status).toBe(403);
    const answer = await sendFile(await owner(), 'addresses', huge);
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  });
});
