import { describe, expect, it } from 'vitest';
import { replyOf } from '../../testing/spoil-freight.ts';
import { tforceCredentials } from '../../testing/tforce.ts';
import { token } from './token.ts';

describe('a token of a tenant', () => {
  it('is asked for at the tenant’s own address', () => {
    expect(token.buildRequest(tforceCredentials)).toMatchObject({
      server: 'login',
      path: '/9c1d2e3f-0000-4000-8000-0123456789ab/oauth2/v2.0/token',
      body: {
        kind: 'form',
        fields: { grant_type: 'client_credentials', scope: 'https://freight.example.com/api/.default' },
      },
    });
  });

  it('is read, or refused in the words of the sign-in', () => {
    const read = (body: unknown, status: number) => token.readAnswer(replyOf(status, body));
    expect(read({ token_type: 'Bearer', expires_in: 3599, access_token: 'abc' }, 200)).toMatchObject({
      outcome: 'done',
      result: { value: 'abc', lifetimeSeconds: 3599 },
    });
    expect(read({ error: 'invalid_client', error_description: 'AADSTS7000215' }, 401)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'invalid_client', text: 'AADSTS7000215' }],
    });
    expect(read('<html>', 401).outcome).toBe('unclear');
    expect(read({ expires_in: 3599 }, 200).outcome).toBe('unclear');
  });
});
