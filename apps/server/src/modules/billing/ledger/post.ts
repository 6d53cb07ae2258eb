import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import type { Journal, JournalKind, JournalLine, Ledger } from './journal.ts';
import type { Currency } from '@waybill/freight';

/** `known` means that the event was posted before and nothing was written now. */
export type Posted = { readonly outcome: 'posted' | 'known'; readonly journalId: string };

/** The event was posted before with other figures, so one of the two is wrong. */
export class LedgerConflict extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`The event ${key} is in the books with other figures`);
    this.key = key;
  }
}

/** Locks the books of an account until the transaction ends, so that balances stay true until something is posted. */
export async function lockBooks(tx: Tx, accountId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('ledger ' || ${accountId}::text, 0))`.execute(tx);
}

const shapeOf = ({ kind, currency, reverses, lines }: Journal) => JSON.stringify([kind, currency, reverses, lines]);

async function known(tx: Tx, journal: Journal): Promise<Posted | null> {
  const row = await tx
    .selectFrom('journals')
    .select('id')
    .where('account_id', '=', journal.accountId)
    .where('key', '=', journal.key)
    .executeTakeFirst();
  if (row === undefined) return null;
  const there = await readJournal(tx, journal.accountId, row.id);
  if (shapeOf(there) !== shapeOf(journal)) throw new LedgerConflict(journal.key);
  return { outcome: 'known', journalId: row.id };
}

/** A journal as posted. @throws if the account has none with this id */
export async function readJournal(tx: Tx, accountId: string, id: string): Promise<Journal> {
  const head = await tx
    .selectFrom('journals')
    .select(['kind', 'key', 'currency', 'reverses'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await tx
    .selectFrom('journal_lines')
    .select(['ledger', 'amount', 'invoice_id as invoiceId'])
    .where('account_id', '=', accountId)
    .where('journal_id', '=', id)
    .orderBy('line')
    .execute();
  return {
    accountId,
    kind: head.kind as JournalKind,
    key: head.key,
    currency: head.currency as Currency,
    reverses: head.reverses,
    lines: lines.map((line): JournalLine => ({ ...line, ledger: line.ledger as Ledger })),
  };
}

/**
 * Posts a journal once. The database rejects one whose lines do not sum to zero.
 * @throws LedgerConflict when the event is in the books with other figures
 */
export async function postJournal(tx: Tx, journal: Journal, at: Date): Promise<Posted> {
  const id = journal.id ?? newId();
  const { accountId: account_id, kind, key, currency, reverses } = journal;
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('journals')
    .values({ account_id, id, kind, key, currency, reverses, posted_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 0n) {
    const before = await known(tx, journal);
    if (before === null) throw new LedgerConflict(key);
    return before;
  }
  await tx
    .insertInto('journal_lines')
    .values(
      journal.lines.map(({ ledger, amount, invoiceId }, line) => ({
        account_id,
        journal_id: id,
        line,
        ledger,
        currency,
        amount,
        invoice_id: invoiceId,
      })),
    )
    .execute();
  return { outcome: 'posted', journalId: id };
}
