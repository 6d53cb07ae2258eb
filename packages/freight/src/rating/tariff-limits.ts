/** The most that figures of a tariff may be: whatever is more was mistyped, and no page shows it. */
export const tariffLimits = {
  /** An amount, in minor units. */
  amount: 100_000_000,
  /** A diesel price, in thousandths of a dollar a gallon. */
  priceMills: 99_999,
  /** A fuel percentage, in basis points. */
  fuelBp: 20_000,
  /** Of one step in the diesel price. */
  stepMills: 5_000,
  stepBp: 5_000,
  heavyFromPounds: 100_000,
  miles: 20_000,
  /** Business days, of a distance or added to them. */
  days: 60,
  /** Days that a service takes longer, and (as a figure below nothing) shorter. */
  longerDays: 30,
  shorterDays: -10,
  /** What a service costs of the tariff's rates, in basis points. */
  factorBp: 100_000,
  /** Characters. */
  serviceCode: 8,
  serviceName: 60,
} as const;
