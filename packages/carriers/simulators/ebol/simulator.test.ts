import { ebol, type BookInput } from '@waybill/carriers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freightBookInput, freightLine } from '../../testing/bookings.ts';
import { describeContract } from '../../testing/contracts.ts';
import { ebolCredentials } from '../../testing/ebol.ts';
import { problemsIn } from '../../testing/keeps.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { ebolSimulator } from './simulator.ts';

// Simulated carriers answer at their host's top.
const here = { ...ebolCredentials, baseUrl: 'https://ltl.example.com/' };
let simulator: Simulator;
let carrier: Talk;

beforeAll(async () => {
  simulator = await startSimulator(ebolSimulator);
  carrier = talk(ebol, here, simulator.url);
});
afterAll(() => simulator.close());

async function booked(input: BookInput = freightBookInput) {
  const reading = await carrier.ask('book', input);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
  return reading.result;
}
const voidOf = (proNumber: string) => ({
  reference: freightBookInput.reference,
  idempotencyKey: freightBookInput.idempotencyKey,
  carrierBookingId: proNumber,
  proNumber,
  trackingNumbers: [],
});
const unnamed = { ...freightBookInput, pickup: { ...freightBookInput.pickup, company: '' } };

describe('a carrier of the standard, simulated', () => {
  it('books under a number of its own, with labels [BOOK-06]', async () => {
    const made = await booked();
    // Ten digits: 71, a running number of seven, and the check digit.
    expect(made.proNumber).toMatch(/^71\d{8}$/);
    expect(made.labels).toMatchObject([{ format: 'pdf' }]);
    expect(simulator.log.entries.at(-1)?.facts).toEqual({
      reference: '04000000000000017',
      booking: made.proNumber,
      created: true,
    });
  });

  it('makes one bill for one number of ours, however often it is sent', async () => {
    const blocked = talk(ebol, { ...ebolCredentials, baseUrl: here.baseUrl }, simulator.url);
    const input = { ...freightBookInput, ownPro: '12301015' };
    const before = simulator.log.entries.length;
    expect(await blocked.ask('book', input)).toMatchObject({ outcome: 'done', result: { proNumber: '12301015' } });
    expect(await blocked.ask('book', input)).toMatchObject({ outcome: 'unclear', messages: [{ code: '1400' }] });
    expect(simulator.log.entries.slice(before).filter(({ facts }) => facts['created'] === true)).toHaveLength(1);
  });

  it('changes a bill and keeps its number', async () => {
    const { proNumber } = await booked();
    const heavier = { mode: 'ltl', lines: [{ ...freightLine, weightLb: 1400 }] } as const;
    const asked = { ...freightBookInput, load: heavier, carrierBookingId: proNumber!, proNumber };
    expect(await carrier.ask('change', asked)).toMatchObject({ outcome: 'done', result: { proNumber } });
    expect(simulator.log.entries.at(-1)?.facts).toEqual({ reference: '04000000000000017', changed: proNumber });
    expect((await carrier.ask('change', { ...asked, ...voidOf('0') })).outcome).toBe('refused');
  });

  it('voids a bill, and once more', async () => {
    const { proNumber } = await booked();
    expect(await carrier.ask('void', voidOf(proNumber!))).toMatchObject({
      outcome: 'done',
      result: { already: false },
    });
    expect(await carrier.ask('void', voidOf(proNumber!))).toMatchObject({ outcome: 'done', result: { already: true } });
    const asked = { ...freightBookInput, carrierBookingId: proNumber!, proNumber };
    expect((await carrier.ask('change', asked)).outcome).toBe('refused');
  });

  it('refuses by the standard’s codes', async () => {
    expect(await carrier.ask('book', unnamed)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '300', text: 'Failure Data Error origin.name' }],
    });
  });

  it.each([
    ['a token', {}],
    ['a key', { auth: 'api_key', keyHeader: 'X-API-Key' } as const],
    ['user and password', { auth: 'basic', user: 'waybill' } as const],
  ])('knows us by %s', async (_, change) => {
    const known = talk(ebol, { ...here, ...change }, simulator.url);
    expect((await known.ask('book', freightBookInput)).outcome).toBe('done');
  });

  it('lets no stranger in', async () => {
    const stranger = talk(ebol, { ...here, secret: 'short' }, simulator.url);
    expect((await stranger.ask('book', freightBookInput)).outcome).toBe('refused');
  });
});

describeContract(
  'what is said to and by a carrier of the standard',
  'nmfta-dsdc/ltl-ebol.v2.1.0.openapi.yaml',
  (contract) => {
    it('keeps to the published file', async () => {
      const said = talk(ebol, { ...ebolCredentials, baseUrl: here.baseUrl }, simulator.url);
      await said.ask('book', { ...freightBookInput, ownPro: '12301004' });
      await said.ask('book', { ...freightBookInput, ownPro: '12301004' });
      await said.ask('book', unnamed);
      const hazmat = {
        idNumber: 'UN1263',
        properName: 'Paint',
        hazardClass: '3',
        packingGroup: 'II',
        emergencyContact: 'Response Desk',
        emergencyPhone: '8005550199',
      } as const;
      const services = {
        ...freightBookInput.services,
        accessorials: ['LGPU', 'SORT', 'TSDEL'] as const,
        declareValue: true,
      };
      const load = { mode: 'ltl', lines: [{ ...freightLine, hazmat }] } as const;
      await said.ask('change', {
        ...freightBookInput,
        services,
        load,
        carrierBookingId: '12301004',
        proNumber: '12301004',
      });
      await said.ask('change', { ...unnamed, carrierBookingId: '12301004', proNumber: '12301004' });
      await said.ask('void', voidOf('12301004'));
      await said.ask('void', voidOf('12301004'));
      const published = (path: string) => path.replace(/^\/bol\/v1\/app\/.+$/, '/bol/v1/app/{pro}');
      expect(problemsIn(contract(), said.calls, published)).toEqual([]);
      expect(said.calls.map(({ reply }) => reply.status)).toEqual([200, 400, 400, 200, 400, 200, 404]);
    });
  },
);
