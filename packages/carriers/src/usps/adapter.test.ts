import { uspsAdapter, uspsCredentials } from '@waybill/carriers';
import { describe, expect, it } from 'vitest';
import { htmlReply, jsonReply, problemReply, uspsTestCredentials } from '../../testing/usps.ts';
import { documents } from './documents.ts';
import { bearerToken } from './oauth.ts';
import { paymentToken } from './payment.ts';

const { manifest, operations, tokens } = uspsAdapter;

describe('the adapter of the Postal Service', () => {
  it('claims what it has, one parcel at a time', () => {
    expect(Object.keys(operations).toSorted()).toEqual(manifest.capabilities.toSorted());
    expect(manifest).toMatchObject({ maxParcels: 1, idempotency: 'same_answer', findByReference: false });
    expect(uspsCredentials.safeParse(uspsTestCredentials).success).toBe(true);
    expect(uspsCredentials.safeParse({ ...uspsTestCredentials, mid: '1234567' }).success).toBe(false);
  });

  it('speaks to the published hosts', () => {
    expect(uspsAdapter.servers(uspsTestCredentials, 'production')).toEqual({ api: 'https://apis.usps.com' });
    expect(uspsAdapter.servers(uspsTestCredentials, 'sandbox')).toEqual({ api: 'https://apis-tem.usps.com' });
  });

  it('signs with the tokens a request asks for, of which the second needs the first', () => {
    expect(Object.keys(tokens)).toEqual(['bearer', 'payment']);
    expect(uspsAdapter.sign(uspsTestCredentials, { bearer: 'b' })).toEqual({ authorization: 'Bearer b' });
    expect(uspsAdapter.sign(uspsTestCredentials, { bearer: 'b', payment: 'p' })).toEqual({
      authorization: 'Bearer b',
      'x-payment-authorization-token': 'p',
    });
    expect(paymentToken.buildRequest(uspsTestCredentials).tokens).toEqual(['bearer']);
  });

  it('gets a bearer with a JSON body, for as many seconds as it is told', () => {
    expect(bearerToken.buildRequest(uspsTestCredentials).body).toEqual({
      kind: 'json',
      value: {
        grant_type: 'client_credentials',
        client_id: 'waybill-test-client',
        client_secret: 'not-a-secret-at-all',
      },
    });
    for (const expires_in of ['28799', 28_799]) {
      expect(bearerToken.readAnswer(jsonReply({ access_token: 't', token_type: 'Bearer', expires_in }))).toMatchObject({
        result: { value: 't', lifetimeSeconds: 28_799 },
      });
    }
    expect(bearerToken.readAnswer(jsonReply({ access_token: 't', expires_in: 0 })).outcome).toBe('unclear');
    expect(
      bearerToken.readAnswer(jsonReply({ error: 'invalid_client', error_description: 'No such client' }, 401)),
    ).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: 'invalid_client', text: 'No such client' }],
    });
    expect(bearerToken.readAnswer(htmlReply).outcome).toBe('unclear');
  });

  it('says who pays and whose labels they are, which holds for eight hours', () => {
    const owner = { CRID: '12345678', MID: '903456789', manifestMID: '903456789' };
    const account = { accountType: 'EPS', accountNumber: '1000000000' };
    expect(paymentToken.buildRequest(uspsTestCredentials).body).toEqual({
      kind: 'json',
      value: {
        roles: [
          { roleName: 'PAYER', ...owner, ...account },
          { roleName: 'LABEL_OWNER', ...owner },
        ],
      },
    });
    expect(paymentToken.buildRequest({ ...uspsTestCredentials, priceType: 'CONTRACT' }).body).toMatchObject({
      value: { roles: [{}, {}, { roleName: 'RATE_HOLDER', CRID: '12345678', ...account }] },
    });
    expect(
      paymentToken.readAnswer(jsonReply({ paymentAuthorizationToken: 'header.body.signature', roles: [] })),
    ).toMatchObject({
      result: { value: 'header.body.signature', lifetimeSeconds: 28_800 },
    });
    expect(paymentToken.readAnswer(problemReply(400, 'Bad Request')).outcome).toBe('refused');
  });

  it('asks for a label once more', () => {
    const input = {
      kind: 'labels',
      proNumber: null,
      trackingNumbers: ['9400111206206406260787'],
      format: 'pdf',
    } as const;
    expect(documents.buildRequest(input, uspsTestCredentials)).toMatchObject({
      method: 'POST',
      path: '/labels/v3/label-reprint/9400111206206406260787',
      body: { value: { imageInfo: { imageType: 'PDF', labelType: '4X6LABEL' } } },
      tokens: ['bearer', 'payment'],
    });
    const labelMetadata = { trackingNumber: '9400111206206406260787' };
    const labelImage = Buffer.from('%PDF-1.7').toString('base64');
    expect(documents.readAnswer(jsonReply({ labelMetadata, labelImage, reprintInfo: {} }), input)).toMatchObject({
      result: { kind: 'labels', mediaType: 'application/pdf', base64: labelImage },
    });
    expect(documents.readAnswer(jsonReply({ labelMetadata }), input).outcome).toBe('unclear');
    expect(() => documents.buildRequest({ ...input, kind: 'delivery_receipt' }, uspsTestCredentials)).toThrow(
      'labels only',
    );
    expect(() => documents.buildRequest({ ...input, trackingNumbers: [] }, uspsTestCredentials)).toThrow(
      'tracking number',
    );
  });
});
