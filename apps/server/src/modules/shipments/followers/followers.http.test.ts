import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { reportedEvent } from '../../../testing/reported-event.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';
import { ingestEvents, type ShipmentKey } from '../tracking/index.ts';
import { askToFollow, confirmFollower, followCookie, followerHere, stopFollower, toConfirm, toStop } from './index.ts';

let site: TestServer;
let browser: Browser;
let booked: Booked;
let key: ShipmentKey;
beforeAll(async () => {
  site = await startTestServer({ carriers: true, publicUrl: 'https://waybill.example' });
});
afterAll(() => site.close());
beforeEach(async () => {
  // These tests take days, so sessions expire.
  site.clock.set(ordinaryMonday);
  browser = await signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
  booked = await bookShipment(browser);
  key = { account_id: await accountIdOf(browser), shipment_id: booked.shipmentId };
  site.mails.length = 0;
});

let visitors = 0;
const reader = () => `reader-${(visitors += 1)}@dock.example`;
const ask = (email: string, byLink = false, language: 'en' | 'es' = 'en') =>
  askToFollow(site.services, { key, email, language, byLink, ip: `10.0.0.${visitors}` });
const mailsTo = (email: string) => site.mails.filter(({ to }) => to === email);

/** Parts of the link in the latest mail to someone. */
function linkTo(email: string) {
  const link = /https:\/\/waybill\.example\/following\/([0-9a-f-]+)(?:\/stop)?\?signature=([\w-]+)/.exec(
    mailsTo(email).at(-1)?.text ?? '',
  );
  return { id: link?.[1] ?? '', signature: link?.[2] ?? '' };
}

async function follows(email: string, byLink = false, language: 'en' | 'es' = 'en'): Promise<void> {
  await ask(email, byLink, language);
  await site.runJobs();
  const follower = await toConfirm(site.services, linkTo(email));
  await confirmFollower(site.services, follower!);
}

/** A carrier report at a minute after noon of the pickup day. */
async function report(code: string, minute: number): Promise<void> {
  const event = reportedEvent(code, new Date(Date.UTC(2026, 10, 18, 17, minute)));
  await site.services.database.staff
    .transaction()
    .execute((tx) => ingestEvents(tx, key, [event], new Date(Date.UTC(2026, 10, 18, 17, minute))));
  await site.runJobs();
}

describe('following a shipment by mail', () => {
  it('writes about nothing before the address is confirmed [TRACK-03]', async () => {
    const email = reader();
    await ask(email);
    await site.runJobs();
    await report('AF', 20);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([`Follow shipment ${booked.bolNumber}?`]);
    expect(mailsTo(email)[0]?.text).toContain('Manchester, NH to Chicago, IL');
  });

  it('mails each change once, with the one-click stop, however often it is reported [TRACK-03]', async () => {
    const email = reader();
    await follows(email);
    await report('AF', 20);
    await report('AF', 20);
    const [, news, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(news?.subject).toBe(`Shipment ${booked.bolNumber} is now In-Transit`);
    expect(news?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    await report('D1', 4000);
    expect(mailsTo(email).at(-1)?.subject).toBe(`Shipment ${booked.bolNumber} is now Delivered`);
  });

  it("links to the shipper's page only for people who came from it, and in their language [TRACK-03]", async () => {
    const [plain, linked] = [reader(), reader()];
    await follows(plain);
    await follows(linked, true, 'es');
    await report('AF', 20);
    expect(mailsTo(plain).at(-1)?.text).not.toContain('key=');
    expect(mailsTo(linked).at(-1)?.text).toContain(booked.shipment.public_url);
    expect(mailsTo(linked).at(-1)?.text).toContain('En tránsito');
  });

  it('stops mailing people who came by number alone once the account shows nothing for it [TRACK-03]', async () => {
    const [plain, linked] = [reader(), reader()];
    await follows(plain);
    await follows(linked, true);
    const owner = await addPerson(site, { accountRole: 'owner', accountId: key.account_id });
    const chosen = await signIn(site.app, owner.email);
    expect((await chosen.put('/api/account/brand/tracking', { number_shows: 'nothing' })).status).toBe(200);
    await report('AF', 20);
    expect(mailsTo(plain)).toHaveLength(1);
    expect(mailsTo(linked).at(-1)?.subject).toBe(`Shipment ${booked.bolNumber} is now In-Transit`);
  });

  it('is known to the browser that confirmed, on the page of that shipment, until it ends [TRACK-03]', async () => {
    const email = reader();
    await ask(email);
    await site.runJobs();
    const { id } = linkTo(email);
    const cookie = followCookie(site.services, id);
    const here = (number: string, value: string) => followerHere(site.services, number, value);
    expect(await here(booked.bolNumber, cookie)).toBeNull();
    await confirmFollower(site.services, (await toConfirm(site.services, linkTo(email)))!);
    expect(await here(booked.bolNumber, cookie)).toMatchObject({ id });
    expect(await here('WB00000001', cookie)).toBeNull();
    expect(await here(booked.bolNumber, `${cookie}x`)).toBeNull();
    expect(await here(booked.bolNumber, 'x')).toBeNull();
    await stopFollower(site.services, (await here(booked.bolNumber, cookie))!);
    expect(await here(booked.bolNumber, cookie)).toBeNull();
  });

  it('ends with one click, and stays ended [TRACK-03]', async () => {
    const email = reader();
    await follows(email);
    await report('AF', 20);
    const follower = await toStop(site.services, linkTo(email));
    await stopFollower(site.services, follower!);
    await stopFollower(site.services, follower!);
    const before = mailsTo(email).length;
    await report('D1', 4000);
    expect(mailsTo(email)).toHaveLength(before);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('id')
      .where('subject_id', '=', booked.shipmentId)
      .where('action', '=', 'shipment.follow_ended')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('accepts a link for 24 hours, only the latest one, and none that was altered', async () => {
    const email = reader();
    await ask(email);
    await site.runJobs();
    const first = linkTo(email);
    const altered = `${first.signature.startsWith('A') ? 'B' : 'A'}${first.signature.slice(1)}`;
    expect(await toConfirm(site.services, { ...first, signature: altered })).toBeNull();
    expect(await toStop(site.services, first)).toBeNull();
    site.clock.advance(3_600_000);
    await ask(email);
    await site.runJobs();
    expect(await toConfirm(site.services, first)).toBeNull();
    expect(await toConfirm(site.services, linkTo(email))).not.toBeNull();
    site.clock.advance(24 * 3_600_000 + 1);
    expect(await toConfirm(site.services, linkTo(email))).toBeNull();
  });

  it('sends who follows already nothing to confirm, and does not fill a mailbox', async () => {
    const email = reader();
    await follows(email);
    await ask(email);
    await site.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
    const stranger = reader();
    for (let time = 0; time < 5; time += 1) await ask(stranger);
    await expect(ask(stranger)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('deletes unconfirmed followers, and everyone 60 days after delivery', async () => {
    const [asked, follower] = [reader(), reader()];
    await ask(asked);
    await follows(follower);
    const kept = async () =>
      (
        await site.services.database.staff
          .selectFrom('shipment_followers')
          .select('email')
          .where('shipment_id', '=', booked.shipmentId)
          .execute()
      ).map(({ email }) => email);
    site.clock.advance(49 * 3_600_000);
    await site.runCron('followers.forget');
    expect(await kept()).toEqual([follower]);
    await report('D1', 4000);
    site.clock.set('2027-02-01T12:00:00.000Z');
    await site.runCron('followers.forget');
    expect(await kept()).toEqual([]);
  });
});
