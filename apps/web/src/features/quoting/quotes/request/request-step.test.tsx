import { screen, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { readDraft } from '../draft/quote-draft-store.ts';
import { openQuote, typeItem, typeLoad } from '../testing/open-quote.tsx';
import { quote } from '../../../../testing/sample-quote.ts';
import { customer } from '../../../../testing/people.ts';
import { salesRequestSample } from '../../../../testing/sales-request.ts';

describe('the step Request Quote', () => {
  it('can be opened at once and stands in place of the online steps [QUOTE-01]', async () => {
    const { person } = await openQuote();
    await person.click(screen.getByRole('button', { name: /Request Quote/ }));
    expect(await screen.findByRole('button', { name: 'Send to sales' })).toBeVisible();
    expect(screen.getByText('Complete the load first')).toBeVisible();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Shipment Detailsdone',
      '2Request Quote',
    ]);
  });

  it('is offered for seven pallets, takes everything typed along and sends it [QUOTE-20, QUOTE-21]', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    const quantity = screen.getByLabelText('Qty, item 1');
    await person.clear(quantity);
    await person.fill(quantity, '7');
    expect(await screen.findByText(/don’t quote 7 or more pallets online/)).toBeVisible();
    const [open] = screen.getAllByRole('button', { name: 'Request Quote' }).slice(-1);
    await person.click(open as HTMLElement);
    expect(await screen.findByText('Bathroom vanities, boxed')).toBeVisible();
    // 1,240 lb on 7 units of 53.33 cubic feet are 3.32 lb/ft3: the band of 2 to 4 is class 250.
    expect(screen.getByText(/· Class 250$/)).toBeVisible();
    await person.fill(screen.getByLabelText(/^Phone/), '603-555-0142');
    await person.fill(screen.getByLabelText(/^Notes for sales/), 'Dock 4');
    await person.fill(screen.getByLabelText(/^Target price/), '1800');
    const request = salesRequestSample();
    api.answer(endpoints.quoteRequests.ask, { data: request });
    api.answer(endpoints.quoteRequests.show, { data: request });
    await person.click(screen.getByRole('button', { name: 'Send to sales' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'R-5207' })).toBeVisible();
    // What was sent is over: the next visit begins with an empty form.
    expect(readDraft(customer().id)?.details.items[0]?.description ?? '').toBe('');
    expect(api.sentTo('quoteRequests.ask')).toEqual([
      expect.objectContaining({
        origin: expect.objectContaining({ postal_code: '03103' }),
        items: [expect.objectContaining({ description: 'Bathroom vanities, boxed', quantity: 7 })],
        contact: expect.objectContaining({ phone: '603-555-0142' }),
        notes: 'Dock 4',
        target_price: { amount: 180_000, currency: 'USD' },
        reasons: [expect.objectContaining({ code: 'pallets_no_online_quote' })],
      }),
    ]);
  }, 30_000);

  it('says both messages from thirteen pallets on [QUOTE-20]', async () => {
    const { person } = await openQuote();
    await typeItem(person, 1, ['13', '48', '40', '48', '6200']);
    expect(await screen.findByText(/don’t quote 7 or more pallets online/)).toBeVisible();
    expect(screen.getByText('13 or more pallets ship as a truckload and can’t be quoted online.')).toBeVisible();
  }, 30_000);

  it('names what is missing beside its field and sends nothing', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    await person.click(screen.getByRole('button', { name: /Request Quote/ }));
    await person.click(await screen.findByRole('button', { name: 'Send to sales' }));
    expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(0);
    expect(api.sentTo('quoteRequests.ask')).toEqual([]);
  }, 30_000);

  const refusals = [
    ['pickup_today', 'Same-day pickup isn’t available online. Choose a later day.'],
    ['pickup_weekend', 'The pickup date is a weekend.'],
    ['pickup_holiday', 'The pickup date is a US holiday.'],
    ['cross_border', 'Cross-border is not supported online'],
  ] as const;
  for (const [code, text] of refusals) {
    it(`is the way on where there are no rates: ${code} [QUOTE-20]`, async () => {
      const { person } = await openQuote({
        prepare: (api) =>
          api.answer(endpoints.quotes.create, {
            data: { ...quote, rates: [], carriers: [], findings: [{ code, severity: 'refused', params: {} }] },
          }),
      });
      await typeLoad(person);
      await person.click(screen.getByRole('button', { name: /Get rates/ }));
      expect(await screen.findByText(text)).toBeVisible();
      const [open] = screen.getAllByRole('button', { name: 'Request Quote' }).slice(-1);
      await person.click(open as HTMLElement);
      expect(await screen.findByRole('button', { name: 'Send to sales' })).toBeVisible();
    }, 30_000);
  }
});
