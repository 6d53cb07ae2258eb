import {
  abilitiesOf,
  accountRoles,
  apiScopes,
  mayClientCall,
  staffRoles,
  type AccountRole,
  type ApiScope,
  type Endpoint,
  type StaffRole,
} from '@waybill/contract';
import { addApiClient, tokenOf } from './api-clients.ts';
import { codeAt } from './authenticator.ts';
import { openBrowser, type Browser } from './browser.ts';
import type { Meaning } from './fuzz.ts';
import { addPerson, password, signIn } from './people.ts';
import type { TestServer } from './server.ts';
import { enrol } from './two-factor.ts';

/** A sender of requests. If its session ends, it signs in again, as a new person if the login is gone. */
export type FuzzCaller = {
  readonly name: string;
  readonly browser: Browser;
  /** Headers used instead of the browser's session. */
  readonly headers: Readonly<Record<string, string>>;
  /** Realistic values of this caller by field name. */
  readonly meaning: Meaning;
  /** Refusal codes after which the caller has to sign in or confirm again. */
  readonly barred: RegExp;
  mayCall(endpoint: Endpoint): boolean;
  comeBack(): Promise<FuzzCaller>;
};

const typed = { password: [password], current_password: [password], password_confirmation: [password] };
const ended = /"code":"(?:unauthenticated|email_unverified|two_factor_required|csrf_mismatch)"/;
const stale = /"code":"csrf_mismatch"/;
const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'guest';

type Person = { readonly roles?: readonly StaffRole[]; readonly accountRole?: AccountRole; readonly verified?: false };

async function personCalling(
  server: TestServer,
  accountId: string,
  name: string,
  given: Person,
  known?: string,
): Promise<FuzzCaller> {
  const ofAccount = given.accountRole === undefined ? {} : { accountId };
  const email = known ?? (await addPerson(server, { ...given, ...ofAccount })).email;
  const browser = await signIn(server.app, email, known !== undefined).catch(() => null);
  if (browser === null) return personCalling(server, accountId, name, given);
  const abilities = abilitiesOf({ roles: given.roles ?? [], account_role: given.accountRole ?? null });
  return {
    name,
    browser,
    headers: {},
    meaning: { ...typed, email: [email, email, 'dock@harbor.example'] },
    barred: given.verified === false ? /"code":"(?:unauthenticated|csrf_mismatch)"/ : ended,
    mayCall: (endpoint) =>
      isOpen(endpoint) ||
      endpoint.access === 'self.manage' ||
      (given.verified !== false && abilities.has(endpoint.access as never)),
    comeBack: () => personCalling(server, accountId, name, given, email),
  };
}

async function clientCalling(
  server: TestServer,
  accountId: string,
  name: string,
  scopes: readonly ApiScope[],
): Promise<FuzzCaller> {
  const client = await addApiClient(server, { accountId, scopes });
  return {
    name,
    browser: await openBrowser(server.app),
    headers: { authorization: `Bearer ${await tokenOf(server, client)}`, cookie: '' },
    meaning: { grant_type: ['client_credentials'], client_id: [client.id], client_secret: [client.secret] },
    barred: /"code":"unauthenticated"/,
    mayCall: (endpoint) => mayClientCall(endpoint, scopes),
    comeBack: () => clientCalling(server, accountId, name, scopes),
  };
}

async function guestCalling(server: TestServer, email: string): Promise<FuzzCaller> {
  return {
    name: 'guest',
    browser: await openBrowser(server.app),
    headers: {},
    meaning: { ...typed, email: [email] },
    barred: stale,
    mayCall: isOpen,
    comeBack: () => guestCalling(server, email),
  };
}

/** A person who has entered the password and is asked for the second factor. */
async function challengedCalling(server: TestServer, accountId: string): Promise<FuzzCaller> {
  const { email } = await addPerson(server, { accountRole: 'owner', accountId });
  const { secret, recoveryCodes } = await enrol(await signIn(server.app, email), server.clock());
  const begin = async (): Promise<FuzzCaller> => {
    const browser = await openBrowser(server.app);
    await browser.post('/login', { email, password });
    return {
      name: 'asked for the second factor',
      browser,
      headers: {},
      meaning: { ...typed, email: [email], code: [codeAt(secret, server.clock())], recovery_code: recoveryCodes },
      barred: stale,
      mayCall: isOpen,
      comeBack: begin,
    };
  };
  return begin();
}

/** A caller for every role, API scope, and login state; new roles are included automatically. */
export async function fuzzCallers(server: TestServer, accountId: string): Promise<FuzzCaller[]> {
  const person = (name: string, given: Person) => personCalling(server, accountId, name, given);
  const callers: FuzzCaller[] = [];
  for (const accountRole of accountRoles) callers.push(await person(accountRole, { accountRole }));
  for (const role of staffRoles) callers.push(await person(role, { roles: [role] }));
  callers.push(await person('unverified owner', { accountRole: 'owner', verified: false }));
  callers.push(await clientCalling(server, accountId, 'client of every scope', apiScopes));
  for (const scope of apiScopes) callers.push(await clientCalling(server, accountId, `client of ${scope}`, [scope]));
  callers.push(await guestCalling(server, callers[0]?.meaning['email']?.[0] ?? ''));
  callers.push(await challengedCalling(server, accountId));
  return callers;
}
