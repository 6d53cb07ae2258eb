import { z } from 'zod';
import * as f from '../fields.ts';

/** What a quote was saved with. */
export const savedQuote = z.object({
  /** The account's own name for it; without one it goes by its number. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  saved_at: f.instant,
});
export type SavedQuote = z.infer<typeof savedQuote>;
