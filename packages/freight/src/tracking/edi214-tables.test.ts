import { describe, expect, it } from 'vitest';
import { meaningOf } from './event.ts';
import { edi214Appointments } from './edi214-appointments.ts';
import { edi214Reasons } from './edi214-reasons.ts';
import { edi214Statuses } from './edi214-statuses.ts';

/** Shipment statuses of X12 214 as the domain list has them: code, our status (`-` leaves it), whether to act. */
const statuses = `
  A3 delayed action
  A7 delayed action
  A9 delayed action
  AF in_transit
  AG -
  AH delayed action
  AI in_transit action
  AJ in_transit
  AM in_transit
  AN in_transit
  AP delayed action
  AR in_transit
  AV in_transit
  B6 -
  BA in_transit
  BC delayed action
  C1 -
  CA canceled
  CD -
  CL dispatched
  CP dispatched
  D1 delivered
  I1 in_transit
  J1 in_transit
  K1 in_transit
  L1 dispatched
  OA in_transit
  OO delayed action
  P1 in_transit
  PR delayed action
  R1 in_transit
  RL in_transit
  S1 in_transit
  SD delayed
  X1 in_transit
  X2 -
  X3 dispatched
  X4 in_transit
  X5 in_transit
  X6 in_transit
  X8 dispatched
  XB dispatched`;

/** Reasons as the domain list has them: code, whether it means delay, whose it is. */
const reasons = `
  A1 Y carrier
  A2 Y shipper
  A3 N carrier
  A5 Y consignee
  A6 Y shipper
  AA Y carrier
  AD Y consignee
  AE Y shipper
  AF Y carrier
  AG Y consignee
  AH Y carrier
  AI Y carrier
  AJ Y carrier
  AK Y carrier
  AL Y carrier
  AM Y shipper
  AN Y calendar
  AO Y weather
  AP Y customs
  AQ Y consignee
  AR Y customs
  AS Y customs
  AT Y customs
  AU Y other
  AV Y shipper
  AW Y shipper
  AX Y shipper
  AY Y carrier
  AZ N carrier
  B1 Y consignee
  B2 Y other
  B4 Y billing
  B5 Y consignee
  B8 Y consignee
  B9 Y consignee
  BB Y shipper
  BC Y shipper
  BD Y customs
  BE Y weather
  BF N carrier
  BG N other
  BH Y carrier
  BI Y carrier
  BJ N consignee
  BK N consignee
  BL Y carrier
  BM Y carrier
  BN Y shipper
  BO Y carrier
  BP Y carrier
  BQ Y shipper
  BR Y carrier
  BS Y consignee
  BT Y other
  C1 Y consignee
  C2 Y billing
  C3 Y shipper
  C4 Y consignee
  C5 Y consignee
  C6 Y shipper
  C7 Y shipper
  C8 Y billing
  C9 Y billing
  CA Y customs
  CB N shipper
  CC N shipper
  D1 Y carrier
  D2 Y carrier
  F1 Y customs
  F2 Y customs
  HB Y consignee
  NA N none
  NS N none
  P1 Y carrier
  P2 Y carrier
  P3 Y shipper
  P4 Y carrier
  RC N shipper
  S1 Y carrier
  T1 Y carrier
  T2 Y carrier
  T3 Y carrier
  T4 Y carrier
  T5 Y carrier
  T6 Y carrier
  T7 Y carrier`;

const rowsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ') as [string, string, string?]);

describe('the codes of X12 214', () => {
  it.each(rowsOf(statuses))('status %s is %s %s [TRACK-05]', (code, status, action) => {
    expect(meaningOf({ at: 0, scheme: 'edi214', code })).toMatchObject({
      status: status === '-' ? null : status,
      actionRequired: action === 'action',
      known: true,
    });
  });

  it.each(rowsOf(reasons))('reason %s means delay: %s, of %s', (code, delay, party) => {
    expect(edi214Reasons.get(code)).toEqual({ impliesDelay: delay === 'Y', attributedTo: party });
    const moving = meaningOf({ at: 0, scheme: 'edi214', code: 'X4', reason: code });
    expect(moving.status).toBe(delay === 'Y' ? 'delayed' : 'in_transit');
  });

  it.each(['AA', 'AB', 'AC', 'ED', 'EP', 'LD', 'LP', 'X9', 'XA'])('appointment %s leaves the status alone', (code) => {
    expect(meaningOf({ at: 0, scheme: 'edi214_appointment', code })).toMatchObject({ status: null, known: true });
    expect(edi214Appointments).toHaveProperty(code);
  });

  it('are these and no others', () => {
    expect(Object.keys(edi214Statuses).toSorted()).toEqual(
      rowsOf(statuses)
        .map(([code]) => code)
        .toSorted(),
    );
    expect([...edi214Reasons.keys()].toSorted()).toEqual(
      rowsOf(reasons)
        .map(([code]) => code)
        .toSorted(),
    );
    expect(Object.keys(edi214Appointments)).toHaveLength(9);
  });
});
