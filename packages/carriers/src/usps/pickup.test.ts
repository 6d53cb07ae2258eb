import { describe, expect, it } from 'vitest';
import {
  htmlReply,
  jsonReply,
  newOrleans,
  pickupInput,
  problemReply,
  uspsTestCredentials,
} from '../../testing/usps.ts';
import { cancelPickup, findPickup } from './pickup-again.ts';
import { checkPickup } from './pickup-check.ts';
import { pickup } from './pickup.ts';

const etag = '"33a64df551425fcc55e4d42a148795d9f25f89d4"';

describe('a pickup by the carrier', () => {
  it('asks for one parcel at the door, and tells when it is ready', () => {
    expect(pickup.buildRequest(pickupInput({ notes: 'Blue gate' }), uspsTestCredentials)).toEqual({
      server: 'api',
      method: 'POST',
      path: '/pickup/v3/carrier-pickup',
      tokens: ['bearer'],
      body: {
        kind: 'json',
        value: {
          pickupDate: '2026-11-24',
          pickupAddress: {
            firstName: 'Nick',
            lastName: 'Fury',
            firm: 'Crescent Books',
            address: { streetAddress: '2700 Chartres Street', city: 'New Orleans', state: 'LA', ZIPCode: '70117' },
            contact: [{ email: 'nick@example.com' }],
          },
          packages: [{ packageType: 'USPS_GROUND_ADVANTAGE', packageCount: 1 }],
          estimatedWeight: 5,
          pickupLocation: {
            packageLocation: 'KNOCK_ON_DOOR',
            specialInstructions: 'Ready 09:00 to 17:00. Blue gate',
          },
        },
      },
    });
  });

  it('goes by telephone where there is no mail address, and not at all without either', () => {
    const { body } = pickup.buildRequest(pickupInput({ party: { ...newOrleans, email: '' } }), uspsTestCredentials);
    expect(body).toMatchObject({ value: { pickupAddress: { contact: [{ cellNumber: '5045550143' }] } } });
    const mute = { ...newOrleans, email: '', phone: '143' };
    expect(() => pickup.buildRequest(pickupInput({ party: mute }), uspsTestCredentials)).toThrow('email address');
  });

  it('is confirmed by number, with the tag that a cancellation names', () => {
    const reply = jsonReply({ confirmationNumber: 'WTC100000001', pickupDate: '2026-11-24' }, 200, { etag });
    expect(pickup.readAnswer(reply, pickupInput())).toEqual({
      outcome: 'done',
      result: { pickupNumber: 'WTC100000001', handle: etag },
      messages: [],
    });
    expect(pickup.readAnswer(reply, pickupInput({ date: '2026-11-23' }))).toMatchObject({
      messages: [{ code: 'pickup_moved', text: 'The pickup was set for 2026-11-24' }],
    });
  });

  it('is refused, or unclear', () => {
    expect(pickup.readAnswer(problemReply(400, 'Bad Request'), pickupInput()).outcome).toBe('refused');
    expect(pickup.readAnswer(htmlReply, pickupInput()).outcome).toBe('unclear');
    expect(pickup.readAnswer(jsonReply({ pickupDate: '2026-11-24' }), pickupInput()).outcome).toBe('unclear');
  });

  it('is found again with a fresh tag', () => {
    const read = (value: unknown) => findPickup.readAnswer(jsonReply(value, 200, { etag }), { pickupNumber: 'WTC1' });
    expect(findPickup.buildRequest({ pickupNumber: 'WTC1' }, uspsTestCredentials).path).toBe(
      '/pickup/v3/carrier-pickup/WTC1',
    );
    expect(read([{ confirmationNumber: 'WTC1' }])).toMatchObject({ result: { pickupNumber: 'WTC1', handle: etag } });
    expect(read([{ confirmationNumber: 'WTC2' }]).outcome).toBe('unclear');
  });

  it('is called off by its tag', () => {
    const input = { pickupNumber: 'WTC1', handle: etag, date: '2026-11-24' };
    expect(cancelPickup.buildRequest(input, uspsTestCredentials)).toEqual({
      server: 'api',
      method: 'DELETE',
      path: '/pickup/v3/carrier-pickup/WTC1',
      headers: { 'if-match': etag },
      tokens: ['bearer'],
    });
    expect(() => cancelPickup.buildRequest({ ...input, handle: null }, uspsTestCredentials)).toThrow('tag');
    const empty = { status: 200, headers: {}, body: '' };
    expect(cancelPickup.readAnswer(empty, input)).toMatchObject({ outcome: 'done', result: { already: false } });
    expect(cancelPickup.readAnswer(htmlReply, input).outcome).toBe('unclear');
    expect(cancelPickup.readAnswer(problemReply(400, 'Bad Request'), input).outcome).toBe('refused');
  });

  it('is offered at an address, or not', () => {
    const input = { party: newOrleans };
    expect(checkPickup.buildRequest(input, uspsTestCredentials)).toMatchObject({
      path: '/pickup/v3/carrier-pickup/eligibility',
      query: { streetAddress: '2700 Chartres Street', city: 'New Orleans', state: 'LA', ZIPCode: '70117' },
    });
    const address = { streetAddress: '2700 CHARTRES ST', city: 'NEW ORLEANS', state: 'LA', ZIPCode: '70117' };
    expect(checkPickup.readAnswer(jsonReply({ address }), input)).toMatchObject({
      result: { offered: true, address: { streetLines: ['2700 CHARTRES ST'], postalCode: '70117' } },
    });
    expect(checkPickup.readAnswer(problemReply(400, 'Not available'), input)).toMatchObject({
      outcome: 'done',
      result: { offered: false, address: null },
    });
    expect(checkPickup.readAnswer(problemReply(403, 'Denied'), input).outcome).toBe('refused');
    expect(checkPickup.readAnswer(htmlReply, input).outcome).toBe('unclear');
  });
});
