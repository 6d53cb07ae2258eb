import { rlCarriers, type BookInput } from '@waybill/carriers';
import { addBusinessDays, ltlClosures } from '@waybill/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freightBookInput, freightLine, freightPickupInput, freightRateInput } from '../../testing/bookings.ts';
import { describeContract } from '../../testing/contracts.ts';
import { problemsIn } from '../../testing/keeps.ts';
import { rlCredentials } from '../../testing/rl-carriers.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { rlCarriersSimulator } from './simulator.ts';

const hour = 3_600_000;
// A Monday morning in Ohio; the bookings' pickup is two days later.
const begun = Date.parse('2026-11-16T14:00:00Z');
let now = begun;
let simulator: Simulator;
let rl: Talk;

beforeAll(async () => {
  simulator = await startSimulator(rlCarriersSimulator, { clock: () => new Date(now), hourMs: hour });
  rl = talk(rlCarriers, rlCredentials, simulator.url);
});
afterAll(() => simulator.close());

async function booked(input: BookInput = freightBookInput) {
  const reading = await rl.ask('book', input);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
  return reading.result;
}

describe('R+L Carriers, simulated', () => {
  it('rates, and books what was quoted [BOOK-06]', async () => {
    const rates = await rl.ask('rate', freightRateInput);
    expect(rates).toMatchObject({ outcome: 'done', result: [{ serviceCode: 'STD' }, { serviceCode: 'GSDS' }] });
    const [standard] = rates.outcome === 'done' ? rates.result : [];
    const made = await booked({
      ...freightBookInput,
      service: { ...freightBookInput.service, carrierQuoteId: standard!.carrierQuoteId },
    });
    expect(made.proNumber).toMatch(/^WP\d{7}$/);
    expect(made.pickupNumber).toMatch(/^\d{8}$/);
    expect(simulator.log.entries.at(-1)?.facts).toEqual({
      reference: '04000000000000017',
      booking: made.proNumber,
      created: true,
    });
  });

  it('charges for what is asked, in lines that add up', async () => {
    const plain = await rl.ask('rate', freightRateInput);
    const more = await rl.ask('rate', {
      ...freightRateInput,
      services: { ...freightRateInput.services, accessorials: ['LGPU', 'INDEL', 'APPT'] },
    });
    const totals = [plain, more].map((each) => (each.outcome === 'done' ? each.result[0]!.total : 0));
    expect(totals[1]! - totals[0]!).toBe(14_200 + 11_800 + 4900);
    const light = { ...freightLine, weightLb: 80, quantity: 1 };
    const least = await rl.ask('rate', { ...freightRateInput, load: { mode: 'ltl', lines: [light] } });
    expect(least).toMatchObject({ outcome: 'done', result: [{ lines: [{ code: 'MINIMUM' }, {}, {}] }, {}] });
  });

  it('finds a booking by our reference, and two where it was made twice', async () => {
    const reference = '04000000000000024';
    const find = { reference, mode: 'ltl', sentOn: '2026-11-16', pickupDate: '2026-11-18' } as const;
    expect(await rl.ask('find', find)).toMatchObject({ outcome: 'done', result: { booked: null } });
    const first = await booked({ ...freightBookInput, reference });
    expect(await rl.ask('find', find)).toMatchObject({
      result: { booked: { proNumber: first.proNumber } },
      messages: [],
    });
    const second = await booked({ ...freightBookInput, reference });
    expect(second.proNumber).not.toBe(first.proNumber);
    expect((await rl.ask('find', find)).messages).toMatchObject([{ code: 'booked_twice' }]);
  });

  it('moves the freight on the clock until it is delivered [TRACK-05]', async () => {
    now = begun;
    const rates = await rl.ask('rate', freightRateInput);
    const days = rates.outcome === 'done' ? (rates.result[0]?.transitDays ?? 0) : 0;
    const { proNumber } = await booked();
    const track = async () => {
      const reading = await rl.ask('track', { mode: 'ltl', number: proNumber! });
      if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
      return reading.result;
    };
    const codes = async () => (await track()).events.map(({ code }) => code);
    expect(await codes()).toEqual(['XB']);
    // The days in transit count from the pickup, which is two days after the booking.
    const due = addBusinessDays(freightBookInput.pickupDate, days, { holidays: ltlClosures });
    expect((await track()).estimatedDelivery).toBe(due);
    now = begun + 7 * hour;
    expect(await codes()).toEqual(['XB', 'AF']);
    now = begun + 400 * hour;
    expect(await codes()).toEqual(['XB', 'AF', 'X4', 'P1', 'X4', 'X6', 'D1']);
    now = begun;
  });

  it('prints papers, and has the delivery receipt once delivered', async () => {
    const { proNumber } = await booked();
    const ask = (kind: 'bill_of_lading' | 'labels' | 'delivery_receipt') =>
      rl.ask('documents', { kind, proNumber, trackingNumbers: [], format: 'pdf' });
    expect(await ask('bill_of_lading')).toMatchObject({ result: { mediaType: 'application/pdf' } });
    expect(await ask('labels')).toMatchObject({ result: { mediaType: 'application/pdf' } });
    expect((await ask('delivery_receipt')).outcome).toBe('refused');
    now = begun + 400 * hour;
    expect(await ask('delivery_receipt')).toMatchObject({ result: { mediaType: 'application/pdf' } });
    now = begun;
  });

  it('takes a pickup by itself', async () => {
    expect(await rl.ask('pickup', freightPickupInput)).toMatchObject({ outcome: 'done', result: { handle: null } });
  });

  it('refuses in R+L’s own words', async () => {
    const late = await rl.ask('rate', { ...freightRateInput, pickupDate: '2026-12-17' });
    expect(late).toEqual({
      outcome: 'refused',
      messages: [
        {
          severity: 'error',
          code: '400',
          text: 'PickupDate cannot be more than 30 days in the future (request.RateQuote.PickupDate)',
        },
      ],
    });
    expect((await rl.ask('rate', { ...freightRateInput, pickupDate: '2026-12-16' })).outcome).toBe('done');
    const unnamed = await rl.ask('book', { ...freightBookInput, pickup: { ...freightBookInput.pickup, company: '' } });
    expect(unnamed).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'CompanyName is required (request.BillOfLading.Shipper.CompanyName)' }],
    });
    const stranger = talk(rlCarriers, { ...rlCredentials, apiKey: 'short' }, simulator.url);
    expect((await stranger.ask('rate', freightRateInput)).outcome).toBe('refused');
  });

  it('leaves a booking unclear when its answer is lost on the way', async () => {
    simulator.faults.plan([{ kind: 'failure_after_success', operation: 'book', times: 1 }]);
    const reference = '04000000000000031';
    expect((await rl.ask('book', { ...freightBookInput, reference })).outcome).toBe('unclear');
    const find = { reference, mode: 'ltl', sentOn: '2026-11-16', pickupDate: '2026-11-18' } as const;
    expect(await rl.ask('find', find)).toMatchObject({ outcome: 'done', result: { booked: { trackingNumbers: [] } } });
  });
});

describeContract('what is said to and by R+L', 'rl-carriers/rl-carriers.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', async () => {
    const said = talk(rlCarriers, rlCredentials, simulator.url);
    await said.ask('rate', freightRateInput);
    await said.ask('rate', { ...freightRateInput, load: { mode: 'ltl', lines: [] } });
    const made = await said.ask('book', freightBookInput);
    const proNumber = made.outcome === 'done' ? made.result.proNumber : null;
    await said.ask('book', { ...freightBookInput, load: { mode: 'ltl', lines: [] } });
    await said.ask('pickup', freightPickupInput);
    await said.ask('pickup', { ...freightPickupInput, date: '2026-11-01' });
    await said.ask('track', { mode: 'ltl', number: proNumber! });
    await said.ask('track', { mode: 'ltl', number: 'WP0000000' });
    for (const kind of ['bill_of_lading', 'labels', 'delivery_receipt'] as const) {
      await said.ask('documents', { kind, proNumber, trackingNumbers: [], format: 'pdf' });
    }
    expect(problemsIn(contract(), said.calls)).toEqual([]);
    const statuses = said.calls.map(({ reply }) => reply.status);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(3);
  });
});
