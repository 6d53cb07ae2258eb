/** Buckets per power of ten milliseconds, so a time is accurate to six percent. */
const stepsToTen = 20;

/** The geometric middle of a bucket, in milliseconds. */
export function timeOfBucket(bucket: number): number {
  return Math.round(10 ** ((bucket + 0.5) / stepsToTen));
}

/** Number of answers by time bucket. A negative bucket holds answers of unknown duration. */
export type AnswerTimes = readonly { readonly bucket: number; readonly answers: number }[];

/**
 * Percentile of response times.
 * @param share between 0 and 1
 * @returns milliseconds; null if no time is known
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
