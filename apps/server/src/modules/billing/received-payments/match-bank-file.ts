import type { BankRow, Body, endpoints } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { spread } from '../ledger/index.ts';
import { readBankFile, type Receipt } from './read-bank-file.ts';

/** An open invoice with its account, in minor units. */
type Open = {
  readonly account_id: string;
  readonly account_name: string;
  readonly id: string;
  readonly number: number;
  readonly balance: number;
};
type Proposal = Pick<BankRow, 'match' | 'account' | 'invoices'>;

/** More open invoices than this are not looked through. */
const mostOpen = 20_000;

async function allOpen(db: Db, currency: Currency): Promise<readonly Open[]> {
  const { rows } = await sql<Open>`
    SELECT i.account_id, a.name AS account_name, i.id, i.number, sum(l.amount)::bigint AS balance
    FROM invoices i
    JOIN accounts a ON a.id = i.account_id
    JOIN journal_lines l ON l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
    WHERE i.closed_at IS NULL AND i.currency = ${currency}
    GROUP BY i.account_id, a.name, i.id, i.number, i.due_on HAVING sum(l.amount) > 0
    ORDER BY i.due_on, i.id LIMIT ${mostOpen}`.execute(db);
  return rows;
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function proposed(match: BankRow['match'], open: readonly Open[], amount: number, currency: Currency): Proposal {
  const [first] = open;
  if (first === undefined) return { match: 'none', account: null, invoices: [] };
  const parts = spread(amount, new Map(open.map(({ id, balance }) => [id, balance])));
  const numbers = new Map(open.map(({ id, number }) => [id, number]));
  return {
    match,
    account: { id: first.account_id, name: first.account_name },
    invoices: parts.map(({ invoiceId: id, amount: put }) => ({
      id,
      number: numbers.get(id) ?? 0,
      amount: { amount: put, currency },
    })),
  };
}

/**
 * What a receipt may pay. Invoices it names go first; then the one open balance that is exactly its amount; then the
 * account that is named as the payer, oldest invoices first.
 */
export function proposalFor(receipt: Receipt, open: readonly Open[], currency: Currency): Proposal {
  const { amount, text, payer } = receipt;
  const said = new Set([...text.matchAll(/(?<!\d)\d{5,12}(?!\d)/g)].map(([number]) => Number(number)));
  const named = open.filter(({ number }) => said.has(number));
  // Numbers of two accounts prove nothing.
  if (new Set(named.map((one) => one.account_id)).size === 1) return proposed('invoices', named, amount, currency);
  const name = plain(payer ?? '');
  const ofPayer = name === '' ? [] : open.filter((one) => plain(one.account_name) === name);
  const exact = (ofPayer.length > 0 ? ofPayer : open).filter(({ balance }) => balance === amount);
  if (exact.length === 1) return proposed('amount', exact, amount, currency);
  const one = new Set(ofPayer.map((each) => each.account_id)).size === 1;
  return proposed('payer', one ? ofPayer : [], amount, currency);
}

const keyOf = (reference: string, amount: number): string => `${amount} ${reference}`;

/** Payments that are recorded already with the number and amount of a receipt. */
async function recordedBefore(db: Db, receipts: readonly Receipt[], currency: Currency) {
  const references = receipts.flatMap(({ reference }) => reference ?? []);
  if (references.length === 0) return new Map<string, BankRow['recorded']>();
  const rows = await db
    .selectFrom('payments')
    .select(['account_id as account', 'id', 'reference', 'amount'])
    .where('reference', 'in', references)
    .where('currency', '=', currency)
    .where('state', '=', 'succeeded')
    .execute();
  return new Map(rows.map(({ account, id, reference, amount }) => [keyOf(reference ?? '', amount), { account, id }]));
}

/** Reads a file of the bank and proposes what each receipt pays. Posts nothing. @throws Refusal validation_failed */
export async function matchBankFile(ctx: Context, { content, currency }: Body<typeof endpoints.bankFiles.read>) {
  const { receipts, skipped } = await readBankFile(ctx, content);
  // What one receipt is proposed to pay is not proposed again for the next.
  const left = new Map((await allOpen(ctx.db, currency)).map((one) => [one.id, one]));
  const before = await recordedBefore(ctx.db, receipts, currency);
  const rows: BankRow[] = [];
  for (const receipt of receipts) {
    const recorded = before.get(keyOf(receipt.reference ?? '', receipt.amount)) ?? null;
    const open = [...left.values()].filter(({ balance }) => balance > 0);
    const proposal = recorded === null ? proposalFor(receipt, open, currency) : proposed('none', [], 0, currency);
    for (const { id, amount } of proposal.invoices) {
      const one = left.get(id);
      if (one !== undefined) left.set(id, { ...one, balance: one.balance - amount.amount });
    }
    rows.push({ ...receipt, ...proposal, amount: { amount: receipt.amount, currency }, recorded });
  }
  return { rows, skipped };
}
