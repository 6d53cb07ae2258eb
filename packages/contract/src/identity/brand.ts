import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Settings';

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3): white words stand on the colour. */
export const leastContrast = 4.5;

/** Most bytes and pixels of a logo. */
export const logoLimits = { bytes: 200_000, least: 16, width: 2000, height: 1000 } as const;

const hex = /^#[0-9A-F]{6}$/;

/** Share of light of one channel, as WCAG works out relative luminance from sRGB. */
function light(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast of a colour `#RRGGBB` with white, from 1 to 21, by the formula of WCAG 2.2. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => light(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const colour = z
  .string({ error: 'required' })
  .trim()
  .toUpperCase()
  .regex(hex, 'invalid_colour')
  .refine((value) => contrastWithWhite(value) >= leastContrast, {
    error: 'contrast_too_low',
    when: ({ value }) => typeof value === 'string' && hex.test(value),
  });

export const brandInput = z.object({ colour: colour.nullable() });

/** What the public tracking page shows to whoever knows a number and not the shipper's link. */
export const numberShows = ['progress', 'nothing'] as const;
export const publicTrackingInput = z.object({ number_shows: z.enum(numberShows, { error: 'invalid' }) });

/** What the public tracking pages carry of an account, and whom they open to. */
export const accountBrand = z.object({
  name: z.string(),
  colour: z.string().nullable(),
  logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  number_shows: z.enum(numberShows),
});
export type AccountBrand = z.infer<typeof accountBrand>;

const one = z.object({ data: accountBrand });

export const brand = {
  show: endpoint({
    method: 'GET',
    path: '/api/account/brand',
    tag,
    access: 'account.read',
    audit: null,
    summary: "The account's logo and color on public tracking pages",
    answers: { 200: one },
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/account/brand',
    tag,
    access: 'account.manage',
    audit: 'account.brand_changed',
    summary: 'Sets or clears the brand color; white text must be readable on it',
    body: brandInput,
    answers: { 200: one },
    errors: ['validation_failed'],
  }),
  tracking: endpoint({
    method: 'PUT',
    path: '/api/account/brand/tracking',
    tag,
    access: 'account.manage',
    audit: 'account.public_tracking_changed',
    summary: 'Chooses whether a number alone opens the public tracking page, or only the link',
    body: publicTrackingInput,
    answers: { 200: one },
    errors: ['validation_failed'],
  }),
  logo: endpoint({
    method: 'POST',
    path: '/api/account/brand/logo',
    tag,
    access: 'account.manage',
    audit: 'account.logo_changed',
    summary: 'Sets the logo: a PNG picture, without its metadata',
    upload: { bytes: 'image/png', most: logoLimits.bytes },
    accepts: { types: ['image/png'], refusal: 'not_a_png', field: 'logo' },
    answers: { 200: one },
    errors: ['validation_failed', 'payload_too_large', 'too_many_attempts'],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/account/brand/logo',
    tag,
    access: 'account.manage',
    audit: 'account.logo_removed',
    summary: 'Removes the logo',
    answers: { 200: one },
    errors: [],
  }),
} as const;
