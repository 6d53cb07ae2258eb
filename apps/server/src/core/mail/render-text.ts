import type { z } from 'zod';
import type { letter } from './letter.ts';

export type FullLetter = z.output<typeof letter>;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

type Sender = { readonly name: string; readonly phone: string };

/** Signature of the company: its name and phone. */
export const signatureOf = ({ name, phone }: Sender): string => [name, phone].filter(Boolean).join(' · ');

/** The letter as plain text. What people wrote is quoted, so that it cannot pass for our words. */
export function letterText(mail: FullLetter, sender: Sender): string {
  const strips = mail.strips.map(({ from, to, status, lines, number, link }) =>
    [number, `${from} → ${to}`, status, ...lines, link].filter(Boolean).join('\n'),
  );
  const { headline = mail.subject, button, foot } = mail;
  return [
    ...(headline === mail.subject ? [] : [headline]),
    ...strips,
    ...mail.paragraphs,
    ...mail.quotes.map(quoted),
    mail.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button === undefined ? '' : `${button.label}:\n${button.link}`,
    ...mail.notes,
    `-- \n${signatureOf(sender)}`,
    foot === undefined ? '' : `${foot.text}\n${foot.link}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
