import { describe, expect, it } from 'vitest';
import { rate } from '../../src/ups/rate.ts';
import { box, credentials, rateInput, receiver, services, twoBoxes } from '../../src/ups/samples.fixture.ts';
import { code, result, talkingToUps } from './talking.fixture.ts';

const talking = talkingToUps();

describe('rates', () => {
  it('are of every service, dearer the faster, at prices whose lines add up', async () => {
    const rates = result(
      await talking.ups.ask('rate', {
        ...rateInput,
        destination: { ...receiver, residential: false, siteType: 'business' },
      }),
    );
    expect(rates.map(({ serviceCode }) => serviceCode)).toEqual(['14', '01', '13', '59', '02', '12', '03']);
    expect(rates.map(({ total }) => total)).toEqual(rates.map(({ total }) => total).toSorted((a, b) => b - a));
    for (const { lines, total } of rates) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(rates.at(-1)).toMatchObject({ serviceName: 'UPS® Ground', deliverBy: '23:00', guaranteed: false });
    // Wednesday to the next business day.
    expect(rates[1]).toMatchObject({
      transitDays: 1,
      deliveryDate: '2026-11-19',
      deliverBy: '10:30',
      guaranteed: true,
    });
  });

  it('cost more to a home, with a signature, and for a second box; the earliest services serve no homes', async () => {
    const total = async (change: object) =>
      result(await talking.ups.ask('rate', { ...rateInput, ...change })).at(-1)?.total ?? 0;
    const business = { destination: { ...receiver, residential: false, siteType: 'business' } };
    const [plain, home, signed, adult, two] = [
      await total(business),
      await total({}),
      await total({ services: { ...services, signature: 'direct' } }),
      await total({ services: { ...services, signature: 'adult' } }),
      await total({ load: twoBoxes }),
    ];
    expect([plain, home, signed, adult, two]).toEqual([plain, home, signed, adult, two].toSorted((a, b) => a - b));
    expect(new Set([plain, home, signed, adult, two]).size).toBe(5);
    const codes = result(await talking.ups.ask('rate', rateInput)).map(({ serviceCode }) => serviceCode);
    expect(codes).toEqual(['01', '13', '02', '12', '03']);
  });

  it('are the published ones for who asks for no agreed price, and add up as well', async () => {
    const request = rate.buildRequest({ ...rateInput, load: twoBoxes }, credentials);
    const { value } = request.body as unknown as { value: { RateRequest: { Shipment: Record<string, unknown> } } };
    const { ShipmentRatingOptions: _agreed, ...Shipment } = value.RateRequest.Shipment;
    const body = { kind: 'json', value: { RateRequest: { ...value.RateRequest, Shipment } } } as const;
    const reply = await talking.ups.send({ ...request, body });
    const published = JSON.parse(reply.body) as { RateResponse: { RatedShipment: Record<string, never>[] } };
    const cents = (given: { MonetaryValue: string } | undefined) => Math.round(Number(given?.MonetaryValue) * 100);
    for (const rated of published.RateResponse.RatedShipment) {
      expect(rated).not.toHaveProperty('NegotiatedRateCharges');
      expect(cents(rated['TransportationCharges']) + cents(rated['ServiceOptionsCharges'])).toBe(
        cents(rated['TotalCharges']),
      );
    }
    const agreed = result(await talking.ups.ask('rate', { ...rateInput, load: twoBoxes })).map(({ total }) => total);
    const listed = published.RateResponse.RatedShipment.map((rated) => cents(rated['TotalCharges']));
    expect(listed.every((total, index) => total > (agreed[index] ?? total))).toBe(true);
  });

  it('are refused in the carrier’s own codes', async () => {
    const withBox = (change: object) =>
      ({ ...rateInput, load: { mode: 'parcel', parcels: [{ ...box, ...change }] } }) as const;
    expect(code(await talking.ups.ask('rate', { ...rateInput, destination: { ...receiver, state: 'NH' } }))).toBe(
      '111285',
    );
    expect(code(await talking.ups.ask('rate', withBox({ weightLb: 151 })))).toBe('111035');
    expect(code(await talking.ups.ask('rate', withBox({ lengthIn: 109 })))).toBe('111057');
    expect(code(await talking.ups.ask('rate', withBox({ weightLb: 0 })))).toBe('111030');
  });
});
