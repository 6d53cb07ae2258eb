import { screen, waitFor } from '@testing-library/react';
import { endpoints, type Payment } from '@waybill/contract';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { liveIn } from '../../../testing/zone.ts';
import { byCard } from '../invoices/testing/given.ts';

const { show, receipt } = endpoints.payments;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const paid: Payment = {
  id: '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e77',
  state: 'paid',
  amount: usd(95_316),
  received: usd(95_316),
  credited: usd(0),
  invoices: [],
  card: { brand: 'visa', last4: '4242' },
  ...byCard,
  url: null,
  created_at: '2026-10-20T17:00:00.000Z',
  expires_at: '2026-10-20T18:00:00.000Z',
  // Noon in Chicago, ten in Phoenix.
  paid_at: '2026-10-20T17:00:10.000Z',
};

it('saves the receipt of a payment, named by its time where the payer is', async () => {
  liveIn('America/Phoenix');
  const { api, person } = await openApp(`/my-invoices/payments/${paid.id}`, {
    user: customer('owner'),
    prepare: (given) => {
      given.answer(show, { data: paid });
      given.handle(receipt, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    },
  });
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt');
  await person.click(
    await screen.findByRole('button', { name: 'Download the receipt of Tue, Oct 20, 10:00 AM MST as PDF' }),
  );
  const asked = () => api.requests.find(({ name }) => name === 'payments.receipt')?.params;
  await waitFor(() => expect(asked()).toEqual({ id: paid.id }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  saved.mockRestore();
});
