import { allEndpoints, type Endpoint } from '@waybill/contract';
import { addApiClient, tokenOf } from './api-clients.ts';
import { openBrowser, type Browser } from './browser.ts';
import { openChatAs } from './chats.ts';
import { Fuzzer, isFuzzed, isStream, type FuzzRequest } from './fuzz.ts';
import { bookShipment } from './journey.ts';
import { addShop, startMarketplace, type MarketplaceServer } from './marketplace.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from './people.ts';
import { askAs } from './sales.ts';

/** Who sends requests: customers of one account, staff, a program of the account, and a guest. */
const people = {
  owner: { accountRole: 'owner' },
  shipper: { accountRole: 'shipper' },
  billing: { accountRole: 'billing' },
  viewer: { accountRole: 'viewer' },
  super_admin: { roles: ['super_admin'] },
  ops: { roles: ['fpg_ops'] },
  sales: { roles: ['fpg_sales'] },
  accounting: { roles: ['fpg_accounting'] },
  program: null,
  guest: null,
} as const;
type Name = keyof typeof people;
type Answer = { readonly status: number; readonly text: string };

/** A server with live data, and somebody of each role at it. */
export type FuzzPlace = {
  readonly server: MarketplaceServer;
  readonly browsers: Map<Name, Browser>;
  readonly accountId: string;
  /** Authorization of the program. */
  readonly bearer: string;
};

/** Requests disable people, change their email, and close their account: then somebody else goes on in their place. */
async function arrive(server: MarketplaceServer, name: Name, accountId: string): Promise<Browser> {
  const who = people[name];
  if (who === null) return openBrowser(server.app);
  const { email } = await addPerson(server, { ...who, ...('accountRole' in who ? { accountId } : {}) });
  return signIn(server.app, email);
}

/** Starts a server, lets a customer quote, book, ask, chat, and sell, and signs everybody in. */
export async function startFuzzPlace(): Promise<FuzzPlace> {
  const server = await startMarketplace({ carriers: true });
  const owner = await signIn(server.app, (await addPerson(server, people.owner)).email);
  const { request } = await bookShipment(owner);
  await askAs(owner);
  await openChatAs(owner);
  await addShop(server, owner, request.pickup);
  const accountId = await accountIdOf(owner);
  const bearer = `Bearer ${await tokenOf(server, await addApiClient(server, { accountId }))}`;
  const browsers = new Map<Name, Browser>();
  for (const name of Object.keys(people) as Name[]) browsers.set(name, await arrive(server, name, accountId));
  return { server, browsers, accountId, bearer };
}

/** Far longer than any answer takes: a request that is open for so long is stuck. */
const stuckMs = 60_000;

/** Sends a request; a download that breaks off counts as a fault. */
async function sendBy(browser: Browser, endpoint: Endpoint, request: FuzzRequest): Promise<Answer> {
  const { method, url, payload, headers } = request;
  if (isStream(endpoint)) return { status: await browser.openStream(url), text: '' };
  const body = payload === undefined ? undefined : (payload as unknown as object);
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ status: 0, text: 'No answer' }), stuckMs);
  });
  const sent = browser.send(method, url, body, headers).catch(() => ({ status: 500, text: 'The answer broke off' }));
  return Promise.race([sent, stuck]).finally(() => clearTimeout(timer));
}

const barred = /"code":"(?:unauthenticated|email_unverified|account_inactive|two_factor_required|csrf_mismatch)"/;

/** Sends a request as somebody, once more where the session ended or the password is asked for. */
async function send(place: FuzzPlace, name: Name, endpoint: Endpoint, request: FuzzRequest): Promise<Answer> {
  const browser = place.browsers.get(name) as Browser;
  if (name === 'program') {
    const headers = { ...request.headers, authorization: place.bearer, cookie: '' };
    return sendBy(browser, endpoint, { ...request, headers });
  }
  const answer = await sendBy(browser, endpoint, request);
  if (answer.status === 423) {
    await confirmPassword(browser).catch(() => undefined);
    return sendBy(browser, endpoint, request);
  }
  if (people[name] === null || !barred.test(answer.text)) return answer;
  const next = await arrive(place.server, name, place.accountId);
  place.browsers.set(name, next);
  return sendBy(next, endpoint, request);
}

export type FuzzResult = { readonly requests: number; readonly faults: string[]; readonly stuck: string[] };

/**
 * Sends made-up requests to every operation of the contract as everybody, a few times each.
 * @param note is told of each fault, and after each round
 */
export async function runFuzz(
  place: FuzzPlace,
  { seed, rounds, note = () => undefined }: { seed: number; rounds: number; note?: (line: string) => void },
): Promise<FuzzResult> {
  const fuzzer = new Fuzzer(seed);
  const faults: string[] = [];
  const stuck: string[] = [];
  let requests = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, endpoint } of allEndpoints().filter(isFuzzed))
      for (const person of place.browsers.keys()) {
        const request = fuzzer.request(endpoint);
        const { status, text } = await send(place, person, endpoint, request);
        requests += 1;
        if (status > 0 && status < 300) fuzzer.learn(endpoint, text.slice(0, 20_000));
        // A carrier, a shop, or a payment provider that fails is no fault of the server; one that is not set up neither.
        const declared = status === 503 && endpoint.errors.includes('unavailable');
        const line = `${status} ${person} ${name} ${request.method} ${request.url} ${request.payload ?? ''}`.slice(
          0,
          900,
        );
        const isFault = (status === 500 || status === 503) && !declared;
        if (status === 0) stuck.push(line);
        else if (isFault) faults.push(line);
        if (status === 0 || isFault) note(line);
      }
    note(`round ${round + 1}: ${requests} requests, ${faults.length} faults, ${stuck.length} stuck`);
  }
  return { requests, faults, stuck };
}
