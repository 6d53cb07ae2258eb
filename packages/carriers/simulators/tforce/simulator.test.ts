import { tforce, type BookInput } from '@waybill/carriers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freightBookInput, freightLine, freightPickupInput, freightRateInput } from '../../testing/bookings.ts';
import { describeContract } from '../../testing/contracts.ts';
import { problemsIn } from '../../testing/keeps.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { tforceCredentials } from '../../testing/tforce.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { tforceSimulator } from './simulator.ts';

const hour = 3_600_000;
const begun = Date.parse('2026-11-16T14:00:00Z');
let now = begun;
let simulator: Simulator;
let freight: Talk;

beforeAll(async () => {
  simulator = await startSimulator(tforceSimulator, { clock: () => new Date(now), hourMs: hour });
  freight = talk(tforce, tforceCredentials, simulator.url);
});
afterAll(() => simulator.close());

const input: BookInput = {
  ...freightBookInput,
  service: { code: '308', name: 'TForce Freight LTL', carrierQuoteId: null },
};
const heavy = { mode: 'ltl', lines: [{ ...freightLine, quantity: 10, weightLb: 21_000 }] } as const;

async function booked() {
  const reading = await freight.ask('book', input);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
  return reading.result;
}

describe('TForce Freight, simulated', () => {
  it('rates, and books at the price it quoted [BOOK-06]', async () => {
    const rates = await freight.ask('rate', freightRateInput);
    expect(rates.outcome).toBe('done');
    const [standard] = rates.outcome === 'done' ? rates.result : [];
    const made = await booked();
    expect(made.proNumber).toMatch(/^\d{9}$/);
    expect(made.pickupNumber).toMatch(/^WBU\d{8}$/);
    expect(made.charged).toEqual({ amount: standard?.total, currency: 'USD' });
    expect(made.labels).toMatchObject([{ format: 'pdf' }]);
    expect(simulator.log.entries.at(-1)?.facts).toEqual({
      reference: '04000000000000017',
      booking: made.proNumber,
      created: true,
    });
  });

  it('has no guaranteed service on a long lane, and says so', async () => {
    const far = { ...freightRateInput.destination, postalCode: '90210', city: 'Beverly Hills', state: 'CA' };
    const reading = await freight.ask('rate', { ...freightRateInput, destination: far });
    expect(reading).toMatchObject({ outcome: 'done', result: [{ serviceCode: '308' }] });
    expect(reading.messages.map(({ code }) => code)).toEqual(['NFO', 'NFO']);
  });

  it('charges for what is asked', async () => {
    const more = {
      ...freightRateInput,
      services: { ...freightRateInput.services, accessorials: ['LGPU', 'INDEL'] as const },
    };
    const [plain, asked] = [await freight.ask('rate', freightRateInput), await freight.ask('rate', more)];
    const totals = [plain, asked].map((each) => (each.outcome === 'done' ? each.result[0]!.total : 0));
    expect(totals[1]! - totals[0]!).toBe(17_500 + 16_900);
  });

  it('makes a second bill when asked twice', async () => {
    expect((await booked()).proNumber).not.toBe((await booked()).proNumber);
  });

  it('refuses in each of its shapes', async () => {
    expect(await freight.ask('rate', { ...freightRateInput, load: heavy })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '502' }],
    });
    expect(await freight.ask('rate', { ...freightRateInput, load: { mode: 'ltl', lines: [] } })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '400' }],
    });
    expect(await freight.ask('book', { ...input, pickup: { ...input.pickup, company: '' } })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'ERROR', text: expect.stringContaining('shipFrom.name') as string }],
    });
  });

  it('lets nobody in whose token has run out', async () => {
    await freight.ask('rate', freightRateInput);
    now = begun + hour;
    freight.renews = false;
    expect(await freight.ask('rate', freightRateInput)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '401' }],
    });
    freight.forgetTokens();
    expect((await freight.ask('rate', freightRateInput)).outcome).toBe('done');
    now = begun;
    const stranger = talk(tforce, { ...tforceCredentials, clientSecret: 'short' }, simulator.url);
    await expect(stranger.ask('rate', freightRateInput)).rejects.toThrow('invalid_client');
    freight.forgetTokens();
  });

  it('has the delivery receipt once delivered', async () => {
    const { proNumber } = await booked();
    const ask = (kind: 'bill_of_lading' | 'delivery_receipt') =>
      freight.ask('documents', { kind, proNumber, trackingNumbers: [], format: 'pdf' });
    expect(await ask('bill_of_lading')).toMatchObject({ outcome: 'done', result: { mediaType: 'application/pdf' } });
    expect(await ask('delivery_receipt')).toMatchObject({ outcome: 'refused', messages: [{ code: 'IMG_000201' }] });
    now = begun + 400 * hour;
    freight.forgetTokens();
    expect((await ask('delivery_receipt')).outcome).toBe('done');
    now = begun;
    freight.forgetTokens();
  });

  it('leaves a booking unclear when its answer is lost on the way', async () => {
    const before = simulator.log.entries.length;
    simulator.faults.plan([{ kind: 'failure_after_success', operation: 'book', times: 1 }]);
    expect((await freight.ask('book', input)).outcome).toBe('unclear');
    expect(simulator.log.entries.slice(before).filter(({ facts }) => facts['created'] === true)).toHaveLength(1);
  });
});

describeContract('what is said to and by TForce', 'tforce/tforce-freight.v1.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', async () => {
    const said = talk(tforce, tforceCredentials, simulator.url);
    await said.ask('rate', freightRateInput);
    await said.ask('rate', { ...freightRateInput, load: heavy });
    await said.ask('rate', { ...freightRateInput, load: { mode: 'ltl', lines: [] } });
    const made = await said.ask('book', input);
    const proNumber = made.outcome === 'done' ? made.result.proNumber : null;
    await said.ask('book', { ...input, load: { mode: 'ltl', lines: [] } });
    await said.ask('pickup', freightPickupInput);
    await said.ask('pickup', { ...freightPickupInput, load: { mode: 'ltl', lines: [] } });
    for (const kind of ['bill_of_lading', 'delivery_receipt'] as const) {
      await said.ask('documents', { kind, proNumber, trackingNumbers: [], format: 'pdf' });
    }
    const ours = (path: string) => (path.endsWith('/token') ? null : path);
    expect(problemsIn(contract(), said.calls, ours)).toEqual([]);
    expect(said.calls.filter(({ reply }) => reply.status === 400)).toHaveLength(3);
  });
});
