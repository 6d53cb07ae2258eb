import type { Money } from '@waybill/freight';
import { z } from 'zod';
import { currencyOf, listOf, minorUnits, type CarrierLabel } from '../kit/index.ts';
import { alertsShape } from './answer.ts';

const document = z.object({
  contentType: z.string().optional(),
  docType: z.string().optional(),
  encodedLabel: z.string().optional(),
});
export type ShippedDocument = z.output<typeof document>;

/** FedEx numbers parcels and freight in digits alone; a number may come as one. */
const number = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{8,34}$/));

const trackingId = z.object({ trackingIdType: z.string().optional(), trackingNumber: number.optional() });

/** A shipment as parcels and freight alike answer it. */
export const shippedShape = z.object({
  transactionShipments: z
    .array(
      z.object({
        masterTrackingNumber: number.optional(),
        shipmentDocuments: listOf(document),
        pieceResponses: listOf(
          z.object({
            packageSequenceNumber: z.number().optional(),
            trackingNumber: number.optional(),
            packageDocuments: listOf(document),
          }),
        ),
        completedShipmentDetail: z
          .object({
            masterTrackingId: trackingId.optional().catch(undefined),
            shipmentRating: z
              .object({
                actualRateType: z.string().optional(),
                shipmentRateDetails: listOf(
                  z.object({
                    rateType: z.string().optional(),
                    totalNetCharge: z.unknown().optional(),
                    currency: z.string().optional(),
                  }),
                ),
              })
              .optional()
              .catch(undefined),
          })
          .optional()
          .catch(undefined),
        alerts: alertsShape,
      }),
    )
    .length(1),
  alerts: alertsShape,
});
export type Shipped = z.output<typeof shippedShape>['transactionShipments'][number];

/** What the account is charged, as far as the answer tells it. */
export function chargedOf({ completedShipmentDetail }: Shipped): Money | null {
  const rating = completedShipmentDetail?.shipmentRating;
  const details = rating?.shipmentRateDetails ?? [];
  const detail =
    details.find(({ rateType }) => /ACCOUNT/.test(rateType ?? '')) ??
    details.find(({ rateType }) => rateType !== undefined && rateType === rating?.actualRateType);
  const amount = minorUnits(detail?.totalNetCharge);
  const currency = currencyOf(detail?.currency);
  return amount === null || amount < 0 || currency === null ? null : { amount, currency };
}

const formats: Readonly<Record<string, CarrierLabel['format']>> = { PDF: 'pdf', ZPLII: 'zpl', PNG: 'png' };

/** The labels among documents. @param parcel place of their parcel; null for those of the shipment as a whole */
export function labelsOf(documents: readonly ShippedDocument[], parcel: number | null): CarrierLabel[] {
  return documents.flatMap(({ contentType, docType, encodedLabel }): CarrierLabel[] => {
    const format = formats[docType ?? ''];
    if (format === undefined || encodedLabel === undefined || encodedLabel === '') return [];
    return contentType === 'LABEL' ? [{ parcel, format, base64: encodedLabel }] : [];
  });
}

/** How labels of 4 by 6 inches are asked for: on paper from a laser printer, or on a roll from a thermal one. */
export const labelSpecifications = {
  pdf: { labelFormatType: 'COMMON2D', imageType: 'PDF', labelStockType: 'PAPER_4X6' },
  zpl: { labelFormatType: 'COMMON2D', imageType: 'ZPLII', labelStockType: 'STOCK_4X6' },
} as const;
