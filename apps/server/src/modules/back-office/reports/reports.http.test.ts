import type { ReportFigures, ReportRow, ReportSchedule, StaffRole } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Browser;
let ops: Browser;
let accounts: readonly [string, string];
const people: Record<string, { id: string; email: string }> = {};

async function staff(role: StaffRole): Promise<Browser> {
  people[role] = await addPerson(server, { roles: [role] });
  return signIn(server.app, people[role].email);
}

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  const one = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  for (const browser of [one, one, other]) await bookShipment(browser);
  accounts = [await accountIdOf(one), await accountIdOf(other)];
  await server.runCron('figures.fold');
  [admin, ops] = [await staff('fpg_admin'), await staff('fpg_ops')];
});
afterAll(() => server.close());

type Report = {
  readonly data: readonly ReportRow[];
  readonly totals: ReportFigures;
  readonly days: readonly (ReportFigures & { readonly day: string })[];
  readonly meta: { readonly total: number };
};
const report = async (browser: Browser, query: string) =>
  (await browser.get(`/api/admin/reports?${query}`)).body as unknown as Report;

describe('a report', () => {
  it('adds up to the same in every cut, row by row and day by day', async () => {
    for (const by of ['lane', 'carrier', 'mode', 'account']) {
      const { data, totals, days } = await report(admin, `by=${by}&range=7`);
      const sum = (rows: readonly ReportFigures[]) => rows.reduce((all, { revenue }) => all + revenue, 0);
      expect(totals.booked, by).toBe(3);
      expect([sum(data), sum(days)], by).toEqual([totals.revenue, totals.revenue]);
      expect((totals.margin ?? 0) + (totals.cost ?? 0), by).toBe(totals.revenue);
    }
  });

  it('is narrowed to an account, and to what one has on a lane', async () => {
    const [one] = accounts;
    const { data, totals } = await report(admin, `by=lane&account=${one}`);
    expect(data.map(({ key, name, booked }) => [key, name, booked])).toEqual([['NH>IL', 'NH → IL', 2]]);
    expect(totals.booked).toBe(2);
    expect((await report(admin, `by=account&lane=IL%3ENH`)).meta.total).toBe(0);
    const quotes = await report(admin, `kind=conversion&by=account`);
    expect(quotes.data.map(({ asked, won, won_share: share }) => [asked, won, share])).toEqual([
      [2, 2, 10_000],
      [1, 1, 10_000],
    ]);
  });

  it('shows margins only to those who may see them, also in its file', async () => {
    const seen = await report(ops, 'by=carrier');
    expect([seen.totals.cost, seen.totals.margin, seen.data[0]?.margin_share]).toEqual([null, null, null]);
    const file = async (browser: Browser) => (await browser.get('/api/admin/reports/csv?by=account')).text;
    expect((await file(ops)).split('\r\n')[0]).toBe('\ufeffAccount,Shipments,Revenue (USD)');
    const lines = (await file(admin)).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffAccount,Shipments,Revenue (USD),Carrier cost (USD),Margin (USD),Margin share (%)');
    // Two accounts and the totals.
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/^Total,3,/);
  });

  it('is refused for days that are none, and for a cut it does not have', async () => {
    const backwards = await admin.get('/api/admin/reports?from=2026-11-10&to=2026-11-01');
    expect([backwards.status, backwards.body.codes]).toEqual([422, { to: ['too_small'] }]);
    const lanes = await admin.get('/api/admin/reports?kind=answers&by=lane');
    expect([lanes.status, lanes.body.codes]).toEqual([422, { by: ['invalid'] }]);
  });
});

describe('a report by mail', () => {
  const id = newId();
  const body = (more: object = {}) => ({
    name: 'Lanes of the week',
    report: { kind: 'spend', by: 'lane', currency: 'USD', range: '7' },
    every: 'day',
    on_day: 1,
    at_hour: 10,
    time_zone: 'America/New_York',
    language: 'en',
    recipients: [people['fpg_admin']?.id, people['fpg_ops']?.id],
    version: null,
    ...more,
  });
  const save = (given: object, to = id) => admin.put(`/api/admin/reports/schedules/${to}`, given);
  const shown = async () =>
    ((await admin.get('/api/admin/reports/schedules')).body.data as unknown as readonly ReportSchedule[]).find(
      (one) => one.id === id,
    );
  /** Moves the clock and signs in again, since the session has expired by then. */
  const later = async (instant: string) => {
    server.clock.set(instant);
    admin = await signIn(server.app, people['fpg_admin']?.email ?? '');
  };
  const due = async () => {
    await Promise.all([server.runCron('reports.due'), server.runCron('reports.due')]);
    await server.runJobs();
    await server.runJobs();
  };

  it('is saved once per id, and only changed by someone who saw the latest version', async () => {
    expect((await save(body())).status).toBe(200);
    expect((await save(body())).status).toBe(200);
    expect((await save(body({ name: 'Other', version: 7 }))).status).toBe(409);
    const changed = await save(body({ name: 'Lanes', version: 1 }));
    expect(changed.body.data).toMatchObject({ name: 'Lanes', version: 2, next_at: '2026-11-16T15:00:00.000Z' });
  });

  it('is changed, paused, and deleted only by its owner and super admins', async () => {
    const tried = async (browser: Browser) => {
      const at = `/api/admin/reports/schedules/${id}`;
      const version = (await shown())?.version;
      const saved = await browser.put(at, body({ name: 'Lanes', version }));
      const paused = await browser.put(`${at}/paused`, { paused: false });
      const list = (await browser.get('/api/admin/reports/schedules')).body.data as unknown as ReportSchedule[];
      return [saved.status, paused.status, list.find((one) => one.id === id)?.editable];
    };
    expect(await tried(ops)).toEqual([403, 403, false]);
    expect((await ops.send('DELETE', `/api/admin/reports/schedules/${id}`)).status).toBe(403);
    expect((await shown())?.name).toBe('Lanes');
    expect(await tried(await staff('super_admin'))).toEqual([200, 200, true]);
    expect((await shown())?.editable).toBe(true);
  });

  it('is sent only to staff who may read reports', async () => {
    const customer = await addPerson(server, { accountRole: 'owner' });
    expect((await save(body({ recipients: [customer.id] }), newId())).body.codes).toEqual({ recipients: ['invalid'] });
  });

  it('goes once to each when its hour comes, with the figures each may see', async () => {
    await due();
    expect(server.mails.filter(({ attachments }) => attachments !== undefined)).toEqual([]);
    // 10 a.m. in New York.
    server.clock.set('2026-11-16T15:00:30.000Z');
    await due();
    await due();
    const mails = server.mails.filter(({ subject }) => subject.startsWith('Lanes: '));
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([people['fpg_admin']?.email, people['fpg_ops']?.email]));
    expect(mails[0]?.subject).toBe('Lanes: Nov 10, 2026 to Nov 16, 2026');
    expect(mails[0]?.text).toContain('Lanes, Nov 10, 2026 to Nov 16, 2026, is attached as a CSV file with ');
    const csv = (to: string | undefined) =>
      mails.find((mail) => mail.to === to)?.attachments?.[0]?.content.toString() ?? '';
    expect(csv(people['fpg_admin']?.email)).toContain('NH → IL,3,');
    expect(csv(people['fpg_admin']?.email)).toContain('Margin');
    expect(csv(people['fpg_ops']?.email)).not.toContain('Margin');
    expect(await shown()).toMatchObject({
      last_at: '2026-11-16T15:00:00.000Z',
      next_at: '2026-11-17T15:00:00.000Z',
      last_sent: { mails: 2, sent: 2 },
    });
  });

  it('goes once for times that were missed, and not while it is paused', async () => {
    const before = server.mails.length;
    const pause = (paused: boolean) => admin.put(`/api/admin/reports/schedules/${id}/paused`, { paused });
    expect((await pause(true)).status).toBe(200);
    await later('2026-11-20T16:00:00.000Z');
    await due();
    expect(server.mails.length).toBe(before);
    await pause(false);
    await later('2026-11-23T16:00:00.000Z');
    await due();
    expect(server.mails.length).toBe(before + 2);
    expect((await shown())?.next_at).toBe('2026-11-24T15:00:00.000Z');
  });

  it('is not sent to people who may no longer read reports, and can be deleted', async () => {
    const before = server.mails.length;
    await server.services.database.staff
      .deleteFrom('user_roles')
      .where('user_id', '=', people['fpg_ops']?.id ?? '')
      .execute();
    await later('2026-11-24T16:00:00.000Z');
    await due();
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([people['fpg_admin']?.email]);
    expect((await admin.send('DELETE', `/api/admin/reports/schedules/${id}`)).status).toBe(204);
    expect((await admin.send('DELETE', `/api/admin/reports/schedules/${id}`)).status).toBe(404);
    server.clock.set('2026-11-25T16:00:00.000Z');
    await due();
    expect(server.mails.length).toBe(before + 1);
  });

  it('lets each person it goes to leave it by the link in the mail, without a login, and pauses when the last one left', async () => {
    const left = newId();
    const [one, other] = [
      await addPerson(server, { roles: ['fpg_ops'] }),
      await addPerson(server, { roles: ['fpg_ops'] }),
    ];
    await later('2026-11-25T16:30:00.000Z');
    expect((await save(body({ name: 'Dock report', recipients: [one.id, other.id] }), left)).status).toBe(200);
    server.clock.set('2026-11-26T16:00:00.000Z');
    await due();
    const mailTo = (email: string) => server.mails.findLast((mail) => mail.to === email);
    const wayOut = (email: string): string => {
      const link = mailTo(email)?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
      expect(mailTo(email)?.text).toContain(link);
      const { pathname, search } = new URL(link);
      return `${pathname}${search}`;
    };
    const ask = (method: 'GET' | 'POST', url: string) => server.app.inject({ method, url });
    const kept = () =>
      server.services.database.staff
        .selectFrom('report_schedules')
        .select(['recipients', 'paused_at'])
        .where('id', '=', left)
        .executeTakeFirstOrThrow();
    expect((await ask('GET', wayOut(one.email))).body).toContain('Dock report');
    expect((await ask('POST', wayOut(one.email).replace(one.id, other.id))).statusCode).toBe(403);
    expect((await kept()).recipients).toHaveLength(2);
    // A queued mail that has not been sent yet is dropped.
    server.clock.set('2026-11-27T16:00:00.000Z');
    await server.runCron('reports.due');
    for (const _ of [1, 2]) expect((await ask('POST', wayOut(one.email))).statusCode).toBe(200);
    const before = server.mails.length;
    await due();
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([other.email]);
    expect(await kept()).toEqual({ recipients: [other.id], paused_at: null });
    await ask('POST', wayOut(other.email));
    expect(await kept()).toMatchObject({ recipients: [], paused_at: server.clock() });
    await later('2026-11-27T16:00:00.000Z');
    const resumed = await admin.put(`/api/admin/reports/schedules/${left}/paused`, { paused: false });
    expect([resumed.status, resumed.body.codes]).toEqual([422, { recipients: ['required'] }]);
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'report_schedule.left')
      .execute();
    expect(entries).toHaveLength(2);
    await admin.send('DELETE', `/api/admin/reports/schedules/${left}`);
    expect((await ask('POST', wayOut(one.email))).body).toContain('this report');
  });
});
