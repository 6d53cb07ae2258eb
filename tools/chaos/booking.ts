// Bookings with kills of the server at every step, and with carriers whose replies are lost, late and doubled: nothing is
// lost, nothing is booked twice, nothing stays open. What happened is read from the simulators' own logs.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind } from '@waybill/carriers/simulators';
import { bookingSteps } from '../../apps/server/src/modules/booking/bookings/index.ts';
import type { RunCarrier } from '../outside/carriers.ts';
import { startRunSimulators, type RunSimulators } from '../outside/simulators.ts';
import { makeSite, type Site } from '../outside/site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { BookingRun, type Booking } from './booking/run.ts';

/** One with a key, one with a look-up by reference only, one with neither. */
const carriers: readonly RunCarrier[] = [
  { scac: 'SIMA', name: 'With a key', adapter: 'usps', mode: 'parcel' },
  { scac: 'SIMB', name: 'With a look-up', adapter: 'rl-carriers', mode: 'ltl' },
  { scac: 'SIMC', name: 'With neither', adapter: 'tforce', mode: 'ltl' },
];

const replyFaults: readonly FaultKind[] = ['lost_reply', 'late', 'doubled_reply', 'failure_after_success'];

/** How long a run waits until no booking is open. A short one does not wait until a killed server's work is free. */
const settlesWithin = (smoke: boolean): number => (smoke ? 500 : 60_000);

type Settled = {
  readonly lost: number;
  readonly twice: number;
  readonly stuck: number;
  readonly withStaff: number;
  readonly booked: number;
  readonly rejected: number;
};

/** Bookings made at the carriers, by our own number, as their logs tell. */
async function madeByReference(simulators: RunSimulators): Promise<Map<string, Set<string>>> {
  const made = new Map<string, Set<string>>();
  for (const carrier of carriers) {
    for (const { operation, facts } of await simulators.log(carrier)) {
      if (operation !== 'book' || facts['created'] !== true) continue;
      const reference = String(facts['reference']);
      made.set(reference, (made.get(reference) ?? new Set()).add(String(facts['booking'])));
    }
  }
  return made;
}

/**
 * What became of every booking. Lost: told as booked and not at the carrier, or at the carrier and told as not booked, or
 * not known to us at all. One whose carrier tells nobody may be with staff; it must not have been sent again.
 */
export async function tally(run: BookingRun, simulators: RunSimulators): Promise<Settled> {
  const made = await madeByReference(simulators);
  const rows = await run.rows();
  let [lost, twice, stuck, withStaff, booked, rejected] = [0, 0, 0, 0, 0, 0];
  for (const { reference, state, needs_staff: needsStaff } of rows) {
    const times = made.get(reference ?? '')?.size ?? 0;
    if (times > 1) twice += 1;
    if (state === 'booked') {
      booked += 1;
      if (times === 0) lost += 1;
    } else if (state === 'rejected') {
      rejected += 1;
      if (times > 0) lost += 1;
    } else if (needsStaff) withStaff += 1;
    else stuck += 1;
  }
  const known = new Set(rows.map(({ reference }) => reference));
  for (const reference of made.keys()) if (!known.has(reference)) lost += 1;
  return { lost, twice, stuck, withStaff, booked, rejected };
}

async function* killed(site: Site, simulators: RunSimulators, conditions: Conditions): AsyncGenerator<Figure> {
  const { seed, smoke, random, note } = conditions;
  const wanted = smoke ? { bookings: 3, each: 1 } : { bookings: 1000, each: 40 };
  const run = await BookingRun.start(site, simulators, carriers, random);
  const kills = new Map<string, number>(bookingSteps.map((step) => [step, 0]));
  try {
    const bookings = await run.prepare(wanted.bookings, note);
    const queue = [...bookings];
    // First with kills, a few bookings at a time; then the rest with faulty replies alone.
    for (const step of smoke ? bookingSteps.slice(0, 1) : bookingSteps) {
      for (let turn = 0; turn < wanted.each && queue.length > 0; turn += 1) {
        const batch = queue.splice(0, 3);
        for (const booking of batch) await planFault(simulators, booking, random);
        if (await run.bookAndKillAt(step, batch)) kills.set(step, (kills.get(step) ?? 0) + 1);
      }
      note(`${step}: ${kills.get(step)} kills`);
    }
    while (queue.length > 0) {
      const batch = queue.splice(0, 10);
      for (const booking of batch) await planFault(simulators, booking, random);
      await run.book(batch);
    }
    for (const carrier of carriers) await simulators.plan(carrier, []);
    await run.restart();
    await run.bookMissing(bookings);
    await run.untilSettled(settlesWithin(smoke));
    const settled = await tally(run, simulators);
    note(JSON.stringify(settled));
    const landed = [...kills.values()];
    const name = (what: string) => ({ name: `booking ${what}`, unit: 'bookings', seed });
    yield absolute(
      { name: 'kills in the middle of a booking', unit: 'kills', seed },
      landed.reduce((a, b) => a + b, 0),
      'at least',
      smoke ? 1 : 200,
    );
    yield absolute(
      { name: 'kills at the step with fewest', unit: 'kills', seed },
      Math.min(...landed),
      'at least',
      smoke ? 0 : 20,
    );
    yield absolute(
      name('made'),
      settled.booked + settled.rejected + settled.withStaff + settled.stuck,
      'at least',
      wanted.bookings,
    );
    yield absolute(name('lost'), settled.lost, 'at most', 0);
    yield absolute(name('made twice at the carrier'), settled.twice, 'at most', 0);
    yield absolute(name('still open 60 s after the last restart'), settled.stuck, 'at most', 0);
    yield absolute(name('handed to staff'), settled.withStaff, 'at most', wanted.bookings);
  } finally {
    await run.stop();
  }
}

async function planFault(simulators: RunSimulators, { carrier }: Booking, random: () => number): Promise<void> {
  const kind = replyFaults[Math.floor(random() * replyFaults.length * 2)];
  await simulators.plan(
    carrier,
    kind === undefined ? [] : [{ kind, operation: 'book', times: 1, ms: 200 + random() * 1500 }],
  );
}

async function* doubled(
  site: Site,
  simulators: RunSimulators,
  { seed, smoke, random, note }: Conditions,
): AsyncGenerator<Figure> {
  const run = await BookingRun.start(site, simulators, carriers, random);
  try {
    const bookings = await run.prepare(smoke ? 1 : 1000, note);
    const before = await madeByReference(simulators);
    let [several, refused] = [0, 0];
    for (const booking of bookings) {
      const answers = await run.submitTogether(booking, 2 + Math.floor(random() * 19));
      if (new Set(answers).size > 1) several += 1;
      if ((await run.submitChanged(booking)) === 422) refused += 1;
    }
    const made = await madeByReference(simulators);
    const own = (await run.rows()).filter(({ id }) => bookings.some((booking) => booking.id === id));
    const once = own.filter(({ reference }) => made.get(reference ?? '')?.size === 1).length;
    const calls = await run.bookCalls(own.map(({ reference }) => reference ?? ''));
    note(`${before.size} before, ${once} once, ${calls} calls`);
    yield absolute(
      { name: 'double submits booked exactly once', unit: 'bookings', seed },
      once,
      'at least',
      bookings.length,
    );
    yield absolute({ name: 'carrier calls of double submits', unit: 'calls', seed }, calls, 'at most', bookings.length);
    yield absolute({ name: 'double submits with different answers', unit: 'bookings', seed }, several, 'at most', 0);
    yield absolute(
      { name: 'same key with another body refused', unit: 'bookings', seed },
      refused,
      'at least',
      bookings.length,
    );
  } finally {
    await run.stop();
  }
}

/** Several tabs book the same quote, each under an id of its own, while the server is killed: one of them books it. */
async function* sameQuote(
  site: Site,
  simulators: RunSimulators,
  { seed, smoke, random, note }: Conditions,
): AsyncGenerator<Figure> {
  const run = await BookingRun.start(site, simulators, carriers, random);
  try {
    const quotes = await run.prepare(smoke ? 1 : 150, note);
    const tabs: Booking[] = [];
    let kills = 0;
    for (const first of quotes) {
      const others = Array.from({ length: 1 + Math.floor(random() * 9) }, () => ({ ...first, id: randomUUID() }));
      const batch = [first, ...others];
      tabs.push(...batch);
      const step = bookingSteps[Math.floor(random() * bookingSteps.length)];
      if (step !== undefined && random() < 0.7 && (await run.bookAndKillAt(step, batch))) kills += 1;
      // Every tab tries again, and so do tabs that were opened after the kill.
      await run.book([...batch, { ...first, id: randomUUID() }]);
    }
    await run.restart();
    await run.untilSettled(settlesWithin(smoke));
    // A booking that was cut off before it left is rejected, and its quote is free: somebody tries once more.
    const taken = new Set((await run.rows()).filter(({ state }) => state !== 'rejected').map((row) => row.quote_id));
    const free = quotes.filter(({ body }) => !taken.has(body.quote_id));
    await run.book(free.map((first) => ({ ...first, id: randomUUID() })));
    await run.untilSettled(settlesWithin(smoke));
    const made = await madeByReference(simulators);
    const rows = await run.rows();
    let [booked, twice] = [0, 0];
    for (const { body } of quotes) {
      const own = rows.filter(({ quote_id: id, state }) => id === body.quote_id && state !== 'rejected');
      const atCarrier = own.reduce((sum, { reference }) => sum + (made.get(reference ?? '')?.size ?? 0), 0);
      // A carrier that tells nobody may leave the one booking with staff.
      if (own.some(({ state, needs_staff: staff }) => state === 'booked' || staff)) booked += 1;
      if (own.length > 1 || atCarrier > 1) twice += 1;
    }
    note(`${kills} kills, ${tabs.length} tabs, ${booked} quotes booked`);
    const name = (what: string) => ({ name: `quotes ${what}`, unit: 'quotes', seed });
    yield absolute(name('booked by several tabs, once each'), booked, 'at least', quotes.length);
    yield absolute(name('booked more than once'), twice, 'at most', 0);
    yield absolute({ name: 'kills while several tabs book', unit: 'kills', seed }, kills, 'at least', smoke ? 0 : 50);
  } finally {
    await run.stop();
  }
}

/** Runs all parts, each with a database and simulators of its own. */
export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  for (const part of [killed, doubled, sameQuote]) {
    const simulators = await startRunSimulators({ carriers, latencyMs: [5, 60], seed: conditions.seed });
    const site = await makeSite({ carriers, deadlines: { book: 3000 }, settleSeconds: 5 });
    try {
      yield* part(site, simulators, conditions);
    } finally {
      await simulators.stop();
      await site.stop();
    }
    await pause(100);
  }
}
