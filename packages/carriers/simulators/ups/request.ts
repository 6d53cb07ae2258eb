import { z } from 'zod';
import { milesBetween, zipIsIn } from '../kit/index.ts';
import { groundZone } from '@waybill/freight';
import { Refused } from './errors.ts';

const text = z.string().optional();
const presence = z.unknown().optional();

/** A list where the carrier's own examples send one thing alone. */
const several = <S extends z.ZodType>(shape: S) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? (value ?? []) : [value]), z.array(shape));

export const address = z.object({
  AddressLine: several(z.string()),
  City: text,
  StateProvinceCode: text,
  PostalCode: text,
  CountryCode: z.string(),
  ResidentialAddressIndicator: presence,
});
export type Address = z.output<typeof address>;

const sizes = z.object({
  UnitOfMeasurement: z.object({ Code: text }),
  Length: z.string(),
  Width: z.string(),
  Height: z.string(),
});

/** A package as rating and shipping both take it. */
export const parcel = z.object({
  Dimensions: sizes.optional(),
  PackageWeight: z.object({ UnitOfMeasurement: z.object({ Code: z.string() }), Weight: z.string() }).optional(),
  AdditionalHandlingIndicator: presence,
  LargePackageIndicator: presence,
  PackageServiceOptions: z
    .object({
      DeliveryConfirmation: z.object({ DCISType: z.string() }).optional(),
      DeclaredValue: z.object({ CurrencyCode: z.string(), MonetaryValue: z.string() }).optional(),
    })
    .optional(),
  ReferenceNumber: several(z.object({ Code: text, Value: z.string() })),
});
export type RequestedParcel = z.output<typeof parcel>;

/** Reads a body, or refuses it as the carrier does what does not keep to its schema. */
export function bodyOf<S extends z.ZodType>(shape: S, json: unknown): z.output<S> {
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('/') ?? '';
  throw new Refused('10006', `The element content does not conform to the rules of this specification: ${where}`);
}

/** A measured package: whole inches longest first, billed pounds, and what of it costs extra. */
export type Measured = {
  readonly pounds: number;
  readonly billedPounds: number;
  readonly large: boolean;
  readonly additionalHandling: boolean;
  readonly signature: '2' | '3' | null;
  /** In minor units. */
  readonly declared: number;
};

const [mostPounds, mostLength, mostGirth, divisor, leastLargePounds] = [150, 108, 165, 139, 90];

/** Measures a package by the carrier's limits. @throws Refused with the carrier's own codes */
export function measured(given: RequestedParcel): Measured {
  const pounds = Number(given.PackageWeight?.Weight ?? '0');
  if (!(pounds > 0)) throw new Refused('111030', 'Packages must weigh more than 0 LBS.');
  if (pounds > mostPounds)
    throw new Refused(
      '111035',
      'The maximum per package weight for that service from the selected country is 150 pounds.',
    );
  const sides = [given.Dimensions?.Length, given.Dimensions?.Width, given.Dimensions?.Height]
    .map((side) => Math.ceil(Number(side ?? '0')))
    .toSorted((a, b) => b - a);
  const [length = 0, width = 0, height = 0] = sides;
  const girth = length + 2 * (width + height);
  if (sides.some((side) => !Number.isFinite(side) || side < 0) || girth > mostGirth || length > mostLength)
    throw new Refused('111057', 'Package exceeds the maximum size total constraints of 165 inches (length + girth).');
  const signature = given.PackageServiceOptions?.DeliveryConfirmation?.DCISType ?? null;
  if (signature !== null && signature !== '2' && signature !== '3')
    throw new Refused('120599', 'Invalid package Delivery Confirmation type');
  const large = girth > 130 || length > 96 || pounds > 110 || length * width * height > 17_280;
  return {
    pounds,
    billedPounds: Math.max(
      Math.ceil(pounds),
      Math.ceil((length * width * height) / divisor),
      large ? leastLargePounds : 0,
    ),
    large,
    additionalHandling:
      !large && (given.AdditionalHandlingIndicator !== undefined || pounds > 50 || length > 48 || width > 30),
    signature,
    declared: Math.round(Number(given.PackageServiceOptions?.DeclaredValue?.MonetaryValue ?? '0') * 100),
  };
}

/** A lane between two places in the country. @throws Refused for a place that does not exist */
export function laneOf(from: Address, to: Address): { readonly zone: number; readonly home: boolean } {
  for (const { CountryCode, PostalCode = '', StateProvinceCode = '' } of [from, to]) {
    if (CountryCode !== 'US')
      throw new Refused('111210', 'The requested service is unavailable between the selected locations.');
    if (!zipIsIn(PostalCode, StateProvinceCode))
      throw new Refused('111285', `The postal code ${PostalCode} is invalid for ${StateProvinceCode} United States.`);
  }
  return {
    zone: groundZone(milesBetween(from.PostalCode ?? '', to.PostalCode ?? '')),
    home: to.ResidentialAddressIndicator !== undefined,
  };
}
