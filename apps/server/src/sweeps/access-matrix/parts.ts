import { customers, ops, staff, type Rows } from './who.ts';

/** The shared catalog of commodities: every shipper searches it, staff read it, ops and admin edit it. */
export const parts: Rows = {
  'parts.suggest': customers,
  'staffParts.list': staff,
  'staffParts.export': staff,
  'staffParts.show': staff,
  'staffParts.create': ops,
  'staffParts.update': ops,
  'staffParts.retire': ops,
  'staffParts.restore': ops,
  'staffParts.check': ops,
  'staffParts.import': ops,
};
