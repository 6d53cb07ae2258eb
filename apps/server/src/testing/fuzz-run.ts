import { allEndpoints, type Endpoint } from '@waybill/contract';
import type { Browser } from './browser.ts';
import { openChatAs } from './chats.ts';
import { contractBreach, type Answer } from './contract-breach.ts';
import { fuzzCallers, type FuzzCaller } from './fuzz-callers.ts';
import { Fuzzer, isStream, type FuzzRequest } from './fuzz.ts';
import { bookShipment } from './journey.ts';
import { addShop, startMarketplace, type MarketplaceServer } from './marketplace.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from './people.ts';
import { askAs } from './sales.ts';

/** A server with realistic data, and one caller of each kind. */
export type FuzzPlace = { readonly server: MarketplaceServer; readonly callers: FuzzCaller[] };

/** Starts a server with data of a customer who quotes, books, asks, chats, and sells, and signs everyone in. */
export async function startFuzzPlace(): Promise<FuzzPlace> {
  const server = await startMarketplace({ carriers: true });
  const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  const { request } = await bookShipment(owner);
  await askAs(owner);
  await openChatAs(owner);
  await addShop(server, owner, request.pickup);
  return { server, callers: await fuzzCallers(server, await accountIdOf(owner)) };
}

/** Far longer than any response takes, so a request that is open for this long hangs. */
const stuckMs = 60_000;

/** Sends a request; an aborted download counts as a fault. */
async function sendBy(browser: Browser, endpoint: Endpoint, request: FuzzRequest): Promise<Answer> {
  const { method, url, payload, headers } = request;
  if (isStream(endpoint)) {
    const status = await browser.openStream(url, headers);
    return { status, text: '', type: 'text/event-stream' };
  }
  const body = payload === undefined ? undefined : (payload as unknown as object);
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ status: 0, text: 'No answer', type: '' }), stuckMs);
  });
  const sent = browser.send(method, url, body, headers).then(
    ({ status, text, headers: { 'content-type': type } }) => ({
      status,
      text,
      type: typeof type === 'string' ? type : '',
    }),
    () => ({ status: 500, text: 'The answer broke off', type: '' }),
  );
  return Promise.race([sent, stuck]).finally(() => clearTimeout(timer));
}

/** Sends a request as a caller, again after signing in or confirming the password if needed. */
async function send(place: FuzzPlace, who: number, endpoint: Endpoint, request: FuzzRequest): Promise<Answer> {
  const caller = place.callers[who] as FuzzCaller;
  const asked = (by: FuzzCaller) => ({ ...request, headers: { ...request.headers, ...by.headers } });
  const answer = await sendBy(caller.browser, endpoint, asked(caller));
  if (answer.status === 423) {
    await confirmPassword(caller.browser).catch(() => undefined);
    return sendBy(caller.browser, endpoint, asked(caller));
  }
  if (!caller.barred.test(answer.text)) return answer;
  const back = await caller.comeBack();
  place.callers[who] = back;
  return sendBy(back.browser, endpoint, asked(back));
}

/** Prepares a round: reopens what earlier rounds closed, resets rate limits, and delivers mails. */
async function restore({ server }: FuzzPlace, fuzzer: Fuzzer): Promise<void> {
  const { staff } = server.services.database;
  await staff.deleteFrom('rate_limits').execute();
  await staff
    .updateTable('accounts')
    .set({ closed_at: null, closed_reason: null, closed_by_name: null, credit_status: 'good' })
    .where('merged_into', 'is', null)
    .execute();
  await server.runJobs();
  for (const { text } of server.mails.splice(0)) fuzzer.learnMail(text);
}

/** Callers for an operation: those with access, and some without. */
function sendersOf(place: FuzzPlace, fuzzer: Fuzzer, endpoint: Endpoint, most: number): number[] {
  const everybody = place.callers.map((_, who) => who);
  const may = everybody.filter((who) => place.callers[who]?.mayCall(endpoint));
  const others = everybody.filter((who) => !may.includes(who));
  const chosen = fuzzer.some(may, most - 1);
  return [...chosen, ...fuzzer.some(others, Math.max(1, most - chosen.length))];
}

export type FuzzResult = {
  readonly requests: number;
  /** Responses of 500, and violations of the contract. */
  readonly faults: string[];
  readonly breaches: string[];
  readonly stuck: string[];
};

/**
 * Sends generated requests to every operation of the contract, as all or some callers.
 * @param senders number of callers per operation and round; all by default
 * @param note called with each fault, and after each round
 */
export async function runFuzz(
  place: FuzzPlace,
  options: {
    readonly seed: number;
    readonly rounds: number;
    readonly senders?: number;
    readonly note?: (line: string) => void;
  },
): Promise<FuzzResult> {
  const { seed, rounds, senders = place.callers.length, note = () => undefined } = options;
  const fuzzer = new Fuzzer(seed);
  const faults: string[] = [];
  const breaches: string[] = [];
  const stuck: string[] = [];
  let requests = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await restore(place, fuzzer);
    for (const { name, endpoint } of allEndpoints())
      for (const who of sendersOf(place, fuzzer, endpoint, senders)) {
        const caller = place.callers[who] as FuzzCaller;
        const request = fuzzer.request(endpoint, caller.meaning);
        const answer = await send(place, who, endpoint, request);
        const { status, text } = answer;
        requests += 1;
        if (status > 0 && status < 300) fuzzer.learn(endpoint, text.slice(0, 20_000));
        // A failing or unconfigured carrier, marketplace, or payment provider is not a fault of the server.
        const declared = status === 503 && endpoint.errors.includes('unavailable');
        const isFault = (status === 500 || status === 503) && !declared;
        const breach = status === 0 || isFault || isStream(endpoint) ? null : contractBreach(endpoint, answer);
        if (status > 0 && !isFault && breach === null) continue;
        const line = `${status} ${caller.name} ${name} ${request.method} ${request.url} ${request.payload ?? ''}`;
        const told = `${breach ?? text.slice(0, 80)}: ${line}`.slice(0, 900);
        (status === 0 ? stuck : isFault ? faults : breaches).push(told);
        note(told);
      }
    note(`round ${round + 1}: ${requests} requests, ${faults.length} faults, ${breaches.length} breaches`);
  }
  return { requests, faults, breaches, stuck };
}
