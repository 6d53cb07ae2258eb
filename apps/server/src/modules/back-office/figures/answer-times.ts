/** So many steps there are to each power of ten of milliseconds: a time is known to within six percent. */
const stepsToTen = 20;

/** The middle of a step, in milliseconds. */
export function timeOfBucket(bucket: number): number {
  return Math.round(10 ** ((bucket + 0.5) / stepsToTen));
}

/** How many answers took how long; a negative step is of those whose time is not known. */
export type AnswerTimes = readonly { readonly bucket: number; readonly answers: number }[];

/**
 * The time within which a share of the answers came.
 * @param share of 1
 * @returns milliseconds; null where no time is known
 */
export function answeredWithin(times: AnswerTimes, share: number): number | null {
  const known = times.filter(({ bucket, answers }) => bucket >= 0 && answers > 0);
  const total = known.reduce((sum, { answers }) => sum + answers, 0);
  let reached = 0;
  for (const { bucket, answers } of known.toSorted((a, b) => a.bucket - b.bucket)) {
    reached += answers;
    if (reached >= share * total) return timeOfBucket(bucket);
  }
  return null;
}
