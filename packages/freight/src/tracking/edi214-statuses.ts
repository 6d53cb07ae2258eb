import type { StatusRule } from './status.ts';

const row = (status: StatusRule['status'], actionRequired = false): StatusRule => ({ status, actionRequired });

/**
 * X12 214 shipment status codes (AT7-01) by what they mean for us. A status of null only informs: an estimate, or a
 * departure that proves nothing by itself. J1 hands over to another carrier and is no delivery; CD alone is none either.
 */
export const edi214Statuses = {
  A3: row('delayed', true),
  A7: row('delayed', true),
  A9: row('delayed', true),
  AF: row('in_transit'),
  AG: row(null),
  AH: row('delayed', true),
  AI: row('in_transit', true),
  AJ: row('in_transit'),
  AM: row('in_transit'),
  AN: row('in_transit'),
  AP: row('delayed', true),
  AR: row('in_transit'),
  AV: row('in_transit'),
  B6: row(null),
  BA: row('in_transit'),
  BC: row('delayed', true),
  C1: row(null),
  CA: row('canceled'),
  CD: row(null),
  CL: row('dispatched'),
  CP: row('dispatched'),
  D1: row('delivered'),
  I1: row('in_transit'),
  J1: row('in_transit'),
  K1: row('in_transit'),
  L1: row('dispatched'),
  OA: row('in_transit'),
  OO: row('delayed', true),
  P1: row('in_transit'),
  PR: row('delayed', true),
  R1: row('in_transit'),
  RL: row('in_transit'),
  S1: row('in_transit'),
  SD: row('delayed'),
  X1: row('in_transit'),
  X2: row(null),
  X3: row('dispatched'),
  X4: row('in_transit'),
  X5: row('in_transit'),
  X6: row('in_transit'),
  X8: row('dispatched'),
  XB: row('dispatched'),
} as const satisfies Readonly<Record<string, StatusRule>>;
