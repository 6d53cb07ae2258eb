import { describe, expect, it } from 'vitest';
import { newOrleans, pickupInput } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('pickups', () => {
  it('are confirmed, found again and called off by their tag', async () => {
    const input = pickupInput({ date: '2026-11-25' });
    const made = await work.usps.ask('pickup', input);
    if (made.outcome !== 'done') throw new Error(JSON.stringify(made.messages));
    const { pickupNumber, handle } = made.result;
    const cancel = (tag: string | null) =>
      work.usps.ask('cancel_pickup', { pickupNumber, handle: tag, date: input.date });
    // The tag ends after an hour.
    work.now += 60 * 60 * 1000 + 1;
    expect((await cancel(handle)).outcome).toBe('refused');
    const again = await work.usps.ask('find_pickup', { pickupNumber });
    if (again.outcome !== 'done') throw new Error(JSON.stringify(again.messages));
    expect(again.result.handle).not.toBe(handle);
    expect(await cancel(again.result.handle)).toMatchObject({ outcome: 'done', result: { already: false } });
    expect((await cancel(again.result.handle)).outcome).toBe('refused');
    expect((await work.usps.ask('find_pickup', { pickupNumber })).outcome).toBe('refused');
  });

  it.each([
    ['today, after two in the morning', '2026-11-24'],
    ['a Sunday', '2026-11-29'],
    ['two years ahead', '2028-11-24'],
    ['yesterday', '2026-11-23'],
  ])('are not made for %s', async (_name, date) => {
    expect((await work.usps.ask('pickup', pickupInput({ date }))).outcome).toBe('refused');
  });

  it('are offered at doors, and not at post boxes', async () => {
    expect(await work.usps.ask('check_pickup', { party: newOrleans })).toMatchObject({
      result: { offered: true, address: { streetLines: ['2700 CHARTRES ST'], city: 'NEW ORLEANS' } },
    });
    const box = { ...newOrleans, streetLines: ['PO Box 12'] };
    expect(await work.usps.ask('check_pickup', { party: box })).toMatchObject({ result: { offered: false } });
  });
});
