import { z } from 'zod';
import { kindOf, type SimulatorState } from '../kit/index.ts';
import { labelAddress, localDate, sizes } from './fields.ts';
import { mailClasses, type MailClass } from './price-table.ts';

const signed = new Set([910, 911, 912, 913, 921, 922, 923, 924, 925, 931, 934, 955, 981]);

export const imageInfo = z.object({
  imageType: z.enum(['PDF', 'ZPL203DPI', 'PNG', 'GIF', 'NONE']).default('PDF'),
  labelType: z.literal('4X6LABEL').default('4X6LABEL'),
  receiptOption: z.enum(['NONE', 'SAME_PAGE', 'SEPARATE_PAGE']).default('SAME_PAGE'),
});
export type ImageType = z.output<typeof imageInfo>['imageType'];

/** What of a label request the simulator goes by. */
export const labelRequest = z.strictObject({
  imageInfo: imageInfo.default({ imageType: 'PDF', labelType: '4X6LABEL', receiptOption: 'SAME_PAGE' }),
  toAddress: labelAddress,
  fromAddress: labelAddress,
  packageDescription: sizes.extend({
    mailClass: z.enum(mailClasses),
    rateIndicator: z.enum(['SP', 'PA', 'CP', 'DR', 'DN', 'OS']),
    processingCategory: z.enum(['MACHINABLE', 'NONSTANDARD']),
    destinationEntryFacilityType: z.literal('NONE'),
    mailingDate: localDate,
    extraServices: z
      .array(z.int())
      .max(5)
      .default(() => []),
    customerReference: z
      .array(z.object({ referenceNumber: z.string().min(1).max(30) }))
      .max(4)
      .default(() => []),
    physicalSignatureRequired: z.boolean().optional(),
    packageOptions: z.object({ packageValue: z.number().min(0).optional() }).optional(),
  }),
});
export type LabelRequest = z.output<typeof labelRequest>;

/** What a request lacks that its extra services call for; null when nothing. */
export function missingForExtras({ packageDescription }: LabelRequest): string | null {
  const { extraServices, packageOptions } = packageDescription;
  const insured = extraServices.some((code) => [925, 930, 931].includes(code));
  if (insured && packageOptions?.packageValue === undefined) return 'packageDescription.packageOptions.packageValue';
  return null;
}

/** Whether somebody has to sign for it. */
export function isSigned({ packageDescription }: LabelRequest): boolean {
  return packageDescription.extraServices.some((code) => signed.has(code));
}

/** A label that was bought. */
export type LabelRecord = {
  readonly trackingNumber: string;
  readonly reference: string | null;
  readonly request: LabelRequest;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly mailClass: MailClass;
  readonly zone: number;
  readonly expectedDelivery: string;
  readonly crid: string;
  readonly boughtAt: string;
  readonly canceledAt: string | null;
  readonly dispute: { readonly id: string; readonly date: string } | null;
  readonly reprints: number;
};
export const labels = kindOf<LabelRecord>('label');

/** The label under a number, if this customer bought it. */
export function labelOfPayer(state: SimulatorState, trackingNumber: string, crid: string): LabelRecord | null {
  const record = state.get(labels, trackingNumber);
  return record === undefined || record.crid !== crid ? null : record;
}
