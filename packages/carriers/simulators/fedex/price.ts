import { dollars } from './answers.ts';

export type Surcharge = { readonly type: string; readonly description: string; readonly cents: number };

/** A price: base charge less the account's discount, plus surcharges, of which the last is fuel. In cents. */
export type Priced = {
  readonly base: number;
  readonly discount: number;
  readonly surcharges: readonly Surcharge[];
  readonly net: number;
};

/** Adds fuel and sums up. @param fuelBasisPoints on base and whatever surcharges bear fuel */
export function price(
  base: number,
  discountBasisPoints: number,
  surcharges: readonly (Surcharge & { readonly bearsFuel: boolean })[],
  fuelBasisPoints: number,
): Priced {
  const discount = Math.round((base * discountBasisPoints) / 10_000);
  const bearing = surcharges.reduce((sum, { cents, bearsFuel }) => sum + (bearsFuel ? cents : 0), base - discount);
  const fuel = { type: 'FUEL', description: 'Fuel Surcharge', cents: Math.round((bearing * fuelBasisPoints) / 10_000) };
  const all = [...surcharges.map(({ type, description, cents }) => ({ type, description, cents })), fuel];
  return {
    base,
    discount,
    surcharges: all,
    net: base - discount + all.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** A price as the rate services write it. */
export function ratedShipment(
  priced: Priced,
  rateType: 'ACCOUNT' | 'LIST',
  facts: {
    readonly pounds: number;
    readonly zone: string;
    readonly fuelPercent: number;
    readonly quoteNumber?: string;
  },
) {
  const surcharges = priced.surcharges.reduce((sum, { cents }) => sum + cents, 0);
  return {
    rateType,
    ...(facts.quoteNumber === undefined ? {} : { quoteNumber: facts.quoteNumber }),
    ratedWeightMethod: 'ACTUAL',
    totalDiscounts: dollars(priced.discount),
    totalBaseCharge: dollars(priced.base),
    totalNetCharge: dollars(priced.net),
    totalNetFedExCharge: dollars(priced.net),
    currency: 'USD',
    shipmentRateDetail: {
      rateZone: facts.zone,
      dimDivisor: 139,
      fuelSurchargePercent: facts.fuelPercent,
      totalSurcharges: dollars(surcharges),
      totalFreightDiscount: dollars(priced.discount),
      freightDiscount:
        priced.discount === 0
          ? []
          : [{ type: 'VOLUME', description: 'Volume discount', amount: dollars(priced.discount) }],
      surCharges: priced.surcharges.map(({ type, description, cents }) => {
        return { type, description, level: 'SHIPMENT', amount: dollars(cents) };
      }),
      totalBillingWeight: { units: 'LB', value: facts.pounds },
      currency: 'USD',
    },
  };
}

/** A price as the ship services tell it. */
export const shipmentRating = (priced: Priced) => ({
  actualRateType: 'PAYOR_ACCOUNT_SHIPMENT',
  shipmentRateDetails: [
    {
      rateType: 'PAYOR_ACCOUNT_SHIPMENT',
      totalBaseCharge: dollars(priced.base),
      totalFreightDiscounts: dollars(priced.discount),
      totalSurcharges: dollars(priced.surcharges.reduce((sum, { cents }) => sum + cents, 0)),
      totalNetCharge: dollars(priced.net),
      totalNetFedExCharge: dollars(priced.net),
      currency: 'USD',
    },
  ],
});
