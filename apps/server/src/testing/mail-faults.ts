import type { OutgoingMail } from '../core/mail/mailer.ts';

const tags =
  'html|head|meta|title|style|body|div|table|tr|td|h1|p|a|span|br|blockquote|img|!doctype html|/(?:html|head|title|style|body|div|table|tr|td|h1|p|a|span|blockquote)';
const ownTag = new RegExp(`^<(?:${tags})(?:\\s[^<>]*)?>$`);

/** What is wrong with a mail, one line for each fault. Every mail that a test server sends is checked by it. */
export function faultsIn({ subject, text, html }: OutgoingMail): string[] {
  const told = (fault: string): string => `Mail "${subject}": ${fault}`;
  const shown = [subject, text];
  return [
    ...(text.trim() === '' ? [told('no text')] : []),
    ...(html.includes('<h1') ? [] : [told('no headline in the HTML')]),
    ...((html.match(/class="button"/g)?.length ?? 0) > 1 ? [told('more than one button')] : []),
    ...shown
      .flatMap((one) => one.match(/\{\{?\w+\}?\}|\bundefined\b|\[object /g) ?? [])
      .map((raw) => told(`shows ${raw}`)),
    // The key of a phrase, or a value of the database, in place of words.
    ...(subject.match(/\b[a-z]+(?:_[a-z]+)+\b|\b[a-z_]+\.[a-z_]+\.[a-z_.]+\b/g) ?? []).map((raw) =>
      told(`shows ${raw}`),
    ),
    ...(html.match(/<[^>]*>?/g) ?? []).filter((tag) => !ownTag.test(tag)).map((tag) => told(`unescaped ${tag}`)),
  ];
}
