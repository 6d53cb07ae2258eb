import { z } from 'zod';
import type { CarrierRequest } from '../kit/index.ts';

const moment = z.object({ Date: z.string().nullish(), Time: z.string().nullish() }).nullish();
const party = z
  .object({
    Address: z
      .object({ City: z.string().nullish(), State: z.string().nullish(), ZipCode: z.string().nullish() })
      .nullish(),
  })
  .nullish();

export const shipmentShape = z.object({
  ShipmentNumber: z.string(),
  ShortStatus: z.string().nullish(),
  LongStatus: z.string().nullish(),
  EstimatedDelivery: z.string().nullish(),
  PickupDate: moment,
  AppointmentDate: moment,
  DeliveryDate: moment,
  Shipper: party,
  Consignee: party,
  StatusHistory: z
    .array(
      z.object({
        Date: z.string().nullish(),
        Time: z.string().nullish(),
        Description: z.string().nullish(),
        City: z.string().nullish(),
        State: z.string().nullish(),
      }),
    )
    .nullish(),
});
export type RlShipment = z.output<typeof shipmentShape>;

/** A number nobody knows answers 200 since January 2026, with no shipments. */
export const tracingShape = z.object({ Shipments: z.array(shipmentShape).nullable() });

/** `GET /ShipmentTracing` for one number. */
export function tracingOf(number: string, traceType: 'PRO' | 'BOL'): CarrierRequest {
  return {
    server: 'api',
    method: 'GET',
    path: '/ShipmentTracing',
    query: { 'request.traceNumbers': number, 'request.traceType': traceType },
  };
}
