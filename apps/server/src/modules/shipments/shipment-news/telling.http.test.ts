import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { reportedEvent } from '../../../testing/reported-event.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ingestEvents, type ReportedEvent, type ShipmentKey } from '../tracking/index.ts';

let server: TestServer;
let booker: Browser;
let email: string;
let key: ShipmentKey;

beforeAll(async () => {
  server = await startTestServer({ carriers: true, publicUrl: 'https://waybill.example' });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set('2026-11-16T14:30:00.000Z');
  const person = await addPerson(server, { accountRole: 'shipper' });
  email = person.email;
  booker = await signIn(server.app, email);
  const { shipment } = await bookShipment(booker);
  key = { account_id: await accountIdOf(booker), shipment_id: shipment.id };
  // Removes the simulated carrier's own reports.
  await server.services.database.staff.deleteFrom('house_itineraries').where('shipment_id', '=', shipment.id).execute();
  await server.runJobs();
  server.mails.length = 0;
  // Wednesday the 18th, 16:00 in New York: the pickup day.
  await at('2026-11-18T21:00:00.000Z');
});

/** Sets the clock and signs in again, since sessions expire within days. */
async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  booker = await signIn(server.app, email);
}

/** `AF 15`: a code and the hour on November 18 in New York. */
function report(told: string): ReportedEvent {
  const [code = '', hour = ''] = told.split(' ');
  const said = { city: 'Albany', state: 'NY', text: `SAID ${code}`, source: 'carrier:test' };
  return reportedEvent(code, new Date(Date.UTC(2026, 10, 18, Number(hour) + 5)), said);
}

async function hear(told: readonly string[], of: ShipmentKey = key): Promise<void> {
  await server.services.database.staff
    .transaction()
    .execute((tx) => ingestEvents(tx, of, told.map(report), server.clock()));
}
/** Sends what was gathered: news leave ten minutes after the first of them. */
async function mailGathered(): Promise<void> {
  await server.runJobs();
  server.clock.advance(10 * 60_000);
  await server.runCron('shipments.mail_digests');
  await server.runCron('shipments.mail_digests');
  await server.runJobs();
}
const subjects = (to = email) => server.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
const bell = async (browser = booker) =>
  ((await browser.get('/api/notices')).body.data as { notices: { kind: string }[] }).notices
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('shipment'));
/** Mails except invoices, since departed shipments are also billed. */
const news = () => server.mails.filter(({ subject }) => !subject.startsWith('Invoice'));
const choose = (browser: Browser, body: Record<string, unknown>) => browser.put('/api/settings', body);

describe('telling of shipments', () => {
  it('mails the person who booked in the carrier’s words, with place, day, and link [TRACK-07]', async () => {
    await hear(['AF 15']);
    await mailGathered();
    expect(subjects()).toEqual([expect.stringContaining('picked up')]);
    const text = server.mails[0]?.text ?? '';
    for (const part of ['“Said af”', 'Albany, NY, Nov 18, 3:00 PM EST', `/track/detail/${key.shipment_id}`])
      expect(text).toContain(part);
    expect(text).toMatch(/Estimated delivery: \w{3}, Nov \d+/);
    expect(text).toMatch(/^Your shipment to Chicago was picked up/);
    expect(await bell()).toEqual(['shipment_picked_up']);
  });

  it('sends each piece of news once, for any order and repetition of reports [TRACK-05, TRACK-07]', async () => {
    await hear(['X6 15']);
    await hear(['AF 10', 'X6 15']);
    await mailGathered();
    await hear(['AF 10']);
    await hear(['D1 16', 'X6 15']);
    await mailGathered();
    await hear(['D1 16']);
    await mailGathered();
    expect((await bell()).toSorted()).toEqual(['shipment_delivered', 'shipment_out_for_delivery']);
    expect(subjects()).toHaveLength(2);
  });

  it('sends only what was not sent yet after a crash [TRACK-07]', async () => {
    // Inserts the row without its job, as if the job was lost.
    const left = { ...key, kind: 'picked_up', about: '', created_at: server.clock(), told_at: null };
    await server.services.database.staff.insertInto('shipment_news').values(left).execute();
    server.clock.advance(5 * 60_000);
    await server.runCron('shipments.tell_left');
    await server.runCron('shipments.tell_left');
    await mailGathered();
    expect(subjects()).toHaveLength(1);
    expect(await bell()).toEqual(['shipment_picked_up']);
  });

  it('reports a problem that needs action', async () => {
    await hear(['AF 10', 'AH 15']);
    await mailGathered();
    expect(await bell()).toEqual(['shipment_exception']);
    expect(server.mails[0]?.text).toMatch(/^\S.* tried to deliver your shipment to Chicago\n/);
    expect(server.mails[0]?.text).toContain('“Said ah”');
  });

  it('notifies no other account, and within the account only people who want all news [TRACK-07]', async () => {
    const accountId = key.account_id;
    const others = {
      owner: await addPerson(server, { accountRole: 'owner', accountId }),
      shipper: await addPerson(server, { accountRole: 'shipper', accountId, language: 'es' }),
      stranger: await addPerson(server, { accountRole: 'owner' }),
    };
    const all = await signIn(server.app, others.shipper.email);
    await choose(all, { shipment_mails_of: 'account' });
    await choose(await signIn(server.app, others.stranger.email), { shipment_mails_of: 'account' });
    await hear(['D1 16']);
    await mailGathered();
    expect(
      news()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([email, others.shipper.email].toSorted());
    expect(server.mails.find(({ to }) => to === others.shipper.email)?.subject).toContain('entregado');
    expect(await bell(await signIn(server.app, others.owner.email))).toEqual([]);
  });

  it('notifies the owners if the person who booked is gone [TRACK-07]', async () => {
    const owner = await addPerson(server, { accountRole: 'owner', accountId: key.account_id });
    await server.services.database.staff
      .updateTable('users')
      .set({ disabled_at: server.clock() })
      .where('email', '=', email)
      .execute();
    await hear(['D1 16']);
    await mailGathered();
    expect(news().map(({ to }) => to)).toEqual([owner.email]);
  });

  it('mails no one who wants no mails, but notifies them in the page [TRACK-07, SET-03]', async () => {
    await choose(booker, { shipment_mails: 'none' });
    await hear(['D1 16']);
    await mailGathered();
    expect(server.mails).toEqual([]);
    expect(await bell()).toEqual(['shipment_delivered']);
  });

  it('says nothing of what happened weeks ago', async () => {
    await at('2026-12-10T15:00:00.000Z');
    await hear(['AF 10', 'D1 16']);
    await mailGathered();
    expect(await bell()).toEqual([]);
  });
});

describe('a delay', () => {
  it('is reported before the promised day after a missed pickup, once [TRACK-05, TRACK-07]', async () => {
    await hear(['XB 9']);
    await mailGathered();
    expect(await bell()).toEqual([]);
    const shipment = async () => (await booker.get(`/api/shipments/${key.shipment_id}`)).body.data;
    const promised = (await shipment())?.['delivery_date'] as string;
    // Thursday, 13:00 in New York: the carrier had the night and the morning to report a pickup.
    await at('2026-11-19T18:00:00.000Z');
    await server.runCron('tracking.review');
    await server.runCron('tracking.review');
    await mailGathered();
    expect(await bell()).toEqual(['shipment_delayed']);
    expect(subjects()).toHaveLength(1);
    const expected = (await shipment())?.['delivery_date'] as string;
    expect([expected > promised, '2026-11-19' < promised]).toEqual([true, true]);
    expect(server.mails[0]?.text).toContain('(was ');
    server.clock.set('2026-11-20T18:00:00.000Z');
    await server.runCron('tracking.review');
    await hear(['X3 15']);
    await mailGathered();
    expect(subjects()).toHaveLength(1);
  });

  it('is reported again only for another date given by the carrier itself', async () => {
    const name = (deliveryDate: string) =>
      server.services.database.staff
        .transaction()
        .execute((tx) =>
          ingestEvents(tx, key, [], server.clock(), [{ deliveryDate, setAt: server.clock(), reason: null }]),
        );
    await name('2026-12-01');
    server.clock.advance(60_000);
    await name('2026-12-01');
    await mailGathered();
    expect(subjects()).toHaveLength(1);
    server.clock.advance(60_000);
    await name('2026-12-03');
    await mailGathered();
    expect(subjects()).toHaveLength(2);
    expect(server.mails[1]?.text).toContain('is delayed. New estimated delivery: Thu, Dec 3');
  });
});

async function moreBooked(count: number): Promise<ShipmentKey[]> {
  await at('2026-11-16T14:31:00.000Z');
  const keys: ShipmentKey[] = [];
  for (let index = 0; index < count; index += 1) {
    const { shipment } = await bookShipment(booker);
    keys.push({ ...key, shipment_id: shipment.id });
  }
  const rows = server.services.database.staff.deleteFrom('house_itineraries');
  await rows.where('account_id', '=', key.account_id).execute();
  return keys;
}

describe('what happens within ten minutes', () => {
  it('goes in one mail, of one shipment or several, and is sent once by concurrent workers [TRACK-07]', async () => {
    const [other = key] = await moreBooked(1);
    await at('2026-11-18T20:30:00.000Z');
    await hear(['AF 14']);
    await server.runJobs();
    server.clock.advance(9 * 60_000);
    await hear(['AH 15']);
    await hear(['D1 15'], other);
    await server.runJobs();
    expect(subjects()).toEqual([]);
    server.clock.advance(60_000);
    await Promise.all([server.runCron('shipments.mail_digests'), server.runCron('shipments.mail_digests')]);
    await server.runJobs();
    expect(subjects()).toEqual([expect.stringMatching(/^WB\d+ delivered; WB\d+ delivery attempted, picked up$/)]);
    const [mail] = server.mails;
    expect(mail?.text).toMatch(/^Updates on 2 shipments\n/);
    for (const id of [key.shipment_id, other.shipment_id]) expect(mail?.html).toContain(`/track/detail/${id}`);
    await mailGathered();
    expect(subjects()).toHaveLength(1);
  });

  it('opens the next mail after that [TRACK-07]', async () => {
    await hear(['AF 14']);
    await mailGathered();
    await hear(['X6 15']);
    await mailGathered();
    expect(subjects()).toEqual([
      expect.stringContaining('picked up'),
      expect.stringMatching(/^WB\d+ out for delivery \(Manchester, NH – Chicago, IL\)$/),
    ]);
  });

  it('is not told of a shipment that was canceled meanwhile [TRACK-07]', async () => {
    await hear(['AF 14']);
    await server.runJobs();
    await server.services.database.staff
      .updateTable('shipments')
      .set({ status: 'canceled' })
      .where('id', '=', key.shipment_id)
      .execute();
    await mailGathered();
    expect(news()).toEqual([]);
  });
});

describe('the mail of the day', () => {
  it('gathers what comes after ten mails in a day, and leaves at five by the clock of its reader [TRACK-07]', async () => {
    const keys = [key, ...(await moreBooked(11))];
    await at('2026-11-18T20:30:00.000Z');
    server.mails.length = 0;
    await choose(booker, { time_zone: 'America/Los_Angeles' });
    for (const one of keys) {
      await hear(['D1 15'], one);
      await mailGathered();
    }
    expect(subjects()).toHaveLength(10);
    server.clock.set('2026-11-19T00:59:00.000Z');
    await server.runCron('shipments.mail_digests');
    await server.runJobs();
    expect(subjects()).toHaveLength(10);
    server.clock.set('2026-11-19T01:00:00.000Z');
    await server.runCron('shipments.mail_digests');
    await server.runCron('shipments.mail_digests');
    await server.runJobs();
    expect(subjects()).toHaveLength(11);
    expect(subjects().at(-1)).toMatch(/^WB\d+ delivered; WB\d+ delivered$/);
  });

  it('contains everything for people who want it once a day [TRACK-07, SET-03]', async () => {
    await choose(booker, { shipment_mails: 'daily', time_zone: 'America/New_York' });
    await hear(['AF 15']);
    await mailGathered();
    expect(subjects()).toEqual([]);
    server.clock.set('2026-11-18T22:00:00.000Z');
    await server.runCron('shipments.mail_digests');
    await server.runJobs();
    expect(subjects()).toEqual([expect.stringContaining('picked up')]);
    expect(server.mails[0]?.text).toContain('“Said af”');
  });
});
