import { screen } from '@testing-library/react';
import { endpoints, type AdjustmentRisk } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { quote } from '../../../testing/sample-quote.ts';
import { leaveRates, openQuote } from '../../quoting/quotes/testing/open-quote.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const risk: AdjustmentRisk = {
  count: 4,
  days: 90,
  total: usd(31_250),
  cause: 'reweigh',
  same_product: 1,
  same_lane: 2,
  latest: {
    invoice_id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
    number: 30340,
    amount: usd(7178),
    facts: {
      weight_lb: { booked: 1240, billed: 1640 },
      height_in: null,
      density: null,
      freight_class: { booked: '70', billed: '92.5' },
      miles: null,
    },
  },
};

async function open(told: AdjustmentRisk) {
  return openQuote({
    path: '/?step=book',
    prepare: (api) => {
      leaveRates(quote, quote.rates[0]!.id, null);
      api.answer(endpoints.payments.terms, { data: { card: false, test: true } });
      api.answer(endpoints.adjustments.risk, { data: told });
    },
  });
}

describe('the risk before a booking', () => {
  it('says how often and how much more was billed, what was found, and what to check', async () => {
    await open(risk);
    expect(await screen.findByText('Billed more than quoted 4 times in the past 90 days')).toBeVisible();
    const words = screen.getByText(/^Corrections totaled \$312\.50\./);
    expect(words).toHaveTextContent('One was for a product in this load.');
    expect(words).toHaveTextContent('2 were on this lane.');
    expect(words).toHaveTextContent('Last time: 1,240 lb was weighed at 1,640 lb, class 70 became 92.5.');
    expect(words).toHaveTextContent('Check the weight of each unit with its pallet and packaging.');
    expect(screen.getByRole('link', { name: 'View invoice 30340' })).toHaveAttribute(
      'href',
      '/invoice-detail/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
    );
  });

  it('counts one correction at once where it was of the same product or lane', async () => {
    await open({ ...risk, count: 1, same_product: 0, same_lane: 1 });
    expect(await screen.findByText('A load like this one was corrected before')).toBeVisible();
  });

  it('is not mentioned for two that have nothing to do with this load', async () => {
    const { api } = await open({ ...risk, count: 2, same_product: 0, same_lane: 0 });
    await screen.findByRole('button', { name: /^Book for/ });
    expect(api.requests.some(({ name }) => name === 'adjustments.risk')).toBe(true);
    expect(screen.queryByText(/Corrections totaled/)).toBeNull();
  });
});
