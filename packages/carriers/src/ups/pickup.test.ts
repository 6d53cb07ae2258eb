import { describe, expect, it } from 'vitest';
import { cancelPickup, pickup } from './pickup.ts';
import { box, credentials, pickupInput, reply } from './samples.fixture.ts';

const ok = { ResponseStatus: { Code: '1', Description: 'Success' } };

describe('a pickup', () => {
  it('names place, hours, pieces and weight', () => {
    const { body, path } = pickup.buildRequest(pickupInput, credentials);
    expect(path).toBe('/pickupcreation/v2409/pickup');
    expect(body).toMatchObject({
      value: {
        PickupCreationRequest: {
          Shipper: { Account: { AccountNumber: '12345E', AccountCountryCode: 'US' } },
          PickupDateInfo: { CloseTime: '1700', ReadyTime: '1300', PickupDate: '20261118' },
          PickupAddress: {
            CompanyName: 'Granite Works',
            ContactName: 'Ada Stone',
            AddressLine: ['12 Elm Street, Dock 4'],
            ResidentialIndicator: 'N',
            Phone: { Number: '6035550100' },
          },
          PickupPiece: [{ ServiceCode: '003', Quantity: '2', DestinationCountryCode: 'US', ContainerCode: '01' }],
          TotalWeight: { Weight: '80.4', UnitOfMeasurement: 'LBS' },
          OverweightIndicator: 'Y',
          TrackingData: [{ TrackingNumber: '1Z12345E0300000014' }, { TrackingNumber: '1Z12345E0300000023' }],
          SpecialInstruction: 'Ring twice',
        },
      },
    });
  });

  it('says nothing of what there is not', () => {
    const load = { mode: 'parcel', parcels: [box] } as const;
    const { body } = pickup.buildRequest({ ...pickupInput, load, notes: ' ', trackingNumbers: [] }, credentials);
    expect(body).not.toHaveProperty('value.PickupCreationRequest.TrackingData');
    expect(body).not.toHaveProperty('value.PickupCreationRequest.SpecialInstruction');
    expect(body).toHaveProperty('value.PickupCreationRequest.OverweightIndicator', 'N');
  });

  it('is confirmed with its number, by which it is canceled', () => {
    const read = (given: unknown) => pickup.readAnswer(reply(200, given), pickupInput);
    expect(read({ PickupCreationResponse: { Response: ok, PRN: '2929602E9CP' } })).toEqual({
      outcome: 'done',
      result: { pickupNumber: '2929602E9CP', handle: null },
      messages: [],
    });
    expect(read({ PickupCreationResponse: { Response: ok } })).toMatchObject({ outcome: 'unclear' });
    const input = { pickupNumber: '2929602E9CP', handle: null, date: '2026-11-18' };
    expect(cancelPickup.buildRequest(input, credentials)).toMatchObject({
      method: 'DELETE',
      path: '/shipments/v2409/pickup/02',
      headers: { Prn: '2929602E9CP' },
    });
    const gone = (code: string) =>
      cancelPickup.readAnswer(
        reply(200, { PickupCancelResponse: { Response: { ResponseStatus: { Code: code, Description: 'x' } } } }),
        input,
      );
    expect([gone('1').outcome, gone('0').outcome]).toEqual(['done', 'refused']);
  });
});
