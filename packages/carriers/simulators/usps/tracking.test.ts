import { describe, expect, it } from 'vitest';
import { meaningOf } from '@waybill/freight';
import { uspsAtWork } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('tracking', () => {
  it('advances from the label to the door, each scan at its local time [TRACK-05]', async () => {
    const [number = ''] = (await work.bought()).trackingNumbers;
    const codes = async () => {
      work.usps.forgetTokens();
      const reading = await work.usps.ask('track', { mode: 'parcel', number });
      return reading.outcome === 'done' ? reading.result.events.map(({ code }) => code) : [];
    };
    expect(await codes()).toEqual(['GX']);
    work.later(8);
    expect(await codes()).toEqual(['03', 'GX']);
    work.later(80);
    const all = await codes();
    expect(all).toEqual(['01', 'OF', '07', '10', '10', '03', 'GX']);
    const reading = await work.usps.ask('track', { mode: 'parcel', number });
    expect(reading).toMatchObject({
      result: {
        estimatedDelivery: '2026-11-28',
        events: [
          // 80 hours after the label was made at nine in the morning.
          { local: '2026-11-27T17:00:00', offset: '-06:00', city: 'NASHVILLE', state: 'TN', postalCode: '37202' },
          {},
          {},
          {},
          {},
          {},
          {
            local: '2026-11-24T09:00:00',
            offset: '-06:00',
            city: 'NEW ORLEANS',
            text: expect.stringContaining('Label') as string,
          },
        ],
      },
    });
    expect(all.map((code) => meaningOf({ at: 0, scheme: 'usps', code: code ?? '' }).status)).toEqual([
      'delivered',
      'in_transit',
      'in_transit',
      'in_transit',
      'in_transit',
      'in_transit',
      'pending',
    ]);
  });

  it('finds nobody at home now and then, and comes again', async () => {
    for (let made = 1; made <= 6; made += 1) await work.bought();
    const [number = ''] = (await work.bought()).trackingNumbers;
    work.later(120);
    const reading = await work.usps.ask('track', { mode: 'parcel', number });
    expect(reading.outcome === 'done' && reading.result.events.slice(0, 4).map(({ code }) => code)).toEqual([
      '01',
      'OF',
      '02',
      'OF',
    ]);
  });

  it('knows no number it did not give', async () => {
    expect((await work.usps.ask('track', { mode: 'parcel', number: '9400111206206406260787' })).outcome).toBe(
      'refused',
    );
  });
});
