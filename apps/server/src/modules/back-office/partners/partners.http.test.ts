import type { Partner, PartnerRow } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callBookOf } from '../../../core/api-clients/call-book.ts';
import { addApiClient, callWith, tokenOf, type TestClient } from '../../../testing/api-clients.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';

let site: OutsideServer;
let admin: Browser;
let accountId: string;
let client: TestClient;
const path = '/api/admin/integration-partners';
beforeAll(async () => {
  site = await startOutside([{ adapter: 'ups', scac: 'UPSN', mode: 'parcel' }]);
  admin = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
  accountId = await accountIdOf(await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email));
  client = await addApiClient(site, { accountId });
});
afterAll(() => site.close());

const body = (changes: object = {}) => ({
  name: 'Blue Current EDI',
  kind: 'edi_van',
  state: 'testing',
  website: 'bluecurrent.example',
  channels: ['edi', 'as2'],
  identifiers: [{ kind: 'isa_id', value: 'BLUECUR' }],
  contacts: [{ name: 'Kim Ode', role: 'EDI desk', email: 'Kim@BlueCurrent.example', phone: '603-555-0177' }],
  services: [],
  account_ids: [accountId],
  client_ids: [client.id],
  connection_ids: [],
  ...changes,
});
async function make(changes: object = {}): Promise<Partner> {
  const answer = await admin.post(path, { id: crypto.randomUUID(), ...body(changes) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data as Partner;
}
const names = async (query: string) =>
  ((await admin.get(`${path}${query}`)).body.data as unknown as PartnerRow[]).map(({ name }) => name);

it('stores names, identifiers, contacts, and links of a partner [ADMIN-05]', async () => {
  const partner = await make();
  expect(partner).toMatchObject({
    name: 'Blue Current EDI',
    state: 'testing',
    website: 'https://bluecurrent.example',
    identifiers: [{ kind: 'isa_id', value: 'BLUECUR' }],
    contacts: [{ name: 'Kim Ode', role: 'EDI desk', email: 'kim@bluecurrent.example', phone: '603-555-0177' }],
    accounts: [{ id: accountId, name: 'Harbor Tools' }],
    clients: [{ id: client.id, name: 'Warehouse system', account_name: 'Harbor Tools' }],
    revision: 1,
  });
  const choices = (await admin.get(`${path}/choices`)).body.data as { clients: { partner_id: string }[] };
  expect(choices.clients.map(({ partner_id: id }) => id)).toEqual([partner.id]);
});

it('finds partners by name, identifier, contact and account, and narrows them [ADMIN-05]', async () => {
  await make({ name: 'Pallet Pilot', kind: 'tms', client_ids: [], account_ids: [], identifiers: [], contacts: [] });
  expect(await names('')).toEqual(['Blue Current EDI', 'Pallet Pilot']);
  for (const word of ['current', 'bluecur', 'kim', 'harbor'])
    expect(await names(`?search=${word}`)).toEqual(['Blue Current EDI']);
  expect(await names('?kind=tms')).toEqual(['Pallet Pilot']);
  expect(await names('?state=active')).toEqual([]);
});

it('refuses a name, client, or connection of another partner, with a field error [ADMIN-05]', async () => {
  const send = async (changes: object) =>
    (await admin.post(path, { id: crypto.randomUUID(), ...body(changes) })).body.codes;
  expect(await send({ client_ids: [] })).toEqual({ name: ['partner_taken'] });
  expect(await send({ name: 'Another' })).toEqual({ client_ids: ['partner_has_it'] });
  expect(await send({ name: 'Another', client_ids: [], connection_ids: [crypto.randomUUID()] })).toEqual({
    connection_ids: ['invalid'],
  });
  expect(await send({ name: '', website: 'no place', client_ids: [] })).toEqual({
    name: ['required'],
    website: ['invalid'],
  });
});

it('shows traffic: calls of the client, calls over the connection, and failures [ADMIN-05]', async () => {
  const call = callWith(site, await tokenOf(site, client, 'quote.read'));
  await call('GET', '/api/quotes');
  await call('GET', '/api/shipments');
  await callBookOf(site.services).flush();
  const carrier = site.carrier('UPSN');
  const gateway = gatewayOf(site.services);
  for (const outcome of ['answered', 'answered', 'timeout'])
    gateway.figures.add({ connectionId: carrier.connectionId, operation: 'rate', outcome, tookMs: 80 });
  await gateway.figures.flush();
  const [partner] = (await admin.get(`${path}?search=current`)).body.data as unknown as PartnerRow[];
  const before = (await admin.get(`${path}/${partner?.id}`)).body.data as Partner;
  const saved = await admin.put(`${path}/${partner?.id}`, {
    ...body({ connection_ids: [carrier.connectionId], state: 'active' }),
    revision: before.revision,
  });
  const seen = saved.body.data as Partner;
  // Two calls of the client, of which one lacked the scope; three over the connection, of which one was not answered.
  expect([seen.calls, seen.failures, seen.revision]).toEqual([5, 2, 2]);
  expect(seen.days.at(-1)).toEqual({ day: '2026-11-16', calls: 5, failures: 2 });
  expect(seen.connections).toMatchObject([{ calls: 3, failures: 1, open_incidents: 0 }]);
  expect((await admin.get(`${path}?search=current`)).body.data).toMatchObject([
    { calls: 5, failures: 2, connections: 1 },
  ]);
  const stale = await admin.put(`${path}/${partner?.id}`, { ...body(), revision: before.revision });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
});

it('are retired with a reason and put back, and noted about once for an id [ADMIN-05]', async () => {
  const { id } = await make({ name: 'Short Lived', client_ids: [], account_ids: [] });
  expect((await admin.post(`${path}/${id}/retire`, {})).body.codes).toEqual({ reason: ['required'] });
  await admin.post(`${path}/${id}/retire`, { reason: 'Contract ended' });
  expect(await names('?search=short')).toEqual([]);
  expect(await names('?search=short&state=retired')).toEqual(['Short Lived']);
  expect((await admin.post(`${path}/${id}/restore`)).body.data).toMatchObject({ state: 'active' });
  const note = { id: crypto.randomUUID(), text: 'Certificate runs out in March' };
  await admin.post(`${path}/${id}/notes`, note);
  const twice = (await admin.post(`${path}/${id}/notes`, note)).body.data as Partner;
  expect(twice.notes.map(({ text, by }) => [text, by])).toEqual([['Certificate runs out in March', 'Ana Reyes']]);
});
