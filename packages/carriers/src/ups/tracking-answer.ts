import { z } from 'zod';
import { listOf } from '../kit/index.ts';

const optional = z.string().nullish();

const status = z.object({
  type: optional,
  code: optional,
  statusCode: optional,
  description: optional,
});

/** Tracking by number and by reference answer alike. */
export const trackingAnswer = z.object({
  trackResponse: z.object({
    shipment: listOf(
      z.object({
        package: listOf(
          z.object({
            trackingNumber: optional,
            deliveryDate: listOf(z.object({ type: optional, date: optional })),
            currentStatus: status.nullish(),
            referenceNumber: listOf(z.object({ number: optional })),
            activity: listOf(
              z.object({
                date: optional,
                time: optional,
                gmtDate: optional,
                gmtTime: optional,
                gmtOffset: optional,
                status: status.nullish(),
                location: z
                  .object({
                    address: z
                      .object({
                        city: optional,
                        stateProvince: optional,
                        postalCode: optional,
                        countryCode: optional,
                        country: optional,
                      })
                      .nullish(),
                  })
                  .nullish(),
              }),
            ),
          }),
        ),
        warnings: listOf(z.object({ code: z.string(), message: z.string() })),
      }),
    ),
  }),
});
export type TrackedPackage = z.output<typeof trackingAnswer>['trackResponse']['shipment'][number]['package'][number];
