import { shipmentStatuses } from '@waybill/contract';
import { expect, it } from 'vitest';
import { demoCast } from './cast.ts';

const cast = demoCast();

it('has two hundred shipments, most of them of the account in good standing', () => {
  expect(cast).toHaveLength(200);
  expect(cast.map(({ index }) => index)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  const of = (account: string) => cast.filter((role) => role.account === account).length;
  expect([of('building'), of('furniture'), of('lamps')]).toEqual([165, 25, 10]);
});

it('has every status, and every kind of trouble among the delayed', () => {
  expect(new Set(cast.map(({ status }) => status))).toEqual(new Set(shipmentStatuses));
  const delayed = cast.filter(({ status }) => status === 'delayed');
  expect(new Set(delayed.map(({ fate }) => fate?.kind))).toEqual(new Set(['late', 'attempted', 'refused']));
});

it('lets nothing happen to the delivered that keeps them from being delivered', () => {
  const kinds = cast.filter(({ status }) => status === 'delivered').map(({ fate }) => fate?.kind);
  expect(new Set(kinds)).toEqual(new Set(['smooth', 'late']));
});

it('keeps the quotes of forty shipments, all those that are not under way among them', () => {
  expect(cast.filter(({ quoted }) => quoted)).toHaveLength(40);
  expect(
    cast.filter(({ status }) => status === 'pending' || status === 'dispatched').every(({ quoted }) => quoted),
  ).toBe(true);
});
