/** Open invoices by how long they are past their due date. */
export const agingBuckets = ['current', '1_30', '31_60', '61_90', '90_plus'] as const;
export type AgingBucket = (typeof agingBuckets)[number];

/** Where an open invoice belongs by its days past due. */
export function bucketOf(daysPastDue: number): AgingBucket {
  if (daysPastDue <= 0) return 'current';
  if (daysPastDue <= 30) return '1_30';
  if (daysPastDue <= 60) return '31_60';
  return daysPastDue <= 90 ? '61_90' : '90_plus';
}
