import type { AccountBrand } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { chunk, png } from '../../../testing/png.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let owner: Browser;
let shipper: Browser;
let stranger: Browser;
beforeAll(async () => {
  site = await startTestServer();
  owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  const accountId = await accountIdOf(owner);
  shipper = await signIn(site.app, (await addPerson(site, { accountRole: 'shipper', accountId })).email);
  stranger = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
});
afterAll(() => site.close());

const sendLogo = (browser: Browser, file: Buffer) =>
  browser.post('/api/account/brand/logo', file, { 'content-type': 'image/png' });
const shown = async (browser: Browser) => (await browser.get('/api/account/brand')).body.data as AccountBrand;

describe("an account's colour", () => {
  it('is kept when white words are readable on it, and refused when not [TRACK-03]', async () => {
    // #767676 has a contrast of 4.54:1 with white, #777777 has 4.48:1 (WCAG 2.2, 1.4.3 requires 4.5).
    const kept = await owner.put('/api/account/brand', { colour: '#767676' });
    expect(kept.body.data).toMatchObject({ colour: '#767676' });
    const pale = await owner.put('/api/account/brand', { colour: '#777777' });
    expect([pale.status, pale.body.codes]).toEqual([422, { colour: ['contrast_too_low'] }]);
    const wrong = await owner.put('/api/account/brand', { colour: 'red' });
    expect(wrong.body.codes).toEqual({ colour: ['invalid_colour'] });
    expect((await owner.put('/api/account/brand', { colour: null })).body.data).toMatchObject({ colour: null });
  });

  it('is set only by an owner, for their own account', async () => {
    expect((await shipper.put('/api/account/brand', { colour: '#004488' })).status).toBe(403);
    await owner.put('/api/account/brand', { colour: '#004488' });
    expect((await shown(shipper)).colour).toBe('#004488');
    expect((await shown(stranger)).colour).toBeNull();
  });
});

describe("an account's logo", () => {
  it('is kept without what is no picture in it, at an address that says nothing [TRACK-03]', async () => {
    const words = chunk('tEXt', Buffer.from('Author\0Ximena'));
    const { body } = await sendLogo(owner, png(40, 20, [words]));
    expect(body.data).toMatchObject({ logo: { width: 40, height: 20 } });
    const { logo } = await shown(owner);
    expect(logo?.url).toMatch(/^\/tracking\/logo\/[0-9a-f]{40}\.png$/);
    const answer = await site.app.inject({ method: 'GET', url: logo?.url ?? '' });
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.equals(png(40, 20))).toBe(true);
    expect((await shown(stranger)).logo).toBeNull();
    await owner.send('DELETE', '/api/account/brand/logo');
    expect((await site.app.inject({ method: 'GET', url: logo?.url ?? '' })).statusCode).toBe(404);
  });

  it.each([
    ['what only calls itself a picture', Buffer.from('<svg onload="alert(1)"/>'), 'not_a_png'],
    [
      'a damaged picture',
      Buffer.concat([png(40, 20).subarray(0, 60), Buffer.from([1]), png(40, 20).subarray(61)]),
      'not_a_png',
    ],
    ['a picture with less in it than its head says', png(40, 20, [], 3), 'not_a_png'],
    ['a picture with far more in it than its head says', png(40, 20, [], 90_000), 'not_a_png'],
    ['a picture that is too small', png(8, 8), 'picture_wrong_size'],
    ['a picture that is too wide', png(2001, 20), 'picture_wrong_size'],
    ['nothing', Buffer.alloc(0), 'file_empty'],
  ])('is refused beside the field: %s', async (_what, file, code) => {
    const answer = await sendLogo(owner, file);
    expect([answer.status, answer.body.codes]).toEqual([422, { logo: [code] }]);
  });

  it('is refused above 200 kB, and for people who are not owners', async () => {
    expect((await sendLogo(owner, Buffer.alloc(200_001))).status).toBe(413);
    expect((await sendLogo(shipper, png(40, 20))).status).toBe(403);
  });
});
