import { describe, expect, it } from 'vitest';
import { commitShape, daysOf, delivery, operationalShape } from './commit.ts';
import { localDate, localTime } from './local-time.ts';

const read = (commit: unknown, operational?: unknown) =>
  delivery(commitShape.parse(commit), operationalShape.parse(operational));

describe('the delivery of a rate', () => {
  it('is a day and a local time where FedEx commits to one', () => {
    // The published example of the rates file.
    expect(read({ dateDetail: { dayOfWeek: 'THU', dayFormat: '2020-07-16T10:30:00' } })).toEqual({
      transitDays: null,
      deliveryDate: '2020-07-16',
      deliverBy: '10:30',
      guaranteed: false,
    });
  });

  it('counts business days where it counts them, the later of a span', () => {
    expect(read({ transitDays: { minimumTransitTime: 'TWO_DAYS', description: '2 Business Days' } }).transitDays).toBe(
      2,
    );
    expect(
      read({ transitDays: { minimumTransitTime: 'TWO_DAYS', maximumTransitTime: 'SEVEN_DAYS' } }).transitDays,
    ).toBe(7);
    expect(read({ daysInTransit: 'EIGHTEEN_DAYS' }).transitDays).toBe(18);
    expect(read(undefined, { transitTime: 'THREE_DAYS' }).transitDays).toBe(3);
    expect(daysOf('SMARTPOST_TRANSIT_DAYS')).toBeNull();
    expect(daysOf('UNKNOWN')).toBeNull();
  });

  it('takes the end of a day for no promise of a time, and empty fields for none', () => {
    expect(read(undefined, { deliveryDate: '2020-12-04T23:59:00', commitDate: '' })).toMatchObject({
      deliveryDate: '2020-12-04',
      deliverBy: null,
    });
    expect(read({ dateDetail: 'soon', transitDays: 4 }, { deliveryDate: 7 })).toEqual({
      transitDays: null,
      deliveryDate: null,
      deliverBy: null,
      guaranteed: false,
    });
  });

  it('is guaranteed where the money-back guarantee holds', () => {
    expect(read(undefined, { ineligibleForMoneyBackGuarantee: false }).guaranteed).toBe(true);
    expect(read(undefined, { ineligibleForMoneyBackGuarantee: true }).guaranteed).toBe(false);
    expect(read({ guaranteedType: 'GUARANTEED_MORNING' }).guaranteed).toBe(true);
  });
});

describe('local times', () => {
  it('are read with the offset as written', () => {
    expect(localTime('2018-02-02T12:01:00-07:00')).toEqual({ local: '2018-02-02T12:01:00', offset: '-07:00' });
    expect(localTime('2018-02-02T12:01:00Z')).toEqual({ local: '2018-02-02T12:01:00', offset: '+00:00' });
    expect(localTime('2018-02-02T12:01:00.123')).toEqual({ local: '2018-02-02T12:01:00', offset: null });
  });

  it.each(['', '2018-02-02', '2018-02-30T12:01:00', '2018-02-02T25:01:00', 'yesterday', undefined])(
    'are none in %s',
    (text) => {
      expect(localTime(text)).toBeNull();
    },
  );

  it('hold a day the calendar knows', () => {
    expect(localDate('2024-02-29')).toBe('2024-02-29');
    expect(localDate('2023-02-29T10:00:00')).toBeNull();
  });
});
