import { z } from 'zod';

export const zip5 = z.string().regex(/^\d{5}$/);
export const zipAny = z.string().regex(/^\d{5}(?:[-\s]\d{4})?$/);
export const stateCode = z
  .string()
  .regex(
    /^(AA|AE|AL|AK|AP|AS|AZ|AR|CA|CO|CT|DE|DC|FM|FL|GA|GU|HI|ID|IL|IN|IA|KS|KY|LA|ME|MH|MD|MA|MI|MN|MS|MO|MP|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PW|PA|PR|RI|SC|SD|TN|TX|UT|VT|VI|VA|WA|WV|WI|WY)$/,
  );
export const localDate = z.string().regex(/^\d{4}-\d{2}-\d{2}(T.+)?$/);

/** Weight and sizes as every request about a package has them, in pounds and inches. */
export const sizes = z.object({
  weight: z.number().positive().max(70, 'Items must weigh 70 pounds or less.'),
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  girth: z.number().positive().optional(),
  hasNonstandardCharacteristics: z.boolean().default(false),
});
export type Sizes = z.output<typeof sizes>;

const named = z.object({
  firstName: z.string().min(1).max(50).optional(),
  lastName: z.string().min(1).max(50).optional(),
  firm: z.string().max(50).optional(),
});

/** One end of a label. */
export const labelAddress = named
  .extend({
    streetAddress: z.string().min(1).max(50),
    secondaryAddress: z.string().max(50).optional(),
    city: z.string().min(1).max(28),
    state: stateCode,
    ZIPCode: zip5,
    ZIPPlus4: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    phone: z
      .string()
      .regex(/^\+?[1-9][0-9]{7,14}$|^[0-9]{6,15}$/)
      .optional(),
    email: z.email().max(50).optional(),
    ignoreBadAddress: z.boolean().default(false),
  })
  .refine(({ firstName, lastName, firm }) => (firstName && lastName) || firm, {
    message: 'The First and Last Name or Firm Name are always required.',
  });
export type LabelAddress = z.output<typeof labelAddress>;
