import { askSales, type AskSalesInput, type FieldProblem } from '@waybill/contract';
import { problemsIn } from '../../../../lib/forms/errors.ts';
import type { DetailsDraft, SalesDraft } from '../draft/draft.ts';
import { requestBody } from '../draft/request.ts';

type Loose<T> = { readonly [K in keyof T]: unknown };

/** The parts of a request that are typed in the step itself; all others belong to the details. */
const ownFields = new Set(['contact', 'notes', 'target_price', 'pickup_date']);

/** What sales are sent, as far as it is typed. */
export function salesBody(
  details: DetailsDraft,
  sales: SalesDraft,
  more: { readonly date: string; readonly reasons: unknown },
): Loose<AskSalesInput> {
  return {
    ...requestBody(details, sales.pickup_date ?? more.date),
    id: sales.id ?? '00000000-0000-7000-8000-000000000000',
    contact: { name: sales.name, email: sales.email, phone: sales.phone },
    notes: sales.notes,
    target_price: sales.target === null ? null : { amount: sales.target, currency: 'USD' },
    reasons: more.reasons,
  };
}

/** What keeps it from being sent: in the details, and in the step itself. */
export function salesProblems(body: Loose<AskSalesInput>): { details: FieldProblem[]; own: FieldProblem[] } {
  const found = problemsIn(askSales, body);
  const isOwn = ({ field }: FieldProblem): boolean => ownFields.has(field.split('.')[0] ?? '');
  return { details: found.filter((one) => !isOwn(one)), own: found.filter(isOwn) };
}
