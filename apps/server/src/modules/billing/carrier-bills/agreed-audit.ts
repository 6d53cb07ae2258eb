import { agreedForCustomer } from '@waybill/freight';
import type { BillAudit } from './audit-bill.ts';
import { passOn } from './pass-on.ts';
import type { Quoted } from './quoted.ts';

/**
 * What the customer owes after a carrier dispute: the customer's price for the full bill, less the customer's share of
 * what the carrier took back. Amounts are minor units.
 */
export function agreedAudit(
  { detail }: Quoted,
  audit: BillAudit,
  { billed, agreed }: { readonly billed: number; readonly agreed: number },
): BillAudit {
  if (agreed === billed) return audit;
  const booked = detail.charges.find(({ kind }) => kind === 'total')?.amount.amount ?? 0;
  const { charges, findings, total: corrected } = audit.customer;
  const total = agreedForCustomer({ expected: audit.expected, billed, agreed }, { booked, corrected });
  const back = { part: 'freight', code: 'freight', amount: total - corrected } as const;
  if (back.amount === 0) return audit;
  return {
    ...audit,
    customer: {
      charges: passOn(charges, [back]),
      findings: [...findings, { ...back, cause: audit.cause ?? 'unexplained' }],
      total,
    },
  };
}
