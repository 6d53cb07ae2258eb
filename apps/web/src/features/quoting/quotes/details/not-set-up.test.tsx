import { screen } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { expect, it } from 'vitest';
import { customer } from '../../../../testing/people.ts';
import { sampleSite } from '../../../../testing/sample-site.ts';
import { openQuote } from '../testing/open-quote.tsx';

it('shipment details offer no insurance where nobody entered its terms, and say that nothing can be booked yet', async () => {
  const site = { ...sampleSite, insurance: null, booking_open: false, phone: '617-555-0188' };
  await openQuote({
    user: customer('owner', { insurance_preference: 'insured_only' }),
    prepare: (api) => api.answer(endpoints.site.show, { data: site }),
  });
  expect(await screen.findByText('Online booking is not open yet')).toBeVisible();
  expect(screen.getByText('Please call us at 617-555-0188.')).toBeVisible();
  expect(screen.queryByRole('switch', { name: /^Insure/ })).toBeNull();
});
