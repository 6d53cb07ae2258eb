/** Documents for the customs of Canada, Mexico, and the United States. */
export const customsPaperKinds = ['commercial-invoice', 'pro-forma', 'usmca-certification'] as const;
export type CustomsPaperKind = (typeof customsPaperKinds)[number];

/** Why goods cross the border. */
export const customsPurposes = ['sale', 'sample', 'return', 'repair', 'transfer'] as const;

/** Incoterms 2020. */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;

/** What goods are counted in. */
export const goodsUnits = ['pieces', 'sets', 'pairs', 'kilograms', 'liters', 'meters', 'square_meters'] as const;

/** Origin criteria of the USMCA, Article 4.2 (a) to (d). */
export const originCriteria = ['A', 'B', 'C', 'D'] as const;
