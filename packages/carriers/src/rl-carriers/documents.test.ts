import { describe, expect, it } from 'vitest';
import { freightPickupInput } from '../../testing/bookings.ts';
import { rlCredentials, rlSamples } from '../../testing/rl-carriers.ts';
import { replyOf } from '../../testing/spoil-freight.ts';
import type { CarrierDocumentKind } from '../kit/index.ts';
import { documents } from './documents.ts';
import { pickup } from './pickup.ts';

const ask = (kind: CarrierDocumentKind, format: 'pdf' | 'zpl' = 'pdf', proNumber: string | null = 'WP7506414') =>
  documents.buildRequest({ kind, proNumber, trackingNumbers: [], format }, rlCredentials);
const read = (kind: CarrierDocumentKind, body: unknown, status = 200) =>
  documents.readAnswer(replyOf(status, body), { kind, proNumber: 'WP7506414', trackingNumbers: [], format: 'pdf' });
const pdf = Buffer.from('%PDF-1.7 page').toString('base64');
const ok = { Code: 200, Errors: [], Messages: [] };

describe('documents of R+L', () => {
  it.each([
    ['bill_of_lading', '/BillOfLading/PrintBOL', { BolDocument: pdf }],
    ['labels', '/BillOfLading/PrintShippingLabels', { ShippingLabelsFile: pdf }],
    ['delivery_receipt', '/DocumentRetrieval', { Documents: [{ Type: 'DeliveryReceipt', Data: pdf }] }],
  ] as const)('gives the %s', (kind, path, result) => {
    expect(ask(kind)).toMatchObject({ method: 'GET', path, query: { ProNumber: 'WP7506414' } });
    expect(read(kind, { ...ok, ...result })).toMatchObject({
      outcome: 'done',
      result: { kind, mediaType: 'application/pdf', base64: pdf },
    });
  });

  it('says when there is none yet, in R+L’s words', () => {
    expect(read('delivery_receipt', rlSamples.noDocuments)).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'info', code: null, text: rlSamples.noDocuments.Messages[0] }],
    });
    expect(read('bill_of_lading', { ...ok, BolDocument: null }).outcome).toBe('refused');
  });

  it('takes no page for a document', () => {
    expect(read('labels', { ...ok, ShippingLabelsFile: 'PGh0bWw+' }).outcome).toBe('unclear');
    expect(read('labels', '<html>', 200).outcome).toBe('unclear');
  });

  it('are not asked for where R+L has none', () => {
    expect(() => ask('weight_certificate')).toThrow('R+L Carriers publishes no weight_certificate');
    expect(() => ask('labels', 'zpl')).toThrow('PDF only');
    expect(() => ask('labels', 'pdf', null)).toThrow('by PRO number');
  });
});

describe('a pickup asked for after booking', () => {
  it('names the shipper, the day and what is picked up', () => {
    const { body } = pickup.buildRequest(freightPickupInput, rlCredentials);
    expect(body).toMatchObject({
      value: {
        Pickup: {
          Shipper: { CompanyName: 'Foundation Shipper LLC' },
          PickupReferenceNumber: '04000000000000017',
          PickupDate: '11/18/2026',
          ReadyTime: '10:00 AM',
          CloseTime: '05:00 PM',
          AdditionalInstructions: 'Freight is at dock 4; PRO WP7506414',
          Destinations: [{ ZipOrPostalCode: '02215', Weight: 1000, Pieces: 2 }],
        },
      },
    });
  });

  it('has a number, or it is not clear what there is', () => {
    const answer = (body: unknown) => pickup.readAnswer(replyOf(200, body), freightPickupInput);
    expect(answer({ ...ok, PickupRequestNumber: '74201385' })).toMatchObject({
      outcome: 'done',
      result: { pickupNumber: '74201385', handle: null },
    });
    expect(answer(ok).outcome).toBe('unclear');
    expect(answer(rlSamples.rateFailure).outcome).toBe('refused');
  });
});
