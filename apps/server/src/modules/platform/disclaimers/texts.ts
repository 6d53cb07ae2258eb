import {
  bookingDisclaimer,
  type Body,
  type DisclaimerTexts,
  type endpoints,
  type PublishedDisclaimer,
} from '@waybill/contract';
import { dayAt } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';

type Current = Omit<PublishedDisclaimer, 'text'> & {
  /** Null for the product's own text. */
  readonly text: DisclaimerTexts | null;
};

const parts = ['price', 'services', 'times', 'liability', 'goods', 'claims'] as const;

/** The product's text as staff edit it: each heading with its paragraph, and an empty line between. */
function productText(language: Language): string {
  const say = speak(language);
  return parts
    .map((part) => `${say(`disclaimers.booking.${part}.title`)}\n${say(`disclaimers.booking.${part}.text`)}`)
    .join('\n\n');
}

/** The disclaimer that holds, with the product's text where staff have not published one. */
export async function shownDisclaimer(db: Db | Tx): Promise<PublishedDisclaimer> {
  const { text, ...current } = await currentDisclaimer(db);
  return { ...current, text: text ?? { en: productText('en'), es: productText('es') } };
}

/** The disclaimer of bookings that holds: the last one that staff published, else the product's. */
export async function currentDisclaimer(db: Db | Tx): Promise<Current> {
  const row = await db
    .selectFrom('booking_disclaimers')
    .select(['version', 'text_en', 'text_es', 'published_at'])
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { version: bookingDisclaimer, text: null, published_at: null };
  const { version, text_en: en, text_es: es, published_at: at } = row;
  return { version, text: { en, es }, published_at: at.toISOString() };
}

type Publish = (typeof endpoints)['disclaimers']['publish'];

/** Name of the next version: the day, with a number from the second of a day on. */
async function nextVersion(tx: Tx, day: string): Promise<string> {
  const { count } = await tx
    .selectFrom('booking_disclaimers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('version', 'like', `${day}%`)
    .executeTakeFirstOrThrow();
  // The product's own version is taken on its day.
  const taken = count + (day === bookingDisclaimer ? 1 : 0);
  return taken === 0 ? day : `${day}-${taken + 1}`;
}

/**
 * Publishes a text, which everybody is asked to accept at their next booking. The text that holds changes nothing.
 * @throws Refusal conflict when somebody else published in between
 */
export async function publishDisclaimer(
  ctx: Context,
  tx: Tx,
  { body: { version: seen, en, es } }: { readonly body: Body<Publish> },
): Promise<Outcome<{ data: PublishedDisclaimer }>> {
  await tx.selectFrom('company').select('singleton').forUpdate().execute();
  const before = await currentDisclaimer(tx);
  if (before.text?.en === en && before.text.es === es) return unchanged({ data: await shownDisclaimer(tx) });
  if (before.version !== seen) throw new Refusal('conflict');
  const version = await nextVersion(tx, dayAt(ctx.now(), 'UTC'));
  await tx
    .insertInto('booking_disclaimers')
    .values({ version, text_en: en, text_es: es, published_at: ctx.now(), published_by: signedIn(ctx).userId })
    .execute();
  return changed(
    { data: await shownDisclaimer(tx) },
    {
      subject: 'disclaimer',
      subjectId: null,
      before: { version: before.version, text: before.text },
      after: { version, text: { en, es } },
    },
  );
}
