import type { NoticeKind, ShipmentStatus } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { printedInstant } from '../../../core/documents/index.ts';
import type { Letter, Strip } from '../../../core/mail/letter.ts';
import { speakInMail } from '../../../core/speak.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

type Said = {
  readonly text: string;
  readonly place: string | null;
  readonly at: Date;
  /** Time zone of the place. */
  readonly zone: string;
  readonly code: string | null;
};

/** Facts for the texts about one shipment. */
export type NewsFacts = {
  readonly id: string;
  readonly kind: Extract<NoticeKind, `shipment_${string}`>;
  readonly number: string;
  readonly origin: string;
  readonly destination: string;
  readonly status: ShipmentStatus;
  readonly carrier: string;
  /** Expected delivery day, and the originally promised one if that differs. */
  readonly day: string | null;
  readonly promised: string | null;
  /** The carrier's latest message. */
  readonly said: Said | null;
};

/** `Tue, Dec 1` */
export function dayIn(language: Language, date: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(new Date(`${date}T00:00:00Z`));
}

/** Parameters of a notice; `day` is a date that the page formats for the reader. */
export function paramsOf({ number, origin, destination, carrier, day }: NewsFacts): Record<string, string> {
  return { number, lane: `${origin} – ${destination}`, carrier, day: day ?? '' };
}

const tones: Readonly<Record<ShipmentStatus, Strip['tone']>> = {
  pending: 'off',
  dispatched: 'move',
  in_transit: 'move',
  delayed: 'care',
  delivered: 'go',
  canceled: 'off',
};

/** A status in words, with its color. */
export function statusOf(status: ShipmentStatus, language: Language): Pick<Strip, 'status' | 'tone'> {
  return { status: speakInMail(language)(`freight.status.${status}`), tone: tones[status] };
}

/** Reports that have words of their own, by their code. */
const ownWords: Readonly<Record<string, 'attempted' | 'refused' | 'returned'>> = {
  AH: 'attempted',
  delivery_attempted: 'attempted',
  A7: 'refused',
  returned: 'returned',
};

/** Which sentence tells the news: that of what the carrier reported, where it says more than the kind does. */
function sentenceOf({ kind, said, day }: NewsFacts) {
  const own = ownWords[said?.code ?? ''];
  if (own !== undefined && (kind === 'shipment_exception' || kind === 'shipment_delayed')) return own;
  if (kind === 'shipment_delayed' && day === null) return 'shipment_delayed_open' as const;
  return kind as keyof typeof shown;
}

const shown = {
  shipment_picked_up: true,
  shipment_delayed: true,
  shipment_exception: true,
  shipment_out_for_delivery: true,
  shipment_delivered: true,
} as const;

const cityIn = (place: string): string => place.split(',')[0] ?? place;

function wordsOf(told: NewsFacts, language: Language) {
  const day = told.day === null ? '' : dayIn(language, told.day);
  return { number: told.number, city: cityIn(told.destination), day, carrier: told.carrier };
}

function headlineOf(told: NewsFacts, language: Language): string {
  return speakInMail(language)(`shipment_news.headline.${sentenceOf(told)}`, wordsOf(told, language));
}

function whatOf(told: NewsFacts, language: Language): string {
  return speakInMail(language)(`shipment_news.what.${sentenceOf(told)}`, wordsOf(told, language));
}

/** `SHIPMENT DELAYED - MIS-SORT` as `Shipment delayed - mis-sort`. Text with small letters stays as it is. */
export function inSentenceCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  const small = text.toLowerCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** The carrier's message with its place and local time. */
function saidIn({ said, carrier }: NewsFacts, language: Language): string | null {
  if (said === null || said.text === '') return null;
  const at = printedInstant(said.at, said.zone, language);
  const where = said.place === null ? at : `${said.place}, ${at}`;
  return speakInMail(language)('shipment_news.said', { carrier, words: inSentenceCase(said.text), where });
}

function expectedIn({ kind, day, promised }: NewsFacts, language: Language): string | null {
  if (day === null || kind === 'shipment_delivered') return null;
  if (promised === null || promised === day) return dayIn(language, day);
  const words = { day: dayIn(language, day), promised: dayIn(language, promised) };
  return speakInMail(language)('shipment_news.expected_instead', words);
}

function stripOf({ origin, destination, status }: NewsFacts, language: Language) {
  return { from: origin, to: destination, ...statusOf(status, language) };
}

type Reading = { readonly language: Language; readonly publicUrl: string };

const present = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** A mail about one piece of news. */
function letterOfOne(told: NewsFacts, { language, publicUrl }: Reading): Letter {
  const t = speakInMail(language);
  const expected = expectedIn(told, language);
  return {
    language,
    subject: t('shipment_news.subject', { ...paramsOf(told), what: whatOf(told, language) }),
    headline: headlineOf(told, language),
    strips: [stripOf(told, language)],
    paragraphs: present([saidIn(told, language)]),
    facts: [
      [t('shipment_news.number'), told.number],
      [t('shipment_news.carrier'), told.carrier],
      ...(expected === null ? [] : [[t('shipment_news.expected'), expected] as [string, string]]),
    ],
    button: { label: t('shipment_news.open'), link: `${publicUrl}/track/detail/${told.id}` },
  };
}

const namedInSubject = 2;

/** A mail about several pieces of news, by shipment. The newest of each comes first. */
function letterOfSeveral(told: readonly NewsFacts[], { language, publicUrl }: Reading): Letter {
  const t = speakInMail(language);
  const shipments = [...Map.groupBy(told.toReversed(), ({ id }) => id).values()];
  const [first = []] = shipments;
  const named = shipments
    .slice(0, namedInSubject)
    .map((news) => `${news[0]?.number} ${news.map((one) => whatOf(one, language)).join(', ')}`)
    .join('; ');
  const more = shipments.length - namedInSubject;
  const [newest] = first;
  const one = shipments.length === 1 && newest !== undefined;
  return {
    language,
    subject: more > 0 ? t('shipment_news.subject_more', { named, count: more }) : named,
    headline: one ? headlineOf(newest, language) : t('shipment_news.headline_several', { count: shipments.length }),
    strips: shipments.flatMap((news) => {
      const [latest] = news;
      if (latest === undefined) return [];
      const expected = expectedIn(latest, language);
      const lines = news.flatMap((each) => present([headlineOf(each, language), saidIn(each, language)]));
      const due = expected === null ? [] : [`${t('shipment_news.expected')}: ${expected}`];
      const link = `${publicUrl}/track/detail/${latest.id}`;
      return [{ ...stripOf(latest, language), number: latest.number, link, lines: [...lines, ...due] }];
    }),
    paragraphs: [],
    button: one
      ? { label: t('shipment_news.open'), link: `${publicUrl}/track/detail/${newest.id}` }
      : { label: t('shipment_news.open_all'), link: `${publicUrl}/track` },
  };
}

/** The mail about news, the newest last, with the page where its reader chooses the mails. */
export function newsLetter(told: readonly NewsFacts[], reading: Reading): Letter {
  const [only] = told;
  const letter = told.length === 1 && only !== undefined ? letterOfOne(only, reading) : letterOfSeveral(told, reading);
  const foot = { text: speakInMail(reading.language)('shipment_news.foot'), link: `${reading.publicUrl}/settings` };
  return { ...letter, foot };
}
