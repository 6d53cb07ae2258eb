/** What can be found in a trail that somebody has been at. */
export const damageKinds = {
  entry_changed: 'the entry is not what was sealed',
  entry_removed: 'the entry is gone',
  entry_inserted: 'the entry was put in behind the seals',
  seal_changed: 'the seal does not follow from the one before it',
  seal_removed: 'the seal is gone',
  seal_inserted: 'the seal stands behind the end of its chain',
  run_changed: 'the run is not what was sealed',
  run_removed: 'the run is gone',
  head_lost: 'the runs do not lead to the head that was remembered',
} as const;
export type DamageKind = keyof typeof damageKinds;

/** One finding: of which chain (an account's id, or all zeros), at which link, about which entry. */
export type Damage = {
  readonly kind: DamageKind;
  readonly chain: string | null;
  /** Position in the chain, or number of the run. */
  readonly position: number | null;
  readonly entry: string | null;
};
