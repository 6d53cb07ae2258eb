import { z } from 'zod';
import { localDate } from './local-time.ts';

const text = z.string().optional().catch(undefined);

/** What FedEx says about the delivery of a rate. A field it leaves empty counts as left out. */
export const commitShape = z
  .object({
    daysInTransit: text,
    guaranteedType: text,
    dateDetail: z.object({ dayFormat: text, dayCxsFormat: text }).optional().catch(undefined),
    transitDays: z.object({ minimumTransitTime: text, maximumTransitTime: text }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

export const operationalShape = z
  .object({
    deliveryDate: text,
    commitDate: text,
    transitTime: text,
    ineligibleForMoneyBackGuarantee: z.boolean().optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

const dayWords =
  'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY'.split(
    ' ',
  );

/** Days of a word such as `THREE_DAYS`; null for `UNKNOWN` and for no word. */
export function daysOf(word: string | undefined): number | null {
  const place = dayWords.indexOf((word ?? '').replace(/_DAYS?$/, ''));
  return place < 0 ? null : place + 1;
}

/** The end of a day is no time to deliver by. */
const timeless = new Set(['00:00', '23:59']);

/** Days in transit, the day of delivery, the local time it is promised by, and whether FedEx answers for it. */
export function delivery(commit: z.output<typeof commitShape>, operational: z.output<typeof operationalShape>) {
  const day = [
    commit?.dateDetail?.dayFormat,
    commit?.dateDetail?.dayCxsFormat,
    operational?.commitDate,
    operational?.deliveryDate,
  ].find((each) => localDate(each) !== null);
  const time = /T(\d\d:\d\d)/.exec(day ?? '')?.[1] ?? '00:00';
  const { minimumTransitTime, maximumTransitTime } = commit?.transitDays ?? {};
  return {
    // Of a span, the later day is what can be relied on.
    transitDays:
      daysOf(maximumTransitTime) ??
      daysOf(minimumTransitTime) ??
      daysOf(commit?.daysInTransit) ??
      daysOf(operational?.transitTime),
    deliveryDate: localDate(day),
    deliverBy: timeless.has(time) ? null : time,
    guaranteed: commit?.guaranteedType !== undefined || operational?.ineligibleForMoneyBackGuarantee === false,
  };
}
