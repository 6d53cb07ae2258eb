import { describe, expect, it } from 'vitest';
import { uspsAdapter, type CarrierRequest } from '@waybill/carriers';
import { rateInput, uspsTestCredentials } from '../../testing/usps.ts';
import { uspsSimulatorWithQuota } from '../index.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('who may call', () => {
  it('nobody without a token that holds', async () => {
    const request = { server: 'api', method: 'GET', path: '/addresses/v3/address', tokens: [] } as const;
    const refused = await work.usps.send(request);
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('Bearer');
    expect((await work.usps.ask('rate', rateInput())).outcome).toBe('done');
    work.now += 8 * 60 * 60 * 1000;
    work.usps.renews = false;
    expect(await work.usps.ask('rate', rateInput({ pickupDate: '2026-11-25' }))).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '401' }],
    });
  });

  it('no labels without a payment token', async () => {
    const request = uspsAdapter.operations.book?.buildRequest(work.booking(), uspsTestCredentials) as CarrierRequest;
    expect((await work.usps.send({ ...request, tokens: ['bearer'] })).status).toBe(401);
    expect(work.made()).toEqual([]);
  });

  it('no labels with a payment token of eight hours ago', async () => {
    const request = uspsAdapter.operations.book?.buildRequest(work.booking(), uspsTestCredentials) as CarrierRequest;
    expect((await work.usps.send(request)).status).toBe(200);
    const { paymentAuthorizationToken } = JSON.parse(work.usps.calls[1]?.reply.body ?? '') as Record<string, string>;
    const again = {
      ...request,
      tokens: ['bearer'],
      headers: { ...request.headers, 'x-payment-authorization-token': paymentAuthorizationToken ?? '' },
    };
    work.later(7.9);
    expect((await work.usps.send(again)).status).toBe(200);
    work.later(0.1);
    expect((await work.usps.send(again)).status).toBe(401);
  });

  it('nobody with another shape of key', async () => {
    const stranger = work.asCustomer({ clientSecret: 'short' });
    await expect(stranger.ask('rate', rateInput())).rejects.toThrow('invalid_client');
  });

  it('only so often an hour, and is told when to come again', async () => {
    await work.reopen(uspsSimulatorWithQuota(2));
    const outcomes = [];
    for (let call = 1; call <= 3; call += 1) outcomes.push((await work.usps.ask('rate', rateInput())).outcome);
    expect(outcomes).toEqual(['done', 'done', 'refused']);
    expect(work.usps.calls.at(-1)?.reply).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    work.now += 60 * 60 * 1000;
    expect((await work.usps.ask('rate', rateInput())).outcome).toBe('done');
  });
});
