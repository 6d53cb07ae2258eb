import { objectOf, listOf, textOf, type Json } from '../ltl/json.ts';

/** A carrier behind the simulated project44: its terms, and what it carries. */
export type Provider = {
  readonly scac: string;
  readonly discountPercent: number;
  /** Least freight charge, in cents. */
  readonly minimum: number;
  readonly mostPounds: number;
  /** Most miles it guarantees a day for; 0 for never. */
  readonly guaranteedMiles: number;
};

/** Carriers by the code of their account, which is their own code here. */
const providers: readonly Provider[] = [
  { scac: 'SAIA', discountPercent: 76, minimum: 14_900, mostPounds: 20_000, guaranteedMiles: 1_200 },
  { scac: 'EXLA', discountPercent: 74, minimum: 15_900, mostPounds: 12_000, guaranteedMiles: 0 },
  { scac: 'ODFL', discountPercent: 72, minimum: 17_500, mostPounds: 24_000, guaranteedMiles: 2_000 },
];

/** Accounts a request names; every one of the group where it names none. */
export function accountsIn(body: Json): readonly string[] {
  const named = listOf(objectOf(body['capacityProviderAccountGroup'])['accounts']).map(({ code }) => textOf(code));
  return named.length > 0 ? named : providers.map(({ scac }) => scac);
}

export function providerOf(account: string): Provider | undefined {
  return providers.find(({ scac }) => scac === account);
}
