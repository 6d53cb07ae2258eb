import { apiScopes, type ApiScope } from '@waybill/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Services } from '../core/context.ts';
import { newId } from '../core/ids.ts';
import { addSecret } from '../modules/identity/api-clients/index.ts';

type Site = { readonly app: FastifyInstance; readonly services: Services };
export type TestClient = { readonly id: string; readonly secret: string };

/** Creates an API client of an account, by default with every scope. */
export async function addApiClient(
  { services }: Pick<Site, 'services'>,
  given: {
    readonly accountId: string;
    readonly scopes?: readonly ApiScope[];
    readonly name?: string;
    readonly createdBy?: string;
  },
): Promise<TestClient> {
  const { database, clock } = services;
  const id = newId();
  const key = { account_id: given.accountId, client_id: id };
  await database.staff
    .insertInto('oauth_clients')
    .values({
      account_id: given.accountId,
      id,
      name: given.name ?? 'Warehouse system',
      scopes: [...(given.scopes ?? apiScopes)],
      created_at: clock(),
      created_by_name: 'Ana Reyes',
      created_by: given.createdBy ?? null,
    })
    .execute();
  const secret = await database.staff.transaction().execute((tx) => addSecret(tx, key, clock()));
  return { id, secret };
}

/** Requests a token with form-encoded credentials in the body. */
export async function askForToken({ app }: Pick<Site, 'app'>, fields: Readonly<Record<string, string>>) {
  return app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** A token of a client, by default for all of its scopes. */
export async function tokenOf(site: Pick<Site, 'app'>, client: TestClient, scope?: string): Promise<string> {
  const answer = await askForToken(site, {
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
    ...(scope === undefined ? {} : { scope }),
  });
  if (answer.statusCode !== 200) throw new Error(`No token: ${answer.body}`);
  return answer.json<{ access_token: string }>().access_token;
}

/** Makes calls with a bearer token, like a program: without cookies and CSRF token. */
export function callWith({ app }: Pick<Site, 'app'>, token: string) {
  return (method: NonNullable<InjectOptions['method']>, url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
}
