import type { Money } from '@waybill/freight';

/** A rate as the picture shows it. All prices of one picture are of one currency. */
export type PricedRate = {
  readonly id: string;
  readonly carrier: string;
  readonly service: string;
  /** Business days in transit. */
  readonly days: number;
  /** The delivery date, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly price: Money;
};
