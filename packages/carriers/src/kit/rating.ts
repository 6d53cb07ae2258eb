import type { CarrierLine, Currency, LocalDate } from '@waybill/freight';
import type { CarrierLoad, CarrierPlace, CarrierServices } from './load.ts';

/** What a carrier is asked rates for. */
export type RateInput = {
  readonly origin: CarrierPlace;
  readonly destination: CarrierPlace;
  /** A day at the pickup place. */
  readonly pickupDate: LocalDate;
  readonly load: CarrierLoad;
  readonly services: CarrierServices;
};

/** One service a carrier offers, at a price for us, in minor units of its currency. */
export type CarrierRate = {
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly currency: Currency;
  /** Empty where the carrier gives a total only. They add up to the total, or the answer is not to be trusted. */
  readonly lines: readonly CarrierLine[];
  readonly total: number;
  /** Business days in transit; null where the carrier does not say. */
  readonly transitDays: number | null;
  readonly deliveryDate: LocalDate | null;
  /** Local time at the destination, `HH:MM`. */
  readonly deliverBy: string | null;
  /** The carrier's own number of this quote, quoted back when booking. */
  readonly carrierQuoteId: string | null;
  readonly guaranteed: boolean;
};
