import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRequestInput, Quote } from '@waybill/contract';
import pg from 'pg';
import type { RunCarrier } from '../../outside/carriers.ts';
import { signInAt, type RunPerson } from '../../outside/person.ts';
import { bookingFor, quoteFor } from '../../outside/requests.ts';
import { startRunServer, type RunServer } from '../../outside/server.ts';
import type { RunSimulators } from '../../outside/simulators.ts';
import type { Site } from '../../outside/site.ts';

/** A booking of a run: its id is made before anything is sent, as a browser does. */
export type Booking = { readonly id: string; readonly body: BookingRequestInput; readonly carrier: RunCarrier };

export type BookingRow = {
  readonly id: string;
  readonly quote_id: string;
  readonly reference: string | null;
  readonly state: string;
  readonly needs_staff: boolean;
};

const patience = 20_000;

/** A server that is killed and started again while somebody books. */
export class BookingRun {
  readonly #site: Site;
  readonly #simulators: RunSimulators;
  readonly #carriers: readonly RunCarrier[];
  readonly #random: () => number;
  readonly #client: pg.Client;
  readonly #again: Promise<number>[] = [];
  #server: RunServer;
  #person: RunPerson;

  private constructor(
    given: { site: Site; simulators: RunSimulators; carriers: readonly RunCarrier[]; random: () => number },
    running: { client: pg.Client; server: RunServer; person: RunPerson },
  ) {
    this.#site = given.site;
    this.#simulators = given.simulators;
    this.#carriers = given.carriers;
    this.#random = given.random;
    this.#client = running.client;
    this.#server = running.server;
    this.#person = running.person;
  }

  static async start(
    site: Site,
    simulators: RunSimulators,
    carriers: readonly RunCarrier[],
    random: () => number,
  ): Promise<BookingRun> {
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    const server = await startRunServer({ url: site.url, simulators: simulators.urls });
    const person = await signInAt(server.address);
    return new BookingRun({ site, simulators, carriers, random }, { client, server, person });
  }

  /** Bookings to make, spread over the carriers, each with a quote of its own. */
  async prepare(count: number, note: (line: string) => void): Promise<Booking[]> {
    const bookings: Booking[] = [];
    while (bookings.length < count) {
      const batch = Array.from({ length: Math.min(8, count - bookings.length) }, (_, at) => bookings.length + at);
      bookings.push(...(await Promise.all(batch.map((at) => this.#prepareOne(at)))));
    }
    note(`${bookings.length} bookings prepared`);
    return bookings;
  }

  async #prepareOne(at: number): Promise<Booking> {
    const carrier = this.#carriers[at % this.#carriers.length];
    if (carrier === undefined) throw new Error('There is no carrier');
    const quote = await this.#quote(carrier);
    const rates = quote.rates.filter((rate) => rate.carrier.scac === carrier.scac);
    if (rates.length === 0) throw new Error(`${carrier.name} gave no rate: ${JSON.stringify(quote.without_rate)}`);
    return { id: randomUUID(), carrier, body: bookingFor({ ...quote, rates }) };
  }

  async #quote({ mode }: RunCarrier): Promise<Quote> {
    const posted = await this.#person.post(
      this.#server.address,
      '/api/quotes',
      quoteFor(mode, mode === 'ltl' ? 1240 : 12),
    );
    if (posted.status !== 201) throw new Error(`No quote: ${await posted.text()}`);
    const { data } = (await posted.json()) as { data: Quote };
    const answered = await this.#person.get(this.#server.address, `/api/quotes/${data.id}?wait=15`);
    return ((await answered.json()) as { data: Quote }).data;
  }

  async #submit({ id, body }: Booking, changes: Partial<BookingRequestInput> = {}): Promise<number> {
    const answer = await this.#person.post(
      this.#server.address,
      '/api/shipments',
      { ...body, ...changes },
      { 'idempotency-key': id },
    );
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Books without kills; a person sends again when the answer is lost. */
  async book(bookings: readonly Booking[]): Promise<void> {
    await Promise.all(
      bookings.map((booking) => this.#submit(booking).catch(() => this.#submit(booking).catch(() => 0))),
    );
  }

  /**
   * Books, and kills the server when one of them comes to a step; then starts it again, and the person sends again.
   * @returns whether the kill landed at the step
   */
  async bookAndKillAt(step: string, bookings: readonly Booking[]): Promise<boolean> {
    this.#server.watch([step]);
    const told = this.#server.nextStep(patience);
    const sent = bookings.map((booking) => this.#submit(booking).catch(() => 0));
    const reached = await told;
    // A little later or at once: the others of the batch are somewhere on their way.
    await pause(this.#random() * 30);
    await this.restart();
    await Promise.all(sent);
    // The person sends again and waits; the next kill may strike that too.
    for (const booking of bookings) this.#again.push(this.#submit(booking).catch(() => 0));
    return reached === step;
  }

  /** `kill -9` and a new start over the same database. */
  async restart(): Promise<void> {
    await this.#server.kill();
    this.#server = await startRunServer({ url: this.#site.url, simulators: this.#simulators.urls });
  }

  /** Sends those again that never came so far as to be claimed: nobody was told anything about them. */
  async bookMissing(bookings: readonly Booking[]): Promise<void> {
    const known = new Set((await this.rows()).map(({ id }) => id));
    const missing = bookings.filter(({ id }) => !known.has(id));
    while (missing.length > 0) await this.book(missing.splice(0, 10));
  }

  /** Waits until no booking is open that is not with staff, or the time is over. */
  async untilSettled(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      const open = (await this.rows()).filter(
        ({ state, needs_staff: staff }) => !['booked', 'rejected'].includes(state) && !staff,
      );
      if (open.length === 0) return;
      await pause(500);
    }
  }

  async rows(): Promise<BookingRow[]> {
    const { rows } = await this.#client.query<BookingRow>(
      'SELECT id, quote_id, reference, state, needs_staff FROM bookings',
    );
    return rows;
  }

  /** Statuses of as many submits of one booking at the same time. */
  async submitTogether(booking: Booking, times: number): Promise<number[]> {
    return Promise.all(Array.from({ length: times }, () => this.#submit(booking)));
  }

  async submitChanged(booking: Booking): Promise<number> {
    return this.#submit(booking, { notes: 'Another body under the same key' });
  }

  /** Calls that reached the carriers' booking, for these numbers. */
  async bookCalls(references: readonly string[]): Promise<number> {
    const wanted = new Set(references);
    let calls = 0;
    for (const carrier of this.#carriers) {
      for (const { operation, facts } of await this.#simulators.log(carrier)) {
        if (operation === 'book' && wanted.has(String(facts['reference']))) calls += 1;
      }
    }
    return calls;
  }

  async stop(): Promise<void> {
    await this.#server.kill();
    await Promise.all(this.#again);
    await this.#client.end();
  }
}
