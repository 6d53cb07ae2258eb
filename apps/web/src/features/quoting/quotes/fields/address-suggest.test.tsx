import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Address, type Answer } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote } from '../../../../testing/sample-quote.ts';

const { list } = endpoints.addressBook;

const dock: Address = {
  id: '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e01',
  company: 'Logan Square Remodel',
  contact_first_name: 'Maya',
  contact_last_name: 'Larsen',
  email: 'dock@logan.example',
  phone: '(773) 555-0142',
  street_lines: ['2600 N Milwaukee Avenue', 'Rear dock'],
  city: 'Chicago',
  state: 'IL',
  postal_code: '60647-1234',
  country: 'US',
  interior_number: null,
  exterior_number: null,
  neighborhood: null,
  site_type: 'business',
  limited_access: true,
  liftgate_recommended: true,
  opens_at: '07:00',
  closes_at: '15:30',
  verified: false,
  verified_at: null,
  created_at: '2026-11-16T14:30:00.000Z',
  updated_at: '2026-11-16T14:30:00.000Z',
};

const found: Answer<typeof list> = {
  data: [dock],
  links: { first: null, last: null, prev: null, next: null },
  meta: {
    current_page: 1,
    from: 1,
    to: 1,
    last_page: 1,
    links: [],
    path: '',
    per_page: 20,
    total: 1,
    total_is_exact: true,
  },
};

const suggestion = '2600 N Milwaukee Avenue, Chicago, IL 60647-1234';

describe('an address of the book', () => {
  it('is picked as a name is typed, and tells ZIP, site and liftgate', async () => {
    const { api, person } = await openQuote({ prepare: (fake) => fake.answer(list, found) });
    const [, code] = await screen.findAllByLabelText('ZIP code');
    await person.click(code!);
    await person.keyboard('logan');
    await screen.findByText(suggestion, {}, { timeout: 5000 });
    await person.keyboard('{ArrowDown}{Enter}');
    expect(code).toHaveValue('60647');
    expect(await screen.findAllByText('Chicago, IL')).not.toHaveLength(0);
    expect(screen.getByDisplayValue('Limited access')).toBeVisible();
    const liftgates = screen.getAllByRole('button', { name: 'Liftgate' });
    expect(liftgates.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(api.requests.find(({ name }) => name === 'addressBook.list')?.query).toMatchObject({ search: 'logan' });
  });

  it('leaves a ZIP that is typed alone', async () => {
    const { person } = await openQuote({ prepare: (fake) => fake.answer(list, found) });
    const [code] = await screen.findAllByLabelText('ZIP code');
    await person.fill(code!, '03103');
    await person.tab();
    expect(code).toHaveValue('03103');
    expect(await screen.findAllByText('Manchester, NH')).not.toHaveLength(0);
  });

  it('fills in the whole party when booking, at the postal code of the rates only', async () => {
    const [rate] = quote.rates;
    const { api, person } = await openQuote({
      path: '/?step=book',
      prepare: (fake) => {
        leaveRates(quote, rate!.id);
        fake.answer(list, found);
      },
    });
    await screen.findByText('Not booked');
    const delivery = within(screen.getByRole('group', { name: 'Delivery' }));
    const company = delivery.getByLabelText('Company');
    await person.click(company);
    await person.keyboard('logan');
    await screen.findByText(suggestion, {}, { timeout: 5000 });
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(company).toHaveValue('Logan Square Remodel'));
    for (const [label, value] of [
      ['Street', '2600 N Milwaukee Avenue'],
      ['Street, line 2', 'Rear dock'],
      ['Contact first name', 'Maya'],
      ['Phone', '(773) 555-0142'],
      ['ZIP code', '60647'],
    ] as const)
      expect(delivery.getByLabelText(label)).toHaveValue(value);
    expect(api.requests.find(({ name }) => name === 'addressBook.list')?.query).toMatchObject({
      search: 'logan 60647',
    });
  });
});
