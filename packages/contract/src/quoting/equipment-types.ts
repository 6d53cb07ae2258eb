import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

/** Drawings that a kind of equipment is shown with; the page draws them. */
export const equipmentPictures = [
  'dry_van',
  'reefer',
  'flatbed',
  'step_deck',
  'double_drop',
  'lowboy',
  'conestoga',
  'power_only',
  'box_truck',
  'cargo_van',
  'hotshot',
  'container',
] as const;
export type EquipmentPicture = (typeof equipmentPictures)[number];

/** What a kind of equipment is called in English and, where somebody named it so, in Spanish. */
export const equipmentName = z.object({ name: z.string(), name_es: z.string().nullable() });
export type EquipmentName = z.infer<typeof equipmentName>;

/** The two names of a kind; those that were kept before there was a Spanish one have the English one alone. */
export function equipmentNameOf({
  name,
  name_es,
}: {
  name: string;
  name_es?: string | null | undefined;
}): EquipmentName {
  return { name, name_es: name_es ?? null };
}

/** Its name for somebody who reads a language. */
export function nameIn(language: string, { name, name_es }: EquipmentName): string {
  return (language === 'es' ? name_es : null) ?? name;
}

const inches = z.int({ error: 'required' }).min(1, 'too_small').max(1_200, 'too_big');

/** What staff say of a kind of equipment. Sizes are usable inches, prices US cents. */
export const equipmentInput = z.object({
  code: z
    .string({ error: 'required' })
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .max(8, 'too_long')
    .regex(/^[A-Z0-9]+$/, 'invalid'),
  name: f.name(60),
  /** Its name in Spanish; null is called as in English. */
  name_es: f.optionalName(60),
  picture: z.enum(equipmentPictures, { error: 'required' }),
  /** 0 for a truck that comes without a trailer. */
  length_in: z.int({ error: 'required' }).min(0, 'too_small').max(1_200, 'too_big'),
  width_in: inches.nullable().default(null),
  height_in: inches.nullable().default(null),
  max_pounds: z.int({ error: 'required' }).min(100, 'too_small').max(200_000, 'too_big'),
  /** Pallets of 48 x 40 in on the floor, where known. */
  pallets: z.int().min(1, 'too_small').max(60, 'too_big').nullable().default(null),
  /** Cents a mile before the length of haul; null has no price online. */
  cents_per_mile: z.int().min(1, 'too_small').max(10_000, 'too_big').nullable().default(null),
  /** Up to so many miles its price is firm; null is always indicative. */
  firm_miles: z.int().min(1, 'too_small').max(5_000, 'too_big').nullable().default(null),
  /** Keeps a temperature, so one has to be named. */
  refrigerated: z.boolean().default(false),
  /** Open: loads are tarped and chained. */
  open_deck: z.boolean().default(false),
});
export type EquipmentInput = z.output<typeof equipmentInput>;
export type EquipmentInputForm = z.input<typeof equipmentInput>;

/** A kind of equipment as a quote keeps it: what it was when the quote was made, whatever staff change since. */
export const equipmentUsed = equipmentInput.omit({ cents_per_mile: true, firm_miles: true }).extend({
  id: f.id,
  version: f.version,
  code: z.string(),
  name: z.string(),
  name_es: z.string().nullable().default(null),
});
export type EquipmentUsed = z.infer<typeof equipmentUsed>;

/** The same for staff, in their order. */
export const equipmentType = equipmentInput.extend({
  id: f.id,
  /** Grows with each change; whoever changes it names the one they saw. */
  version: f.version,
  code: z.string(),
  name: z.string(),
  name_es: z.string().nullable().default(null),
  position: z.int(),
  retired_at: f.instant.nullable(),
  changed_at: f.instant,
  changed_by: z.string(),
  /** Quotes that were made with it. */
  quotes: z.int(),
});
export type EquipmentType = z.infer<typeof equipmentType>;

const tag = 'Admin';
const access = 'staff.equipment';
const params = z.object({ id: f.id });
const version = f.version;
const one = z.object({ data: equipmentType });
const all = z.object({ data: z.array(equipmentType) });
/** Taking a kind out of new quotes, or back into them. */
const standing = {
  method: 'POST',
  tag,
  access,
  params,
  body: z.object({ version }),
  answers: { 200: one },
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const;

/** What customers choose from. */
export const equipmentTypes = {
  list: endpoint({
    method: 'GET',
    path: '/api/equipment-types',
    tag: 'Truckload',
    access: 'quote.read',
    audit: null,
    summary: 'Equipment types for truckload quotes, in the order that staff set',
    answers: { 200: z.object({ data: z.array(equipmentUsed) }) },
    errors: [],
  }),
} as const;

export const staffEquipmentTypes = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/equipment-types',
    tag,
    access,
    audit: null,
    summary: 'Equipment types, retired ones last',
    answers: { 200: all },
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/equipment-types',
    tag,
    access,
    audit: 'equipment_type.created',
    summary: 'Adds an equipment type',
    body: equipmentInput.extend({ id: f.id }),
    answers: { 201: one, 200: one },
    errors: ['validation_failed', 'idempotency_key_reused'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/equipment-types/:id',
    tag,
    access,
    audit: 'equipment_type.updated',
    summary: 'Changes an equipment type; existing quotes stay as they are',
    params,
    body: equipmentInput.extend({ version }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  retire: endpoint({
    ...standing,
    path: '/api/admin/equipment-types/:id/retire',
    audit: 'equipment_type.retired',
    summary: 'Retires an equipment type from new quotes',
  }),
  restore: endpoint({
    ...standing,
    path: '/api/admin/equipment-types/:id/restore',
    audit: 'equipment_type.restored',
    summary: 'Restores a retired equipment type',
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/admin/equipment-types/order',
    tag,
    access,
    audit: 'equipment_type.ordered',
    summary: 'Sets the order of equipment types; the list names each active type once',
    body: z.object({ ids: z.array(f.id).min(1, 'required').max(200, 'too_many') }),
    answers: { 200: all },
    errors: ['validation_failed', 'conflict'],
  }),
} as const;
