import type { CarrierNameSeen, ScacAlias } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../core/context.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { knownCarriers, noteUnknownNames } from './index.ts';

let server: TestServer;
let staff: Browser;
const path = '/api/admin/scac-aliases';
beforeAll(async () => {
  server = await startTestServer();
  staff = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  const carrier = (scac: string, name: string) => ({
    id: crypto.randomUUID(),
    scac,
    name,
    modes: ['ltl'],
    created_at: server.clock(),
  });
  await server.services.database.staff
    .insertInto('carriers')
    .values([carrier('RLCA', 'R+L Carriers'), carrier('CNWY', 'XPO Logistics'), carrier('DAYR', 'Day & Ross')])
    .execute();
});
afterAll(() => server.close());

const add = (name: string, scac: string) => staff.post(path, { name, scac });
const added = async (name: string, scac: string) => (await add(name, scac)).body.data as ScacAlias;
const list = async (query = '') => (await staff.get(`${path}${query}`)).body.data as unknown as ScacAlias[];
const names = async (query = '') => (await list(query)).map(({ name }) => name);
const find = async (name: string) => (await knownCarriers(server.services.database.staff)).find(name);

describe('aliases of carriers', () => {
  it('let a carrier be found by another name, in any spelling [ADMIN-10]', async () => {
    expect(await find('Con-way Freight')).toBeNull();
    expect(await added('Con-way Freight', 'cnwy')).toMatchObject({ scac: 'CNWY', carrier_name: 'XPO Logistics' });
    for (const name of ['CON WAY FREIGHT', 'conway freight', 'Con-Way  Freight']) expect(await find(name)).toBe('CNWY');
  });

  it('are refused with a field error: a name that is taken, a carrier’s own name, an unknown carrier [ADMIN-10]', async () => {
    const refusals = [
      [await add('CONWAY FREIGHT', 'DAYR'), 'XPO Logistics already has this alias'],
      [await add('Day and Ross', 'CNWY'), 'Day & Ross already has this name or code'],
      [await add('rlca', 'CNWY'), 'R+L Carriers already has this name or code'],
    ] as const;
    for (const [answer, words] of refusals) {
      expect([answer.status, answer.body.errors?.['name']]).toEqual([422, [words]]);
    }
    expect((await add('Somebody', 'ZZZZ')).body.codes).toMatchObject({ scac: ['invalid'] });
    expect((await add('&', 'CNWY')).body.codes).toMatchObject({ name: ['invalid'] });
  });

  it('are searched by name, code and carrier, and sorted [ADMIN-10]', async () => {
    await add('Roadrunner of R and L', 'RLCA');
    expect(await names()).toEqual(['Con-way Freight', 'Roadrunner of R and L']);
    expect(await names('?sort=-name')).toEqual(['Roadrunner of R and L', 'Con-way Freight']);
    expect(await names('?search=xpo')).toEqual(['Con-way Freight']);
    expect(await names('?search=conway')).toEqual(['Con-way Freight']);
    expect(await names('?search=RLCA')).toEqual(['Roadrunner of R and L']);
    expect(await names('?search=%25')).toEqual([]);
  });

  it('move to another carrier, go, and come back as they were [ADMIN-10]', async () => {
    const { id } = await added('D&R Freight', 'RLCA');
    const moved = await staff.send('PUT', `${path}/${id}`, { name: 'D&R Freight', scac: 'DAYR' });
    expect(moved.body.data).toMatchObject({ id, scac: 'DAYR', carrier_name: 'Day & Ross' });
    expect(await find('DR freight')).toBe('DAYR');
    expect((await staff.send('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await find('DR freight')).toBeNull();
    expect((await staff.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await staff.post(`${path}/${id}/restore`)).body.data).toMatchObject({ id, scac: 'DAYR' });
    expect(await find('DR freight')).toBe('DAYR');
  });

  it('cannot be restored after another carrier took the name [ADMIN-10]', async () => {
    const { id } = await added('Blue Line', 'RLCA');
    await staff.send('DELETE', `${path}/${id}`);
    await add('blueline', 'CNWY');
    const answer = await staff.post(`${path}/${id}/restore`);
    expect([answer.status, answer.body.codes]).toEqual([422, { name: ['alias_taken'] }]);
    expect(await find('Blue Line')).toBe('CNWY');
  });

  it('are saved once however often they are sent, each in the audit trail [ADMIN-10]', async () => {
    const { id } = await added('Night Wagon', 'RLCA');
    const same = () => staff.send('PUT', `${path}/${id}`, { name: 'Night Wagon', scac: 'RLCA' });
    expect([(await same()).status, (await same()).status]).toEqual([200, 200]);
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toEqual([{ action: 'scac_alias.created' }]);
  });

  const kept = [
    [['fpg_accounting'], 403],
    [['fpg_accounting', 'fpg_sales'], 403],
    [['fpg_accounting', 'fpg_admin'], 200],
    [['fpg_accounting', 'super_admin'], 200],
    [['fpg_ops'], 200],
  ] as const;
  for (const [roles, status] of kept) {
    it(`answer ${status} to ${roles.join(' with ')} [ROLE-06, ROLE-07]`, async () => {
      const browser = await signIn(server.app, (await addPerson(server, { roles: [...roles] })).email);
      expect((await browser.get(path)).status).toBe(status);
    });
  }
});

describe('unassigned carrier names', () => {
  const note = (...given: string[]) => noteUnknownNames(systemContext(server.services, 'test'), given, 'edi214');
  const seen = async () => ((await staff.get(`${path}/suggestions`)).body.data as { seen: CarrierNameSeen[] }).seen;

  it('are offered, the most frequent first, with the carrier they look like, until they are given away [ADMIN-10]', async () => {
    await note('R+L Carriers of Ohio', 'Zephyr Lines');
    await note('ZEPHYR  LINES');
    expect(await seen()).toMatchObject([
      { name: 'ZEPHYR  LINES', times: 2, source: 'edi214', guess: null },
      { name: 'R+L Carriers of Ohio', times: 1, guess: { scac: 'RLCA', name: 'R+L Carriers' } },
    ]);
    await add('Zephyr Lines', 'DAYR');
    expect((await seen()).map(({ name }) => name)).toEqual(['R+L Carriers of Ohio']);
  });

  it('are dismissed, and taken back [ADMIN-10]', async () => {
    const dismiss = (dismissed: boolean) =>
      staff.post(`${path}/suggestions/dismiss`, { name: 'R+L Carriers of Ohio', dismissed });
    expect((await dismiss(true)).status).toBe(204);
    expect(await seen()).toEqual([]);
    await note('R+L Carriers of Ohio');
    expect(await seen()).toEqual([]);
    await dismiss(false);
    expect(await seen()).toMatchObject([{ times: 2 }]);
    const unknown = await staff.post(`${path}/suggestions/dismiss`, { name: 'Nobody at all', dismissed: true });
    expect(unknown.status).toBe(404);
  });
});
