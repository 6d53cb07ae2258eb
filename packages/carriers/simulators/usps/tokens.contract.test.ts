import { expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';
import { answeredJson, latest, sentJson } from '../../testing/usps-faults.ts';

const work = uspsAtWork();

describeContract('the token of the Postal Service', 'usps/oauth2.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', async () => {
    await work.usps.send({ server: 'api', method: 'GET', path: '/', tokens: ['bearer'] });
    const [first] = work.usps.calls;
    expect(contract().request('POST', '/token', first && sentJson(first.request))).toEqual([]);
    expect(contract().answer('POST', '/token', 200, first && answeredJson(first.reply))).toEqual([]);
    for (const [status, body] of [
      [401, { grant_type: 'client_credentials', client_id: '?', client_secret: '?' }],
      [400, { grant_type: 'password' }],
    ] as const) {
      const request = { server: 'api', method: 'POST', path: '/oauth2/v3/token', tokens: [] } as const;
      const reply = await work.usps.send({ ...request, body: { kind: 'json', value: body } });
      expect(reply.status).toBe(status);
      expect(contract().answer('POST', '/token', status, answeredJson(reply))).toEqual([]);
    }
  });
});

describeContract('payments of the Postal Service', 'usps/payments.yaml', (contract) => {
  it.each(['COMMERCIAL', 'CONTRACT'] as const)('keep to the published file: %s', async (priceType) => {
    work.usps = work.asCustomer({ priceType });
    await work.usps.send({ server: 'api', method: 'GET', path: '/' });
    const { request, reply } = work.usps.calls[1] ?? latest(work.usps);
    expect(reply.status).toBe(200);
    expect(contract().request('POST', '/payment-authorization', sentJson(request))).toEqual([]);
    expect(contract().answer('POST', '/payment-authorization', 200, answeredJson(reply))).toEqual([]);
  });

  it('are refused as published', async () => {
    const body = { kind: 'json', value: { roles: [{ roleName: 'PAYER' }] } } as const;
    const path = '/payments/v3/payment-authorization';
    const reply = await work.usps.send({ server: 'api', method: 'POST', path, body, tokens: ['bearer'] });
    expect(reply.status).toBe(400);
    expect(contract().answer('POST', '/payment-authorization', 400, answeredJson(reply))).toEqual([]);
  });
});
