/** First three digits of each house carrier's freight bill (PRO) numbers, by SCAC. */
export const proPrefixes = {
  GSTF: '214',
  PGFH: '238',
  BHLN: '271',
  KRMO: '306',
  TPTX: '325',
  TRVM: '349',
  SDHF: '412',
  IRGM: '437',
  LBFC: '463',
  CLFW: '518',
  PCLG: '546',
  SNEX: '587',
} as const satisfies Readonly<Record<string, string>>;

export type HouseScac = keyof typeof proPrefixes;

export const houseScacs = Object.keys(proPrefixes) as readonly HouseScac[];

export function isHouseScac(scac: string): scac is HouseScac {
  return Object.hasOwn(proPrefixes, scac);
}
