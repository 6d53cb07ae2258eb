import { abilitiesOf, accountRoles, allEndpoints, apiScopes, mayClientCall, type Endpoint } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { accessMatrix, matrixLines } from './matrix.ts';
import { anybody, type Caller } from './who.ts';

/** Callers allowed by the contract: the endpoint's ability compared with the abilities of each role and scope. */
function letInBy(endpoint: Endpoint): Caller[] {
  const { access } = endpoint;
  if (access === 'public' || access === 'guest') return [...anybody];
  return anybody.filter((caller) => {
    if (caller === 'anonymous') return false;
    if (caller === 'API client') return mayClientCall(endpoint, apiScopes);
    const role = accountRoles.find((one) => one === caller) ?? null;
    return abilitiesOf({
      roles: role === null ? [caller] : [],
      account_role: role,
    }).has(access);
  });
}

const endpoints = allEndpoints();

describe('the table of who may call what', () => {
  it('has one line for every endpoint, and none for anything else', () => {
    const missing = endpoints.filter(({ name }) => accessMatrix[name] === undefined);
    expect(
      missing.map(
        ({ name, endpoint }) => `${name} (${endpoint.method} ${endpoint.path}) has no line in access-matrix/`,
      ),
    ).toEqual([]);
    const known = new Set(endpoints.map(({ name }) => name));
    expect(Object.keys(accessMatrix).filter((name) => !known.has(name))).toEqual([]);
    expect(matrixLines).toBe(endpoints.length);
  });

  it('says of 7 staff roles, 5 customer roles, anonymous and an API client what the contract says: no difference [ROLE-01, ROLE-04, ROLE-07]', () => {
    const differences = endpoints.flatMap(({ name, endpoint }) => {
      // Missing lines are reported by another test.
      const written = accessMatrix[name] ?? letInBy(endpoint);
      const generated = letInBy(endpoint);
      return anybody
        .filter((caller) => written.includes(caller) !== generated.includes(caller))
        .map(
          (caller) =>
            `${name}: the table ${written.includes(caller) ? 'lets in' : 'refuses'} ${caller}, the contract does not`,
        );
    });
    expect(differences).toEqual([]);
    expect(anybody).toHaveLength(14);
  });
});
