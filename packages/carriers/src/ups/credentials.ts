import { z } from 'zod';

const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,200}$/);

/** What an account with UPS is used with. */
export const upsCredentials = z.strictObject({
  /** From the app registered with the carrier. */
  clientId: key,
  clientSecret: key,
  /** The shipper number that is billed: six letters and digits. */
  accountNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/),
  /** What the carrier sends with each pushed event, as it was entered at its portal; nothing pushed is taken without. */
  webhookCredential: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
});
export type UpsCredentials = z.output<typeof upsCredentials>;
