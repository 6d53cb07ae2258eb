import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, reply } from '../../testing/fedex.ts';
import { accountShape, call, servers, sign, tokens, trackCall } from './account.ts';

const split = { ...account, trackClientId: 'l7track0', trackClientSecret: 'tracksecret0' };

describe('an account', () => {
  it('has a number of nine digits, and no key of its own for tracking unless one is given', () => {
    const { trackClientId: _, trackClientSecret: __, ...least } = account;
    expect(accountShape.parse(least)).toEqual(account);
    expect(accountShape.safeParse({ ...account, accountNumber: '12345678' }).success).toBe(false);
  });

  it('is asked at the published hosts', () => {
    expect(servers(account, 'production').api).toBe('https://apis.fedex.com');
    expect(servers(account, 'sandbox').api).toBe('https://apis-sandbox.fedex.com');
  });

  it('signs with the token of the source a call names', () => {
    expect(sign(account, { api: 'a' })).toEqual({ authorization: 'Bearer a' });
    expect(sign(account, { track: 't' })).toEqual({ authorization: 'Bearer t' });
    expect(sign(account, {})).toEqual({});
    expect(trackCall('/t', {}, account).tokens).toEqual(['api']);
    expect(trackCall('/t', {}, split).tokens).toEqual(['track']);
  });

  it('sends our number along so that the answer can be told', () => {
    expect(call('POST', '/x', {}, 'WB1').headers).toMatchObject({ 'x-customer-transaction-id': 'WB1' });
    expect(call('POST', '/x', {}).headers).not.toHaveProperty('x-customer-transaction-id');
  });
});

describe('its token', () => {
  it('is asked for with a form, signed with nothing, and lives as long as FedEx says', () => {
    const request = tokens.api.buildRequest(account);
    expect(request).toEqual({
      server: 'api',
      method: 'POST',
      path: '/oauth/token',
      body: {
        kind: 'form',
        fields: {
          grant_type: 'client_credentials',
          client_id: account.clientId,
          client_secret: account.clientSecret,
        },
      },
      tokens: [],
    });
    expect(tokens.track.buildRequest(split).body).toMatchObject({ fields: { client_id: 'l7track0' } });
    const body = { access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpX', token_type: 'bearer', expires_in: 3600 };
    expect(tokens.api.readAnswer(reply(200, body))).toMatchObject({
      outcome: 'done',
      result: { value: body.access_token, lifetimeSeconds: 3600 },
    });
  });

  it('is refused for a wrong key, and unclear for anything else', () => {
    const wrong = {
      errors: [{ code: 'NOT.AUTHORIZED.ERROR', message: 'The given client credentials were not valid.' }],
    };
    expect(tokens.api.readAnswer(reply(401, wrong)).outcome).toBe('refused');
    expect(tokens.api.readAnswer(reply(200, { access_token: '' })).outcome).toBe('unclear');
    expect(tokens.api.readAnswer(reply(503, wrong)).outcome).toBe('unclear');
  });
});

describeContract('the token request', 'fedex/authorization.v1.json', (contract) => {
  it('keeps to the published file', () => {
    const { body } = tokens.api.buildRequest(account);
    expect(contract().request('POST', '/oauth/token', body?.kind === 'form' ? body.fields : null)).toEqual([]);
  });
});
