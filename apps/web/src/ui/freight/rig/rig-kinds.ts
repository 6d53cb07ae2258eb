/** Kinds of trucks and trailers that there is a drawing of. */
export const rigKinds = [
  'dry_van',
  'reefer',
  'flatbed',
  'step_deck',
  'conestoga',
  'double_drop',
  'lowboy',
  'power_only',
  'box_truck',
  'cargo_van',
  'hotshot',
  'container',
] as const;
export type RigKind = (typeof rigKinds)[number];
