import { randomUUID } from 'node:crypto';
import { uspsAdapter, type Booked, type BookInput, type UspsCredentials } from '@waybill/carriers';
import { startSimulator, uspsSimulator, type Simulator, type SimulatorDefinition } from '@waybill/carriers/simulators';
import { afterEach, beforeEach } from 'vitest';
import { talk, type Talk } from './talk.ts';
import { bookInput, uspsTestCredentials } from './usps.ts';

/** Nine in the morning in New Orleans, on a Tuesday. */
const start = Date.parse('2026-11-24T15:00:00Z');
const hourMs = 60 * 60 * 1000;

/** A simulated Postal Service on a clock of its own, and the adapter talking to it. */
export class UspsAtWork {
  now = start;
  simulator!: Simulator;
  usps!: Talk;

  /** Starts it anew. @param journeyHourMs in which an hour of a parcel's journey passes */
  async open(definition: SimulatorDefinition = uspsSimulator, journeyHourMs = hourMs): Promise<void> {
    this.now = start;
    this.simulator = await startSimulator(definition, { clock: () => new Date(this.now), hourMs: journeyHourMs });
    this.usps = this.asCustomer();
  }

  async reopen(definition: SimulatorDefinition = uspsSimulator, journeyHourMs = hourMs): Promise<void> {
    await this.simulator.close();
    await this.open(definition, journeyHourMs);
  }

  /** Another customer of the same Postal Service. */
  asCustomer(changes: Partial<UspsCredentials> = {}): Talk {
    return talk(uspsAdapter, { ...uspsTestCredentials, ...changes }, this.simulator.url);
  }

  /** Lets time pass, with tokens got anew. */
  later(hours: number): void {
    this.now += hours * hourMs;
    this.usps.forgetTokens();
  }

  /** A booking that nothing was asked for under its key yet. */
  booking(changes: Partial<BookInput> = {}): BookInput {
    return bookInput({ idempotencyKey: randomUUID(), ...changes });
  }

  /** Buys a label. @throws when it is not to be had */
  async bought(input: BookInput = this.booking()): Promise<Booked> {
    const reading = await this.usps.ask('book', input);
    if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
    return reading.result;
  }

  /** Labels that were made, by the simulator's own log. */
  made(): readonly unknown[] {
    return this.simulator.log.entries.flatMap(({ facts }) => (facts['created'] === true ? [facts['booking']] : []));
  }
}

/** What a void names. */
export function voidOf(trackingNumber: string) {
  return {
    reference: 'WB26112400017',
    idempotencyKey: randomUUID(),
    carrierBookingId: trackingNumber,
    proNumber: null,
    trackingNumbers: [trackingNumber],
  };
}

/** A fresh one for each test of the file. */
export function uspsAtWork(): UspsAtWork {
  const work = new UspsAtWork();
  beforeEach(() => work.open());
  afterEach(() => work.simulator.close());
  return work;
}
