import { uspsAdapter, type CarrierRequest } from '@waybill/carriers';
import { expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { nashville, servicesOf, uspsTestCredentials } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';
import { faultsOf, latest, outcomeOf } from '../../testing/usps-faults.ts';
import { uspsSimulator } from '../index.ts';

const work = uspsAtWork();

describeContract(
  'labels of the Postal Service',
  'usps/domestic-labels.yaml',
  (contract) => {
    const key = () => work.booking();
    const dear = servicesOf({
      signature: 'direct',
      declareValue: true,
      shipmentValue: { amount: 80_000, currency: 'USD' },
    });
    const express = { code: 'PRIORITY_MAIL_EXPRESS', name: '', carrierQuoteId: 'PA/MACHINABLE' };
    it.each([
      ['as a PDF', () => key(), 200],
      ['as ZPL', () => ({ ...key(), labelFormat: 'zpl' as const }), 200],
      ['signed for and insured', () => ({ ...key(), services: dear }), 200],
      ['by Express', () => ({ ...key(), service: express, services: dear }), 200],
      ['a single name', () => ({ ...key(), delivery: { ...nashville, contactName: 'Cher' } }), 200],
      ['too late', () => ({ ...key(), pickupDate: '2026-11-20' }), 400],
      ['nowhere', () => ({ ...key(), delivery: { ...nashville, postalCode: '00000' } }), 400],
    ])('keep to the published file: %s', async (_name, input, status) => {
      expect(await outcomeOf(work.usps, 'book', input())).toMatchObject({ status });
      expect(faultsOf(work.usps, contract(), '/label')).toEqual([]);
    });

    it('keep to it when they are asked for twice, given back, printed again and refused', async () => {
      const input = key();
      await work.usps.ask('book', input);
      const booked = await work.usps.ask('book', input);
      expect(faultsOf(work.usps, contract(), '/label')).toEqual([]);
      const number = booked.outcome === 'done' ? booked.result.carrierBookingId : '';
      const numbers = { proNumber: null, trackingNumbers: [number] };
      await work.usps.ask('documents', { kind: 'labels', format: 'pdf', ...numbers });
      expect(faultsOf(work.usps, contract(), '/label-reprint/{trackingNumber}')).toEqual([]);
      const given = { reference: input.reference, idempotencyKey: 'v', carrierBookingId: number, ...numbers };
      for (const status of [200, 400]) {
        expect(await outcomeOf(work.usps, 'void', given)).toMatchObject({ status });
        expect(faultsOf(work.usps, contract(), '/label/{trackingNumber}')).toEqual([]);
      }
      await work.usps.ask('documents', { kind: 'labels', format: 'pdf', ...numbers });
      expect(latest(work.usps).reply.status).toBe(400);
      expect(faultsOf(work.usps, contract(), '/label-reprint/{trackingNumber}')).toEqual([]);
    });

    it('keep to it when a refund is asked for', async () => {
      await work.reopen(uspsSimulator, 3_600_000_000);
      const booked = await work.usps.ask('book', key());
      const number = booked.outcome === 'done' ? booked.result.carrierBookingId : '';
      work.later(24);
      const given = {
        reference: 'r',
        idempotencyKey: 'v',
        carrierBookingId: number,
        proNumber: null,
        trackingNumbers: [],
      };
      for (const status of [200, 400]) {
        expect(await outcomeOf(work.usps, 'void', given)).toMatchObject({ status });
        expect(faultsOf(work.usps, contract(), '/label/{trackingNumber}')).toEqual([]);
      }
    });

    it('keep to it without who pays', async () => {
      const request = uspsAdapter.operations.book?.buildRequest(key(), uspsTestCredentials) as CarrierRequest;
      expect((await work.usps.send({ ...request, tokens: ['bearer'] })).status).toBe(401);
      expect(faultsOf(work.usps, contract(), '/label')).toEqual(['lacks header:X-Payment-Authorization-Token']);
    });
  },
  { dates: true },
);
