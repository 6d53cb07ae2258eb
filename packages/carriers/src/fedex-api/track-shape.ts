import { z } from 'zod';
import { listOf } from '../kit/index.ts';
import { alertsShape } from './answer.ts';

const text = z.string().optional().catch(undefined);

const place = z
  .object({ city: text, stateOrProvinceCode: text, postalCode: text, countryCode: text })
  .optional()
  .catch(undefined);

const result = z.object({
  trackingNumberInfo: z.object({ trackingNumber: text, carrierCode: text }).optional().catch(undefined),
  error: z.object({ code: z.string(), message: text }).optional().catch(undefined),
  latestStatusDetail: z.object({ code: text }).optional().catch(undefined),
  additionalTrackingInfo: z
    .object({
      // Declared as a list of values, shown as one text.
      packageIdentifiers: listOf(z.object({ type: text, value: listOf(z.string()) })),
    })
    .optional()
    .catch(undefined),
  packageDetails: z.object({ sequenceNumber: text, count: text }).optional().catch(undefined),
  scanEvents: listOf(
    z.object({
      date: text,
      eventType: text,
      eventDescription: text,
      exceptionDescription: text,
      derivedStatusCode: text,
      scanLocation: place,
    }),
  ),
  dateAndTimes: listOf(z.object({ type: text, dateTime: text })),
  estimatedDeliveryTimeWindow: z
    .object({ window: z.object({ begins: text, ends: text }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
export type TrackResult = z.output<typeof result>;

/** Answer of the tracking services by number and by reference. */
export const trackShape = z.object({
  completeTrackResults: z.array(z.object({ trackingNumber: text, trackResults: z.array(result).default([]) })),
  alerts: alertsShape,
});
