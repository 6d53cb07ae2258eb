import { z } from 'zod';

/** Meaning of a status by its color, as in the application. */
export const mailTones = ['off', 'move', 'go', 'care', 'stop'] as const;

const strip = z.object({
  from: z.string(),
  to: z.string(),
  status: z.string(),
  tone: z.enum(mailTones),
  /** Lines about this shipment, the newest first. */
  lines: z.array(z.string()).default([]),
  /** Number and page of the shipment, where a mail is about several. */
  number: z.string().optional(),
  link: z.string().optional(),
});

/** What a mail says. It is drawn as HTML and as plain text when it is sent. */
export const letter = z.object({
  language: z.enum(['en', 'es']),
  subject: z.string(),
  /** The news in one sentence; the subject where none is given. */
  headline: z.string().optional(),
  paragraphs: z.array(z.string()),
  /** Lane and status of the shipments that it is about. */
  strips: z.array(strip).default([]),
  /** What a person or a carrier wrote, apart from our own words. */
  quotes: z.array(z.string()).default([]),
  facts: z.array(z.tuple([z.string(), z.string()])).default([]),
  button: z.object({ label: z.string(), link: z.string() }).optional(),
  /** Sentences after the button. */
  notes: z.array(z.string()).default([]),
  /** Why the mail was sent, and the page to stop it. */
  foot: z.object({ text: z.string(), link: z.string() }).optional(),
});
export type Letter = z.input<typeof letter>;
export type Strip = z.input<typeof strip>;

/** Stands in a phrase for the link that the button opens. */
const linkMark = '{link}';

type Told = {
  readonly subject: string;
  /** Makes the body with this value as its link, which is a paragraph of its own; a body without it has no button. */
  readonly body: (link: string) => string;
  readonly button?: Letter['button'];
};

/** A letter from one phrase with several paragraphs. Those after the link come after the button. */
export function letterFrom(language: Letter['language'], { subject, body, button }: Told): Letter {
  const paragraphs = body(linkMark).split('\n\n');
  const at = paragraphs.indexOf(linkMark);
  return at < 0
    ? { language, subject, paragraphs }
    : { language, subject, paragraphs: paragraphs.slice(0, at), button, notes: paragraphs.slice(at + 1) };
}
