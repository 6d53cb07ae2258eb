import { describe, expect, it } from 'vitest';
import { find } from './find.ts';
import { credentials, reply } from './samples.fixture.ts';

const input = { reference: 'W260000017', mode: 'parcel', sentOn: '2026-11-18', pickupDate: '2026-11-20' } as const;

const one = (trackingNumber: string, ...numbers: string[]) => ({
  trackingNumber,
  referenceNumber: numbers.map((number) => ({ type: 'PACKAGE', number })),
});
const [first, second] = ['1Z12345E0300000014', '1Z12345E0300000023'];
const found = (...shipment: object[]) => reply(200, { trackResponse: { shipment } });
const read = (given: ReturnType<typeof reply>) => find.readAnswer(given, input);
const booked = (given: ReturnType<typeof reply>) => {
  const reading = read(given);
  return reading.outcome === 'done' ? (reading.result.booked?.trackingNumbers ?? null) : reading.outcome;
};

describe('looking a booking up by our reference', () => {
  it('asks by reference and account, around the days it may be on', () => {
    expect(find.buildRequest(input, credentials)).toEqual({
      server: 'api',
      method: 'GET',
      path: '/track/v1/reference/details/W260000017',
      query: {
        locale: 'en_US',
        fromPickUpDate: '20261117',
        toPickUpDate: '20261127',
        shipperNum: '12345E',
        refNumType: 'SmallPackage',
      },
      headers: { transId: 'find-W260000017', transactionSrc: 'waybill' },
    });
  });

  it('gives the packages in the order they were booked in', () => {
    const reading = read(
      found({
        package: [one(second, 'W260000017', 'W260000017-2OF2'), one(first, 'W260000017', 'W260000017-1OF2')],
      }),
    );
    expect(reading).toEqual({
      outcome: 'done',
      messages: [],
      result: {
        booked: {
          proNumber: null,
          trackingNumbers: [first, second],
          pickupNumber: null,
          carrierBookingId: first,
          charged: null,
          labels: [],
        },
      },
    });
  });

  it('takes packages listed apart as one booking, and one alone without a count', () => {
    expect(
      booked(
        found(
          { package: [one(second, 'W260000017', 'W260000017-2OF2')] },
          { package: [one(first, 'W260000017', 'W260000017-1OF2')] },
        ),
      ),
    ).toEqual([first, second]);
    expect(booked(found({ package: one(first, '4500012345', 'W260000017') }))).toEqual([first]);
  });

  it('does not answer with half a booking', () => {
    expect(read(found({ package: [one(second, 'W260000017', 'W260000017-2OF2')] }))).toMatchObject({
      outcome: 'unclear',
      messages: [{ code: 'incomplete' }],
    });
  });

  it('names what was booked a second time', () => {
    const reading = read(found({ package: [one(first, 'W260000017')] }, { package: [one(second, 'W260000017')] }));
    expect(reading).toMatchObject({
      outcome: 'done',
      result: { booked: { trackingNumbers: [first] } },
      messages: [{ severity: 'warning', code: 'booked_twice' }],
    });
    expect(reading.messages[0]?.text).toContain(second);
  });

  it('leaves out what was voided', () => {
    const voided = { ...one(first, 'W260000017'), currentStatus: { type: 'MV' } };
    expect(booked(found({ package: [voided] }))).toBeNull();
    expect(booked(found({ package: [voided] }, { package: [one(second, 'W260000017')] }))).toEqual([second]);
    const told = { ...one(first, 'W260000017'), activity: [{ status: { type: 'MV' } }, { status: { type: 'M' } }] };
    expect(booked(found({ package: [told] }))).toBeNull();
  });

  it('says there is nothing only when the carrier says so', () => {
    const errors = (code: string) => ({ response: { errors: [{ code, message: 'Tracking Information Not Found' }] } });
    expect(booked(reply(404, errors('TW0001')))).toBeNull();
    expect(booked(reply(404, errors('151044')))).toBeNull();
    expect(booked(found({ warnings: [{ code: 'TW0001', message: 'Tracking Information Not Found' }] }))).toBeNull();
    expect(booked(found())).toBeNull();
    expect(booked(reply(404, errors('404')))).toBe('refused');
    expect(booked(reply(400, errors('TW0001')))).toBe('refused');
    expect(booked(reply(404, '<html>Not Found</html>'))).toBe('unclear');
    expect(booked(reply(500, errors('TW0001')))).toBe('unclear');
    expect(booked(found({ warnings: [{ code: 'TW9999', message: 'Try again' }] }))).toBe('unclear');
    // A package that does not say what it bears proves neither.
    expect(booked(found({ package: [one(first)] }))).toBe('unclear');
    expect(booked(found({ package: [one(first, 'W260000018')] }))).toBe('unclear');
  });
});
