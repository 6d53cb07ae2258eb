import type { CreditState } from '@waybill/contract';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** An account on hold for four invoices of 2,196.64 together. */
export const heldSample: CreditState = {
  status: 'hold',
  cause: 'past_due',
  since: '2026-11-20T15:00:00.000Z',
  open_until: null,
  open_days: null,
  past_due: [usd(219_664)],
  past_due_count: 4,
  exposure: usd(827_742),
  limit: null,
  invoices: [],
};

/** The same once all of it is paid. */
export const releasedSample: CreditState = {
  ...heldSample,
  status: 'good',
  cause: null,
  since: null,
  past_due: [],
  past_due_count: 0,
  exposure: usd(0),
};
