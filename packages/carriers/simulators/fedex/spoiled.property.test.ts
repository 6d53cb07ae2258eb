import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fedex } from '../../src/fedex/adapter.ts';
import { fedexFreight } from '../../src/fedex-freight/adapter.ts';
import type { Operation } from '../../src/kit/index.ts';
import { account, rateInput, booking, freightAccount, freightBooking, harrison, reply } from '../../testing/fedex.ts';
import { spoiled, type Json } from '../../testing/spoil.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { fedexSimulator } from './definition.ts';

let simulator: Simulator;
let parcels: Talk;
let freight: Talk;
beforeAll(async () => {
  simulator = await startSimulator(fedexSimulator, { clock: () => new Date('2026-11-17T15:00:00Z') });
  parcels = talk(fedex, account, simulator.url);
  freight = talk(fedexFreight, freightAccount, simulator.url);
});
afterAll(() => simulator.close());

const look = { reference: 'WB2026110001', sentOn: '2026-11-17', pickupDate: '2026-11-18' } as const;
const voided = { reference: 'r', idempotencyKey: 'k', carrierBookingId: '794486000016', proNumber: null };
const { company, streetLines, city, state, postalCode, country } = harrison;
const address = { company, streetLines, city, state, postalCode, country };

/** Reads spoiled forms of the answer that the carrier gives to a question. @returns how many could still be used */
async function spoil<I, R>(
  client: Talk,
  operation: Operation<I, R, never>,
  input: I,
  isHonest: (read: { readonly outcome: string; readonly result?: R }, answer: string) => boolean = () => true,
): Promise<number> {
  const who = client === freight ? freightAccount : account;
  const { body } = await client.send(operation.buildRequest(input, who as never));
  const good = JSON.parse(body) as Json;
  let done = 0;
  fc.assert(
    fc.property(spoiled(good), fc.constantFrom(200, 200, 200, 400, 500), (answer, status) => {
      const read = operation.readAnswer(reply(status, answer), input);
      expect(['done', 'refused', 'unclear']).toContain(read.outcome);
      expect(status < 500 || read.outcome === 'unclear').toBe(true);
      expect(isHonest(read, JSON.stringify(answer))).toBe(true);
      if (read.outcome === 'done') done += 1;
    }),
    { numRuns: 400 },
  );
  return done;
}

describe('spoiled answers', () => {
  it('to a booking never name a number that was not given, nor too few', async () => {
    const shipped = await spoil(parcels, fedex.operations.book!, booking(), ({ result }, answer) => {
      const numbers = result?.trackingNumbers ?? [];
      return numbers.every((number) => answer.includes(`"${number}"`)) && [0, 2].includes(numbers.length);
    });
    const issued = await spoil(
      freight,
      fedexFreight.operations.book!,
      freightBooking(),
      ({ result }, answer) => answer.includes(`"${result?.proNumber ?? ''}"`) || result === undefined,
    );
    expect(Math.min(shipped, issued)).toBeGreaterThan(20);
  });

  it('to anything else are read without throwing', async () => {
    const booked = await parcels.ask('book', booking());
    const number = booked.outcome === 'done' ? booked.result.trackingNumbers[0]! : '';
    const { operations } = fedex;
    const used = [
      await spoil(parcels, operations.rate!, rateInput(booking())),
      await spoil(freight, fedexFreight.operations.rate!, rateInput(freightBooking())),
      await spoil(parcels, operations.find!, { ...look, mode: 'parcel' }),
      await spoil(parcels, operations.track!, { mode: 'parcel', number }),
      await spoil(parcels, operations.void!, { ...voided, carrierBookingId: number, trackingNumbers: [] }),
      await spoil(parcels, operations.address_check!, address),
    ];
    expect(Math.min(...used)).toBeGreaterThan(20);
  });
});
