/** Kinds of tampering that verification can find. */
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

/** One finding: the chain (an account's id, or all zeros), the link, and the entry. */
export type Damage = {
  readonly kind: DamageKind;
  readonly chain: string | null;
  /** Position in the chain, or the number of the run. */
  readonly position: number | null;
  readonly entry: string | null;
};
