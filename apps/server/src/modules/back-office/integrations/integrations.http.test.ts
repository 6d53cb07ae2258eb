import type { ConnectionTest, Integration } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn, signInFresh } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';
import { startTestCarrier, testConnection, testCredentials, type TestCarrier } from '../../../testing/test-carrier.ts';

let server: TestServer;
let carrier: TestCarrier;
let admin: Browser;
let id: string;

const path = '/api/admin/integrations';
const shown = (answer: { readonly body: { readonly data?: unknown } }) => answer.body.data as Integration;
const enter = (values: object) => admin.put(`${path}/${id}/credentials`, { values });
const test = async () => (await admin.post(`${path}/${id}/test`)).body.data as ConnectionTest;
const audited = (action: string) =>
  server.services.database.staff
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

beforeAll(async () => {
  carrier = await startTestCarrier();
  server = await startTestServer({ carriers: true, simulators: { 'test-carrier': carrier.url } });
  admin = await signInFresh(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  id = shown(await admin.post(path, testConnection)).id;
});
afterAll(async () => {
  await server.close();
  await carrier.close();
});

describe('integrations', () => {
  it('are created for the carrier an adapter is made for, without credentials [ADMIN-11]', async () => {
    const connection = shown(await admin.get(`${path}/${id}`));
    expect(connection).toMatchObject({
      carrier: { name: 'Test Carrier', scac: 'TSTC' },
      adapter: { code: 'test-carrier', name: 'Test Carrier', operations: ['rate', 'book', 'find'] },
      environment: 'simulator',
      enabled: true,
      breaker: 'closed',
      credentials: 'missing',
      last_incident: null,
      push: { own_url: null, signed_url: `http://localhost/api/push/${id}/events` },
    });
    expect(connection.fields).toEqual([
      { name: 'clientId', kind: 'text', choices: [], required: true, secret: false, preset: null },
      { name: 'clientSecret', kind: 'text', choices: [], required: true, secret: true, preset: null },
      { name: 'account', kind: 'text', choices: [], required: true, secret: false, preset: null },
      { name: 'region', kind: 'choice', choices: ['east', 'west'], required: false, secret: false, preset: 'east' },
      { name: 'attempts', kind: 'number', choices: [], required: false, secret: false, preset: null },
    ]);
  });

  it('are one for each carrier and adapter, and only of what there is [ADMIN-11]', async () => {
    const again = await admin.post(path, testConnection);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    const unknown = await admin.post(path, { ...testConnection, adapter: 'nobody' });
    expect([unknown.status, unknown.body.codes]).toEqual([422, { adapter: ['invalid'] }]);
    const { id: granite } = await server.services.database.staff
      .selectFrom('carriers')
      .select('id')
      .where('scac', '!=', 'TSTC')
      .executeTakeFirstOrThrow();
    const foreign = await admin.post(path, { ...testConnection, carrier_id: granite });
    expect(foreign.body.codes).toEqual({ carrier_id: ['invalid'] });
  });

  it('name the field that is missing or wrong, and repeat nothing [ADMIN-11]', async () => {
    const answer = await enter({ clientSecret: 'short', account: '12', region: 'north' });
    expect([answer.status, answer.body.codes]).toEqual([
      422,
      {
        'values.clientId': ['required'],
        'values.clientSecret': ['invalid'],
        'values.account': ['invalid'],
        'values.region': ['invalid'],
      },
    ]);
    expect(answer.text).not.toContain('short');
  });

  it('take credentials, show those that are no secret and never the others again [ADMIN-11]', async () => {
    const answer = await enter({ ...testCredentials, attempts: '3', region: '' });
    expect(shown(answer)).toMatchObject({
      credentials: 'entered',
      values: { clientId: 'waybill', account: '654321', region: 'east', attempts: 3 },
    });
    const everything = [answer.text, (await admin.get(path)).text, (await admin.get(`${path}/${id}`)).text].join();
    expect(everything).not.toContain(testCredentials.clientSecret);
    const [entry] = await audited('integration.credentials_entered');
    expect(entry?.after).toEqual({
      values: { clientId: 'waybill', account: '654321', region: 'east', attempts: 3 },
      secrets_entered: ['clientSecret'],
    });
    const { rows } = await server.services.database.staff.executeQuery<{ text: string }>(
      server.services.database.staff
        .selectFrom('carrier_connections')
        .select((of) => of.fn<string>('encode', ['sealed', of.val('escape')]).as('text'))
        .compile(),
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(testCredentials.clientSecret);
  });

  it('keep a secret that is left empty when other fields change [ADMIN-11]', async () => {
    await enter({ ...testCredentials, clientSecret: '', account: '111111' });
    carrier.heard.length = 0;
    expect((await test()).outcome).toBe('works');
    expect(JSON.parse(carrier.heard[0]?.body ?? '{}')).toEqual({
      clientId: 'waybill',
      clientSecret: testCredentials.clientSecret,
    });
    expect((await audited('integration.credentials_entered'))[0]?.after).toMatchObject({ secrets_entered: [] });
  });

  it('are tested: a new token, and the price of a sample load [ADMIN-11]', async () => {
    carrier.heard.length = 0;
    expect(await test()).toMatchObject({ outcome: 'works', operation: 'rate', failure: null, rates: 1 });
    await test();
    expect(carrier.heard.map(({ what }) => what)).toEqual([
      'POST /v1/token',
      'POST /v1/rates',
      'POST /v1/token',
      'POST /v1/rates',
    ]);
    expect((await audited('integration.tested'))[0]?.after).toMatchObject({ outcome: 'works', operation: 'rate' });
  });

  it('say what is wrong when the carrier does not know the credentials, or declines [ADMIN-11]', async () => {
    carrier.answers['POST /v1/token'] = [422, {}];
    expect(await test()).toMatchObject({ outcome: 'failed', failure: 'sign_in', messages: ['We do not take this.'] });
    carrier.answers['POST /v1/token'] = [200, { token: 'a-token' }];
    carrier.answers['POST /v1/rates'] = [422, {}];
    expect(await test()).toMatchObject({ outcome: 'declined', failure: null, messages: ['We do not take this.'] });
    carrier.answers['POST /v1/rates'] = [200, { total: 40_000 }];
  });

  it('are asked for rates while they are on, and not while they are off [ADMIN-11]', async () => {
    const shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const asked = async () =>
      (await quoteAs(shipper)).carriers.filter(({ carrier: { name } }) => name === 'Test Carrier');
    expect(await asked()).toHaveLength(1);
    const off = { environment: 'simulator', enabled: false, liability: testConnection.liability };
    expect(shown(await admin.put(`${path}/${id}`, off)).enabled).toBe(false);
    expect(await asked()).toHaveLength(0);
    await admin.put(`${path}/${id}`, off);
    expect(await audited('integration.updated')).toHaveLength(1);
    expect((await test()).outcome).toBe('works');
    await admin.put(`${path}/${id}`, { ...off, enabled: true });
  });

  it('show the last incident and that calls are held back [ADMIN-11, ADMIN-07]', async () => {
    carrier.answers['POST /v1/rates'] = [500, {}];
    // Each test makes two calls, since rating has no side effects. Five failures in a row open the breaker.
    for (let times = 0; times < 3; times += 1) await test();
    await gatewayOf(server.services).incidents.flush();
    const connection = shown(await admin.get(`${path}/${id}`));
    expect(connection.breaker).toBe('open');
    expect(connection.last_incident).toMatchObject({ operation: 'rate', failure: 'server_error', resolved: false });
    expect(await test()).toMatchObject({ outcome: 'failed', failure: 'breaker_open' });
    carrier.answers['POST /v1/rates'] = [200, { total: 40_000 }];
  });

  it('hand out the key of signed events, and keep who read it [ADMIN-11]', async () => {
    const unlocked = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
    const refused = [
      await unlocked.post(`${path}/${id}/push-key`),
      await unlocked.put(`${path}/${id}/credentials`, { values: {} }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([423, 423]);
    const answer = await admin.post(`${path}/${id}/push-key`);
    expect(answer.body.data?.['key']).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await audited('integration.push_key_read')).toHaveLength(1);
    expect((await admin.get(`${path}/${id}`)).text).not.toContain('whsec_');
  });

  it('report credentials that cannot be opened, without affecting other carriers [QUOTE-30]', async () => {
    const { database } = server.services;
    await database.staff
      .updateTable('carrier_connections')
      .set({ key_id: 'gone', updated_at: new Date(server.clock().getTime() + 60_000) })
      .where('id', '=', id)
      .execute();
    expect(shown(await admin.get(`${path}/${id}`)).credentials).toBe('unusable');
    const shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    expect((await quoteAs(shipper)).rates.length).toBeGreaterThan(3);
    expect(await test()).toMatchObject({ outcome: 'failed', failure: 'credentials_missing' });
  });
});
