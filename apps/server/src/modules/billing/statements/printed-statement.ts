import type { Issuer } from '../../../core/company.ts';
import { dayAt } from '@waybill/freight';
import type { Statement, StatementAccount, StatementMovement } from '@waybill/contract';
import { booksTimeZone } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { printedDate, printedMoney, type LedgerTable, type StatementInput } from '../../../core/documents/index.ts';
import { receivedWords } from '../payments/index.ts';
import { speak } from '../../../core/speak.ts';

type Reader = { readonly language: Language; readonly say: TFunction };

/** Maximum number of invoices named on a line; the others are counted. */
const named = 6;

function aboutOf({ kind, invoices, paid_by: by }: StatementMovement, { say, language }: Reader): string {
  const how = by === null ? '' : ` · ${receivedWords(by, say, language)}`;
  const what = `${say(`statements.kinds.${kind}`)}${how}`;
  if (invoices.length === 0) return what;
  const numbers = invoices.slice(0, named).map(({ number }) => say('invoices.number', { number }));
  const over = invoices.length - named;
  const rest = over > 0 ? ` ${say('statements.more', { count: over })}` : '';
  return `${what} · ${numbers.join(', ')}${rest}`;
}

function tableOf({ from, to }: Statement, account: StatementAccount, reader: Reader): LedgerTable {
  const { language, say } = reader;
  const money = (amount: StatementAccount['opening']) => printedMoney(amount, language);
  const { opening, closing, movements } = account;
  const day = (date: string) => printedDate(date, language);
  const column = (name: 'day' | 'what' | 'amount' | 'balance') => say(`statements.column.${name}`);
  return {
    head: [column('day'), column('what'), column('amount'), column('balance')],
    rows: [
      { cells: [day(from), say('statements.opening'), '', money(opening)], kind: 'sum' },
      ...movements.map((moved) => ({
        cells: [day(moved.day), aboutOf(moved, reader), money(moved.amount), money(moved.balance)] as const,
        kind: 'line' as const,
      })),
      { cells: [day(to), say('statements.closing'), '', money(closing)], kind: 'total' },
    ],
  };
}

function sumsOf({ opening, billed, paid, credited, closing }: StatementAccount, { language, say }: Reader) {
  return (Object.entries({ opening, billed, paid, credited, closing }) as [SumName, StatementAccount['opening']][]).map(
    ([name, amount]) => ({ label: say(`statements.${name}`), text: printedMoney(amount, language) }),
  );
}
type SumName = 'opening' | 'billed' | 'paid' | 'credited' | 'closing';

function agesOf({ aging, credit }: StatementAccount, { language, say }: Reader) {
  const ages = aging.map(({ bucket, amount }) => ({
    label:
      bucket === 'current'
        ? say('statements.current')
        : say('statements.late', { days: say(`invoices.summary.bucket.${bucket}`) }),
    text: printedMoney(amount, language),
  }));
  const negative = { ...credit, amount: 0 - credit.amount };
  return credit.amount === 0
    ? ages
    : [...ages, { label: say('statements.credit'), text: printedMoney(negative, language) }];
}

/** Data of a statement PDF, each currency with its table, totals, and aging. */
export function printedStatement(statement: Statement, language: Language, issuer: Issuer, now: Date): StatementInput {
  const reader: Reader = { language, say: speak(language) };
  const { say } = reader;
  const { account, from, to, currencies } = statement;
  return {
    language,
    createdAt: now,
    issuer: issuer.name,
    logo: issuer.logo,
    title: say('statements.title'),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    head: [
      { label: say('statements.for'), text: [account.name, ...account.lines].join('\n') },
      { label: say('statements.period'), text: `${printedDate(from, language)} – ${printedDate(to, language)}` },
      { label: say('statements.made'), text: printedDate(dayAt(now, booksTimeZone), language) },
    ],
    accounts: currencies.map((one) => ({
      title: say(`freight.charges.currency.${one.opening.currency}`),
      sums: sumsOf(one, reader),
      table: tableOf(statement, one, reader),
      ages: agesOf(one, reader),
    })),
    notes: currencies.length === 0 ? [say('statements.nothing')] : [say('statements.foot')],
  };
}
