import type { NoticeKind } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { printedInstant } from '../../../core/documents/index.ts';
import { speakInMail } from '../../../core/speak.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Facts for the texts about one shipment. */
export type NewsFacts = {
  readonly id: string;
  readonly kind: Extract<NoticeKind, `shipment_${string}`>;
  readonly number: string;
  readonly lane: string;
  readonly carrier: string;
  /** Expected delivery day, and the originally promised one if that differs. */
  readonly day: string | null;
  readonly promised: string | null;
  /** The carrier's latest message. */
  readonly said: { readonly text: string; readonly place: string | null; readonly at: Date } | null;
};

export function dayIn(language: Language, date: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(new Date(`${date}T00:00:00Z`));
}

/** Parameters of a notice; `day` is a date that the page formats for the reader. */
export function paramsOf({ number, lane, carrier, day }: NewsFacts): Record<string, string> {
  return { number, lane, carrier, day: day ?? '' };
}

/** The same sentence as in the page. */
function sentence(told: NewsFacts, language: Language): string {
  const kind = told.kind === 'shipment_delayed' && told.day === null ? 'shipment_exception' : told.kind;
  const day = told.day === null ? '' : dayIn(language, told.day);
  return speakInMail(language)(`notices.kinds.${kind}`, { ...paramsOf(told), day });
}

type Reading = { readonly language: Language; readonly zone: string; readonly publicUrl: string };

/** Text about one shipment in the reader's language and zone, with a link. */
export function paragraphs(told: NewsFacts, { language, zone, publicUrl }: Reading): string[] {
  const t = speakInMail(language);
  const { said, day, promised } = told;
  const lines = [sentence(told, language)];
  if (said !== null) {
    const at = printedInstant(said.at, zone, language);
    const where = said.place === null ? at : `${said.place}, ${at}`;
    lines.push(t('shipment_news.said', { carrier: told.carrier, words: said.text, where }));
  }
  if (day !== null && told.kind !== 'shipment_delivered') {
    const moved = promised !== null && promised !== day;
    const words = { day: dayIn(language, day), promised: moved ? dayIn(language, promised) : '' };
    lines.push(moved ? t('shipment_news.expected_instead', words) : t('shipment_news.expected', words));
  }
  lines.push(`${publicUrl}/track/detail/${told.id}`);
  return lines;
}

/** A mail about one shipment. */
export function mailOf(told: NewsFacts, reading: Reading): { readonly subject: string; readonly text: string } {
  const t = speakInMail(reading.language);
  const what = t(`shipment_news.what.${told.kind}`);
  const foot = t('shipment_news.foot', { link: `${reading.publicUrl}/settings` });
  return {
    subject: t('shipment_news.subject', { number: told.number, what, lane: told.lane }),
    text: [...paragraphs(told, reading), foot].join('\n\n'),
  };
}

/** The daily digest, with the latest news of each shipment last. */
export function digestOf(
  told: readonly NewsFacts[],
  reading: Reading,
): { readonly subject: string; readonly text: string } {
  const t = speakInMail(reading.language);
  const shipments = new Set(told.map(({ id }) => id)).size;
  const parts = told.map((one) => paragraphs(one, reading).join('\n'));
  const foot = t('shipment_news.foot', { link: `${reading.publicUrl}/settings` });
  return {
    subject: t('shipment_news.digest_subject', { count: shipments }),
    text: [t('shipment_news.digest_text', { count: shipments }), ...parts, foot].join('\n\n'),
  };
}
