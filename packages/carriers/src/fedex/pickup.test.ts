import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, booking, collierville, harrison, jsonOf, reply } from '../../testing/fedex.ts';
import type { PickupInput } from '../kit/index.ts';
import { cancelPickup, pickup } from './pickup.ts';

const input: PickupInput = {
  reference: 'WB2026110001',
  idempotencyKey: 'k',
  party: harrison,
  destination: collierville,
  date: '2026-11-18',
  readyAt: '10:00',
  closesAt: '17:00',
  load: booking().load,
  serviceCode: 'FEDEX_GROUND',
  proNumber: null,
  trackingNumbers: ['794953535000', '794953535011'],
  notes: 'Please ring the bell at the loading dock behind the house',
};
const air = { ...input, serviceCode: 'PRIORITY_OVERNIGHT' };
const confirmed = (output: object, over: PickupInput = input) => pickup.readAnswer(reply(200, { output }), over);

describe('a pickup of parcels', () => {
  it('is asked for at local times, with our reference first in 60 characters of remarks', () => {
    expect(jsonOf(pickup.buildRequest(input, account))).toEqual({
      associatedAccountNumber: { value: '740561073' },
      originDetail: {
        pickupAddressType: 'OTHER',
        pickupLocation: {
          contact: {
            personName: 'Dana Reed',
            companyName: 'Ozark Book Supply',
            phoneNumber: '8705550142',
            emailAddress: 'dana@example.com',
          },
          address: {
            streetLines: ['1550 Union Blvd', 'Suite 302'],
            city: 'Harrison',
            stateOrProvinceCode: 'AR',
            postalCode: '72601',
            countryCode: 'US',
            residential: false,
          },
        },
        readyDateTimestamp: '2026-11-18T10:00:00',
        customerCloseTime: '17:00:00',
        packageLocation: 'NONE',
      },
      totalWeight: { units: 'LB', value: 15.25 },
      packageCount: 2,
      carrierCode: 'FDXG',
      remarks: 'WB2026110001 Please ring the bell at the loading dock behind',
      countryRelationships: 'DOMESTIC',
      pickupType: 'ON_CALL',
      trackingNumber: '794953535000',
    });
  });

  it('brings a number, and what a cancellation has to name besides [BOOK-06]', () => {
    expect(confirmed({ pickupConfirmationCode: 'CPU16200910' })).toMatchObject({
      result: { pickupNumber: 'CPU16200910', handle: 'FDXG' },
    });
    expect(confirmed({ pickupConfirmationCode: '1', location: 'NQAA' }, air)).toMatchObject({
      result: { pickupNumber: '1', handle: 'FDXE NQAA' },
    });
    expect(confirmed({ pickupConfirmationCode: '' }).outcome).toBe('unclear');
  });

  it('is refused for a day that is past', () => {
    const errors = [
      { code: 'PICKUP.REQUESTED.PREVIOUS.DAY', message: 'Cannot schedule a pickup requested for a previous day.' },
    ];
    expect(pickup.readAnswer(reply(400, { errors }), input)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'PICKUP.REQUESTED.PREVIOUS.DAY' }],
    });
  });

  it('is called off as the published samples do', () => {
    const ground = { pickupNumber: 'CPU16200910', handle: 'FDXG', date: '2020-07-03' };
    expect(jsonOf(cancelPickup.buildRequest(ground, account))).toEqual({
      associatedAccountNumber: { value: '740561073' },
      pickupConfirmationCode: 'CPU16200910',
      carrierCode: 'FDXG',
      scheduledDate: '2020-07-03',
    });
    const express = { pickupNumber: '1', handle: 'FDXE NQAA', date: '2020-07-03' };
    expect(jsonOf(cancelPickup.buildRequest(express, account))).toMatchObject({
      carrierCode: 'FDXE',
      location: 'NQAA',
    });
    const output = {
      pickupConfirmationCode: '1',
      cancelConfirmationMessage: 'Requested pickup has been cancelled Successfully.',
    };
    expect(cancelPickup.readAnswer(reply(200, { output }), ground)).toMatchObject({ result: { already: false } });
    expect(cancelPickup.readAnswer(reply(200, ''), ground).outcome).toBe('unclear');
  });
});

describeContract('pickup requests', 'fedex/relaxed/pickup-request.v1.relaxed.json', (contract) => {
  it('keep to the published file', () => {
    for (const each of [input, air])
      expect(contract().request('POST', '/pickup/v1/pickups', jsonOf(pickup.buildRequest(each, account)))).toEqual([]);
    const off = cancelPickup.buildRequest({ pickupNumber: '1', handle: 'FDXE NQAA', date: '2026-11-18' }, account);
    expect(contract().request('PUT', '/pickup/v1/pickups/cancel', jsonOf(off))).toEqual([]);
  });
});
