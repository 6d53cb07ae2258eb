/** Limits that staff may change. Money is whole US cents, weights pounds, sizes inches. */
export type LtlGateSettings = {
  /** Higher units are quoted by telephone only. */
  readonly maxHeightIn: number;
  /** From so many pallets there is no online quote; the request can be sent to sales. */
  readonly palletsNoOnlineQuote: number;
  /** From so many the message names a truckload too. */
  readonly palletsTruckload: number;
  /** Longer loads are warned about. */
  readonly linearFeetWarning: number;
  readonly maxUnitPounds: number;
};

export const defaultLtlGates: LtlGateSettings = {
  maxHeightIn: 96,
  palletsNoOnlineQuote: 7,
  palletsTruckload: 13,
  linearFeetWarning: 12,
  maxUnitPounds: 4_500,
};
