import { allEndpoints } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { Fuzzer, isFuzzed, type FuzzRequest } from '../testing/fuzz.ts';
import { bookShipment } from '../testing/journey.ts';
import { addShop, startMarketplace, type MarketplaceServer } from '../testing/marketplace.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../testing/people.ts';
import { askAs } from '../testing/sales.ts';
import { openChatAs } from '../testing/chats.ts';

// `npm run chaos -- fuzz` sets both for a long run.
const rounds = Number(process.env['WAYBILL_FUZZ_ROUNDS'] ?? 2);
const seed = Number(process.env['WAYBILL_FUZZ_SEED'] ?? 20);

const given = {
  owner: { accountRole: 'owner' },
  viewer: { accountRole: 'viewer' },
  super_admin: { roles: ['super_admin'] },
  ops: { roles: ['fpg_ops'] },
  sales: { roles: ['fpg_sales'] },
  nobody: null,
} as const;
type Person = keyof typeof given;

let server: MarketplaceServer;
const browsers = new Map<Person, Browser>();

/** Requests disable people, change their email, and close their account: then somebody else goes on in their place. */
async function arrive(name: Person): Promise<Browser> {
  const who = given[name];
  if (who === null) return openBrowser(server.app);
  const accountId = 'accountRole' in who ? await accountIdOf(browsers.get('owner') as Browser).catch(() => null) : null;
  const { email } = await addPerson(server, { ...who, ...(accountId === null ? {} : { accountId }) });
  return signIn(server.app, email);
}

beforeAll(async () => {
  server = await startMarketplace({ carriers: true });
  const owner = await signIn(server.app, (await addPerson(server, given.owner)).email);
  browsers.set('owner', owner);
  const { request } = await bookShipment(owner);
  await askAs(owner);
  await openChatAs(owner);
  await addShop(server, owner, request.pickup);
  for (const name of Object.keys(given) as Person[]) browsers.set(name, await arrive(name));
});
afterAll(() => server.close());

type Answer = { readonly status: number; readonly text: string };
const barred = /"code":"(?:unauthenticated|email_unverified|account_inactive|two_factor_required|csrf_mismatch)"/;

/** Sends a request; a download that breaks off counts as a fault. */
function sendBy(browser: Browser, { method, url, payload, headers }: FuzzRequest): Promise<Answer> {
  const body = payload === undefined ? undefined : (payload as unknown as object);
  return browser.send(method, url, body, headers).catch(() => ({ status: 500, text: 'The answer broke off' }));
}

/** Sends a request as somebody, once more where the session ended or the password is asked for. */
async function send(name: Person, request: FuzzRequest): Promise<Answer> {
  const browser = browsers.get(name) as Browser;
  const answer = await sendBy(browser, request);
  if (answer.status === 423) {
    await confirmPassword(browser).catch(() => undefined);
    return sendBy(browser, request);
  }
  if (given[name] === null || !barred.test(answer.text)) return answer;
  browsers.set(name, await arrive(name));
  return sendBy(browsers.get(name) as Browser, request);
}

it(
  'answers valid and broken requests to every operation, under every role, without a fault of the server',
  async () => {
    const fuzzer = new Fuzzer(seed);
    const faults: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const { name, endpoint } of allEndpoints().filter(isFuzzed))
        for (const person of browsers.keys()) {
          const request = fuzzer.request(endpoint);
          const { status, text } = await send(person, request);
          if (status < 300) fuzzer.learn(endpoint, text.slice(0, 20_000));
          // A carrier, a shop, or a payment provider that fails is no fault of the server; one that is not set up neither.
          const declared = status === 503 && endpoint.errors.includes('unavailable');
          if ((status === 500 || status === 503) && !declared)
            faults.push(
              `${status} ${person} ${name} ${request.method} ${request.url} ${request.payload ?? ''}`.slice(0, 900),
            );
        }
    expect(faults).toEqual([]);
  },
  rounds * 60_000,
);
