import { project44, type BookInput } from '@waybill/carriers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freightBookInput, freightLine, freightRateInput } from '../../testing/bookings.ts';
import { describeContract } from '../../testing/contracts.ts';
import { problemsIn } from '../../testing/keeps.ts';
import { project44Credentials } from '../../testing/project44.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { project44Simulator } from './simulator.ts';

const begun = Date.parse('2026-11-16T14:00:00Z');
let now = begun;
let simulator: Simulator;
let freight: Talk;

beforeAll(async () => {
  simulator = await startSimulator(project44Simulator, { clock: () => new Date(now) });
  freight = talk(project44, project44Credentials, simulator.url);
});
afterAll(() => simulator.close());

const input: BookInput = {
  ...freightBookInput,
  service: { code: 'STD', name: 'Standard', carrierQuoteId: null },
};
const weighing = (weightLb: number) => ({ mode: 'ltl', lines: [{ ...freightLine, quantity: 10, weightLb }] }) as const;
const voidOf = (made: { proNumber: string | null; carrierBookingId: string }) => ({
  ...made,
  reference: input.reference,
  idempotencyKey: input.idempotencyKey,
  trackingNumbers: [],
});
const carrier = (code: string, scac = code) =>
  talk(project44, { ...project44Credentials, accountCode: code, scac }, simulator.url);

async function booked(by: Talk = freight) {
  const reading = await by.ask('book', input);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
  return reading.result;
}

async function totalOf(asked: typeof freightRateInput): Promise<number> {
  const reading = await freight.ask('rate', asked);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
  return reading.result.find(({ serviceCode }) => serviceCode === 'STD')?.total ?? 0;
}

describe('project44, simulated', () => {
  it('rates the levels of one carrier by the lane', async () => {
    const near = await freight.ask('rate', freightRateInput);
    expect(near).toMatchObject({
      outcome: 'done',
      result: [
        { serviceCode: 'STD', guaranteed: false },
        { serviceCode: 'GUR', guaranteed: true, deliverBy: '17:00' },
      ],
      messages: [],
    });
    const far = { ...freightRateInput.destination, postalCode: '90210', city: 'Beverly Hills', state: 'CA' };
    const reading = await freight.ask('rate', { ...freightRateInput, destination: far });
    expect(reading).toMatchObject({ outcome: 'done', result: [{ serviceCode: 'STD' }] });
  });

  it('charges for what is asked', async () => {
    const services = { ...freightRateInput.services, accessorials: ['LGPU', 'INDEL'] as const };
    const [plain, more] = [await totalOf(freightRateInput), await totalOf({ ...freightRateInput, services })];
    expect(more - plain).toBe(11_500 + 14_200);
  });

  it("has each carrier's own limits, told inside the answer", async () => {
    const load = weighing(13_000);
    expect(await carrier('SAIA').ask('rate', { ...freightRateInput, load })).toMatchObject({ messages: [] });
    expect(await carrier('EXLA').ask('rate', { ...freightRateInput, load })).toMatchObject({
      outcome: 'done',
      result: [],
      messages: [{ text: 'EXLA: Weight exceeds the maximum of the carrier: 12000 LB' }],
    });
    expect(await carrier('NONE').ask('rate', freightRateInput)).toMatchObject({
      outcome: 'done',
      result: [],
      messages: [{ text: 'A carrier: No such account in the account group: NONE' }],
    });
  });

  it("gives no rate of ours for another carrier's account", async () => {
    const reading = await carrier('ODFL', 'SAIA').ask('rate', freightRateInput);
    expect(reading).toMatchObject({ outcome: 'done', result: [] });
    expect(new Set(reading.messages.map(({ code }) => code))).toEqual(new Set(['other_carrier']));
  });

  it('answers for all of its carriers where none is named', async () => {
    const request = project44.operations.rate!.buildRequest(freightRateInput, project44Credentials);
    const value = request.body?.kind === 'json' ? request.body.value : {};
    const all = { ...(value as object), capacityProviderAccountGroup: { code: 'Default' } };
    const reply = await freight.send({ ...request, body: { kind: 'json', value: all } });
    const { rateQuotes } = JSON.parse(reply.body) as { rateQuotes: { carrierCode: string }[] };
    expect([...new Set(rateQuotes.map(({ carrierCode }) => carrierCode))]).toEqual(['SAIA', 'EXLA', 'ODFL']);
  });

  it('books with a pickup', async () => {
    const made = await booked();
    expect(made.proNumber).toMatch(/^\d{10}$/);
    expect(made.pickupNumber).toMatch(/^PU\d{6}$/);
    expect(simulator.log.entries.at(-1)?.facts).toEqual({
      reference: '04000000000000017',
      booking: made.proNumber,
      service: 'STD',
      created: true,
    });
  });

  it('books the service whose quote is named, by the carrier that quoted it', async () => {
    const rates = await freight.ask('rate', freightRateInput);
    const quoted = rates.outcome === 'done' ? rates.result.find(({ guaranteed }) => guaranteed) : undefined;
    const service = { code: 'GUR', name: 'Guaranteed', carrierQuoteId: quoted?.carrierQuoteId ?? null };
    expect((await freight.ask('book', { ...input, service })).outcome).toBe('done');
    expect(simulator.log.entries.at(-1)?.facts).toMatchObject({ service: 'GUR' });
    expect(await carrier('ODFL').ask('book', { ...input, service })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'Quote number is not known: capacityProviderQuoteNumber' }],
    });
  });

  it('makes a second shipment when asked twice', async () => {
    expect((await booked()).proNumber).not.toBe((await booked()).proNumber);
  });

  it('cancels once, the shipment that is meant', async () => {
    const [first, second] = [await booked(), await booked()];
    expect(await freight.ask('void', voidOf(first))).toMatchObject({ outcome: 'done', result: { already: false } });
    expect((await freight.ask('void', voidOf(first))).outcome).toBe('refused');
    expect((await carrier('EXLA').ask('void', voidOf(second))).outcome).toBe('refused');
    expect((await freight.ask('void', voidOf({ ...second, proNumber: null }))).outcome).toBe('done');
  });

  it('refuses in its own error shape', async () => {
    expect(await freight.ask('rate', { ...freightRateInput, load: { mode: 'ltl', lines: [] } })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '400', text: 'Field is required: lineItems' }],
    });
    expect(await freight.ask('rate', { ...freightRateInput, pickupDate: 'soon' })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'Not a date: pickupWindow.date' }],
    });
    expect(await freight.ask('book', { ...input, pickup: { ...input.pickup, company: '' } })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'Field is required: originLocation.contact.companyName' }],
    });
    expect(await freight.ask('book', { ...input, pickupDate: '2026-11-13' })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'Pickup date is in the past: pickupWindow.date' }],
    });
  });

  it('lets nobody in whose token has run out', async () => {
    await freight.ask('rate', freightRateInput);
    now = begun + 12 * 3_600_000;
    freight.renews = false;
    expect(await freight.ask('rate', freightRateInput)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '401' }],
    });
    freight.renews = true;
    expect((await freight.ask('rate', freightRateInput)).outcome).toBe('done');
    now = begun;
    const stranger = talk(project44, { ...project44Credentials, clientSecret: 'short' }, simulator.url);
    await expect(stranger.ask('rate', freightRateInput)).rejects.toThrow('Invalid client credentials');
    freight.forgetTokens();
  });

  it('leaves a booking unclear when its answer is lost on the way', async () => {
    const before = simulator.log.entries.length;
    simulator.faults.plan([{ kind: 'failure_after_success', operation: 'book', times: 1 }]);
    expect((await freight.ask('book', input)).outcome).toBe('unclear');
    expect(simulator.log.entries.slice(before).filter(({ facts }) => facts['created'] === true)).toHaveLength(1);
  });

  it('fails as it does everything else: busy is refused, down is unclear', async () => {
    simulator.faults.plan([{ kind: 'rate_limited', operation: 'rate', times: 1 }]);
    expect((await freight.ask('rate', freightRateInput)).outcome).toBe('refused');
    simulator.faults.plan([{ kind: 'unavailable', operation: 'rate', times: 1 }]);
    expect((await freight.ask('rate', freightRateInput)).outcome).toBe('unclear');
  });
});

describeContract('what is said to and by project44', 'project44/project44-ltl.v4.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', async () => {
    const said = talk(project44, project44Credentials, simulator.url);
    await said.ask('rate', freightRateInput);
    await said.ask('rate', { ...freightRateInput, load: weighing(21_000) });
    await said.ask('rate', { ...freightRateInput, load: { mode: 'ltl', lines: [] } });
    const made = await booked(said);
    await said.ask('book', { ...input, load: { mode: 'ltl', lines: [] } });
    await said.ask('void', voidOf(made));
    await said.ask('void', voidOf(made));
    const signIn = said.calls.filter(({ request }) => request.path.endsWith('/token'));
    expect(signIn).toHaveLength(1);
    expect(contract().answer('POST', '/api/v4/oauth2/token', 200, JSON.parse(signIn[0]!.reply.body))).toEqual([]);
    const ours = (path: string) => (path.endsWith('/token') ? null : path);
    expect(problemsIn(contract(), said.calls, ours)).toEqual([]);
    expect(said.calls.filter(({ reply }) => reply.status === 400)).toHaveLength(3);
  });
});
