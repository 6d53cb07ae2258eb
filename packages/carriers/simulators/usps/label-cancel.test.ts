import { describe, expect, it } from 'vitest';

import { uspsSimulator } from '../index.ts';
import { uspsAtWork, voidOf } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('giving labels back', () => {
  it('cancels until half past midnight in Chicago after the mailing date', async () => {
    // A parcel that nobody hands in: an hour of its journey takes weeks.
    await work.reopen(uspsSimulator, 1000 * 60 * 60 * 1000);
    const [number = ''] = (await work.bought()).trackingNumbers;
    // Six hours are between there and Greenwich.
    work.now = Date.parse('2026-11-25T06:29:59Z');
    work.usps.forgetTokens();
    expect(await work.usps.ask('void', voidOf(number))).toMatchObject({ result: { already: false }, messages: [] });
    expect(await work.usps.ask('void', voidOf(number))).toMatchObject({
      outcome: 'unclear',
      messages: [{ code: 'order_not_found' }],
    });
    expect(work.simulator.log.entries.filter(({ facts }) => facts['voided'] === number)).toHaveLength(1);
    expect(await work.usps.ask('track', { mode: 'parcel', number })).toMatchObject({
      result: { events: [{ code: 'GX' }] },
    });
  });

  it('asks for a refund later, once a day', async () => {
    await work.reopen(uspsSimulator, 1000 * 60 * 60 * 1000);
    const [number = ''] = (await work.bought()).trackingNumbers;
    work.now = Date.parse('2026-11-25T06:30:00Z');
    work.usps.forgetTokens();
    expect(await work.usps.ask('void', voidOf(number))).toMatchObject({
      result: { already: false },
      messages: [{ code: 'DISPUTED' }],
    });
    expect(await work.usps.ask('void', voidOf(number))).toMatchObject({ result: { already: true } });
    work.later(24);
    expect((await work.usps.ask('void', voidOf(number))).outcome).toBe('refused');
  });

  it('keeps a parcel that is under way, and one of somebody else', async () => {
    const [number = ''] = (await work.bought()).trackingNumbers;
    const stranger = work.asCustomer({ crid: '87654321' });
    expect((await stranger.ask('void', voidOf(number))).outcome).toBe('unclear');
    expect(work.simulator.log.entries.some(({ facts }) => 'voided' in facts)).toBe(false);
    work.later(9);
    expect(await work.usps.ask('void', voidOf(number))).toMatchObject({
      outcome: 'refused',
      messages: [{ text: expect.stringContaining('cannot be submitted') as string }],
    });
  });
});
