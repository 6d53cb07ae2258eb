import type { Territory } from '@waybill/freight';

const northeast = ['CT', 'MA', 'ME', 'NH', 'RI', 'VT', 'NY', 'NJ', 'PA'] as const;
const middleAtlantic = ['DC', 'DE', 'MD', 'VA', 'WV'] as const;
const southeast = ['AL', 'FL', 'GA', 'KY', 'MS', 'NC', 'SC', 'TN'] as const;
const gulf = ['AR', 'LA', 'OK', 'TX'] as const;
const midwest = ['IA', 'IL', 'IN', 'KS', 'MI', 'MN', 'MO', 'ND', 'NE', 'OH', 'SD', 'WI'] as const;
const west = ['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'] as const;

/** The 48 states that touch one another, and the District of Columbia. */
export const contiguousStates: readonly string[] = [
  ...northeast,
  ...middleAtlantic,
  ...southeast,
  ...gulf,
  ...midwest,
  ...west,
];

/** Reached over water or through Canada. */
export const remoteStates: readonly string[] = ['AK', 'HI', 'PR'];

const within = (...states: readonly string[]): Territory => ({
  originStates: states,
  destinationStates: states,
  excludedZip3: [],
});

export const territories = {
  national: within(...contiguousStates),
  nationalAndRemote: within(...contiguousStates, ...remoteStates),
  northeastern: within(...northeast, ...middleAtlantic, 'OH'),
  western: within(...west),
  southern: within(...southeast, ...gulf, 'VA'),
} as const;
