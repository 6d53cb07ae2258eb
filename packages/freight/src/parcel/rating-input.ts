import type { LocalDate } from '../calendar/date.ts';
import type { InsuranceQuote } from '../insurance/program.ts';
import type { LoadItem } from '../load/item.ts';
import type { MarginRule } from '../margin/margin.ts';
import type { Money } from '../money/money.ts';
import type { DeliveryArea, ParcelTariff } from './tariff.ts';
import type { Zone } from './zones.ts';

export const signatureOptions = ['none', 'indirect', 'direct', 'adult'] as const;
export type SignatureOption = (typeof signatureOptions)[number];

/** Age from which somebody may sign for an adult signature. */
export const adultSignatureAge = { US: 21, CA: 19 } as const;

export type ParcelRatingInput = {
  readonly tariff: ParcelTariff;
  readonly service: string;
  readonly items: readonly LoadItem[];
  readonly zone: Zone;
  readonly residential: boolean;
  readonly area: DeliveryArea;
  readonly signature: SignatureOption;
  readonly pickupDate: LocalDate;
  /** In the tariff's currency; the part above what is free is declared to the carrier when not insured otherwise. */
  readonly shipmentValue: Money;
  readonly declareValue: boolean;
  readonly insurance: InsuranceQuote | null;
  readonly margin: MarginRule;
};
