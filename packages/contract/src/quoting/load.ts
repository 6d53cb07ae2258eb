import {
  assetSizes,
  defaultLtlGates,
  freightClasses,
  hazardId,
  lacksPackingGroup,
  lengthUnits,
  massUnits,
  packageTypes,
  prepareLoad,
  shippingUnits,
  type FreightClass,
  type LoadItem,
} from '@waybill/freight';
import { z } from 'zod';
import { optionalText, phone, text } from '../fields.ts';

/** Limits of one handling unit that is quoted online; the engine holds the figures. */
const { maxHeightIn, maxUnitPounds } = defaultLtlGates;

const inchesPer = { in: 1, cm: 1 / 2.54 } as const;
const poundsPer = { lb: 1, kg: 1 / 0.45359237 } as const;
// Limits are compared in the unit that was typed, with room for the last binary digit of the conversion.
const hair = 1e-9;

export const length = z.object({
  value: z.number({ error: 'required' }).positive('too_small').max(100_000, 'too_big'),
  unit: z.enum(lengthUnits),
});
export const mass = z.object({
  value: z.number({ error: 'required' }).positive('too_small').max(1_000_000, 'too_big'),
  unit: z.enum(massUnits),
});

/** Hazard classes and divisions that freight can have. */
export const hazardClasses = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;

/** Hazardous details as the shipping paper needs them. */
export const hazmat = z.object({
  id_number: z
    .string({ error: 'required' })
    .overwrite(hazardId)
    .regex(/^(UN|NA)\d{4}$/, 'invalid_hazmat_id'),
  proper_name: text(200),
  hazard_class: z.string({ error: 'required' }).regex(/^[1-9](\.[1-6])?$/, 'invalid'),
  packing_group: z.enum(['I', 'II', 'III']).nullable().default(null),
  emergency_contact: text(120),
  emergency_phone: phone,
});
export type HazmatWire = z.infer<typeof hazmat>;

const packingGroup = ['hazmat', 'packing_group'];

const itemFields = z.object({
  description: text(160),
  package_type: z.enum(packageTypes, { error: 'package_type_required' }),
  quantity: z.number({ error: 'required' }).int('not_a_whole_number').min(1, 'too_small').max(999, 'too_big'),
  pieces: z.number().int('not_a_whole_number').min(1, 'too_small').max(1_000_000, 'too_big').nullable().default(null),
  length,
  width: length,
  height: length,
  /** All units of the line together. */
  weight: mass,
  /** The shipper's own class; null takes the recommended one. */
  freight_class: z.enum(freightClasses).nullable().default(null),
  /** The warning about a class other than the recommended one was answered with "keep". */
  class_acknowledged: z.boolean().default(false),
  nmfc: optionalText(20),
  sat: optionalText(20),
  /** The shipper's own number of the product, as in the catalog. */
  product_number: optionalText(40),
  /** The preset that the unit was picked from, and its footprint; the sizes themselves count. */
  shipping_unit: z.enum(shippingUnits).nullable().default(null),
  asset_size: z.enum(assetSizes).nullable().default(null),
  /** Lines of one group stand on one handling unit: the sizes and the count of the first of them. */
  group: optionalText(20),
  stackable: z.boolean().default(false),
  condition: z.enum(['new', 'used']).default('new'),
  /** Parcel: not fully boxed, or otherwise awkward for the belt. */
  additional_handling: z.boolean().default(false),
  /** Parcel: a tube or a roll. */
  non_rectangular: z.boolean().default(false),
  hazardous: z.boolean().default(false),
  hazmat: hazmat.nullable().default(null),
});

/**
 * Hazardous details of a line or product that is flagged as hazardous: they are there, with the packing group where the
 * number leaves several. Not part of their shape, since what was saved before is still read.
 */
export function needsHazmat(
  { hazardous, hazmat: details }: { readonly hazardous: boolean; readonly hazmat: HazmatWire | null },
  check: z.RefinementCtx,
): void {
  if (!hazardous) return;
  const path =
    details === null ? ['hazmat'] : lacksPackingGroup(details.id_number, details.packing_group) ? packingGroup : null;
  if (path !== null) check.addIssue({ code: 'custom', message: 'required', path });
}

/** A line as it was stated and kept; sales price loads that online quoting refuses. */
export const statedItem = itemFields;

/** A line that sales are asked to price: without the limits of online quoting. */
export const salesItem = itemFields.superRefine(needsHazmat);

/** One line of a load. */
export const item = itemFields.superRefine((line, check) => {
  if (line.height.value * inchesPer[line.height.unit] > maxHeightIn + hair) {
    check.addIssue({ code: 'custom', message: 'height_over_phone_limit', path: ['height'] });
  }
  if ((line.weight.value * poundsPer[line.weight.unit]) / line.quantity > maxUnitPounds + hair) {
    check.addIssue({ code: 'custom', message: 'weight_over_maximum', path: ['weight'] });
  }
  needsHazmat(line, check);
});
export type ItemWire = z.output<typeof item>;
export type ItemInput = z.input<typeof item>;

/** A line as the freight engine takes it; both the browser and the server go through here. */
export function toLoadItem(line: ItemWire, id: string): LoadItem {
  return {
    id,
    description: line.description,
    packageType: line.package_type,
    quantity: line.quantity,
    pieces: line.pieces,
    length: line.length,
    width: line.width,
    height: line.height,
    weight: line.weight,
    freightClass: line.freight_class,
    catalogClass: null,
    nmfc: line.nmfc,
    stackable: line.stackable,
    hazardous: line.hazardous,
    condition: line.condition,
    hazardClass: line.hazmat?.hazard_class ?? null,
    hazardId: line.hazmat?.id_number ?? null,
    additionalHandling: line.additional_handling,
    nonRectangular: line.non_rectangular,
    group: line.group,
  };
}

/**
 * The actual class of each line: the shipper's own, else that of its density. Papers bear this one, whatever class a
 * carrier rates it at.
 * @throws FreightError for a line without sizes or weight
 */
export function actualClasses(items: readonly ItemWire[]): FreightClass[] {
  const load = prepareLoad(items.map((line, index) => toLoadItem(line, String(index + 1))));
  return load.classes.map(({ freightClass }) => freightClass);
}
