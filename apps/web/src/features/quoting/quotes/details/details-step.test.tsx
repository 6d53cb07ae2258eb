import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { packageTypes } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { customer } from '../../../../testing/people.ts';
import { readDraft, writeDraft } from '../draft/quote-draft-store.ts';
import { openQuote, row, typeItem, typeLoad } from '../testing/open-quote.tsx';

const sent = (bodies: readonly unknown[]) =>
  bodies[0] as Record<string, unknown> & { items: Record<string, unknown>[] };
const supportContacts = {
  email: 'support@waybill.example',
  billing_email: 'billing@waybill.example',
  hours: { opens_at: '07:00', closes_at: '19:00', time_zone: 'America/Chicago' },
};
const getRates = () => screen.getByRole('button', { name: /^Get rates/ });

describe('shipment details', () => {
  it('stand first of four named steps, beside the way to sales, and ask every carrier with what was typed [QUOTE-01, QUOTE-04]', async () => {
    const { api, person } = await openQuote();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'Shipment Details',
      'Rate Results',
      'Book Shipment',
      'Confirmation',
    ]);
    expect(screen.getByRole('button', { name: 'Request Quote' })).toBeVisible();
    await typeLoad(person);
    // Under the field, where no width of it cuts the state off.
    expect(await screen.findByText('Manchester, NH', { selector: 'b' })).toBeVisible();
    await person.click(getRates());
    expect(await screen.findByText('Q-264715')).toBeVisible();
    expect(sent(api.sentTo('quotes.create'))).toMatchObject({
      origin: { postal_code: '03103', site_type: 'business' },
      destination: { postal_code: '60647' },
      pickup_date: '2026-12-02',
      shipment_value: { amount: 850_000, currency: 'USD' },
      insured: false,
      items: [
        {
          description: 'Bathroom vanities, boxed',
          package_type: 'pallets',
          quantity: 2,
          length: { value: 48, unit: 'in' },
          weight: { value: 1240, unit: 'lb' },
          freight_class: null,
        },
      ],
    });
  });

  it('show density, class and linear feet as numbers are typed, and why [QUOTE-09]', async () => {
    const { person } = await openQuote();
    await typeItem(person, 1);
    // 48 x 40 x 48 / 1,728 = 53.33 ft3; 620 lb / 53.33 = 11.625, shown as 11.63: the band of 10 to 12 is class 92.5.
    expect(await row(1).findByText('11.63')).toBeVisible();
    expect(row(1).getByLabelText('Class, item 1')).toHaveDisplayValue('92.5');
    // Two pallets of 40 in stand side by side on 96 in: 48 in are 4 ft.
    expect(await row(1).findByText('4.0')).toBeVisible();
    await person.click(row(1).getByRole('button', { name: 'Why class 92.5' }));
    expect(await screen.findByRole('dialog', { name: 'Why class 92.5' })).toHaveTextContent('11.63 lb/ft³');
  });

  it('ask about a class that was overridden before any rates; going back reverts it [QUOTE-10]', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    await person.selectOptions(screen.getByLabelText('Class, item 1'), '70');
    expect(await screen.findByText('Class 70 is lower than the recommended class 92.5.')).toBeVisible();
    await person.click(getRates());
    expect(await screen.findByRole('button', { name: 'Fix 1 field to continue' })).toBeVisible();
    expect(api.sentTo('quotes.create')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Use class 92.5' }));
    expect(screen.getByLabelText('Class, item 1')).toHaveDisplayValue('92.5');
    expect(screen.queryByText(/is lower than the recommended/)).toBeNull();
  });

  it('send an override that was kept, with its answer [QUOTE-10]', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    await person.selectOptions(screen.getByLabelText('Class, item 1'), '70');
    await person.click(await screen.findByRole('button', { name: 'Keep class 70' }));
    await person.click(getRates());
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    expect(sent(api.sentTo('quotes.create')).items[0]).toMatchObject({ freight_class: '70', class_acknowledged: true });
  });

  it('ask again when the figures change after an override was kept [QUOTE-10]', async () => {
    const { person } = await openQuote();
    await typeLoad(person);
    await person.selectOptions(screen.getByLabelText('Class, item 1'), '70');
    await person.click(await screen.findByRole('button', { name: 'Keep class 70' }));
    await person.clear(screen.getByLabelText('Total weight, item 1'));
    // 600 lb / 106.67 ft3 = 5.63: class 175.
    await person.fill(screen.getByLabelText('Total weight, item 1'), '600');
    expect(await screen.findByText('Class 70 is lower than the recommended class 175.')).toBeVisible();
  });

  it('offer the 21 package types by name [QUOTE-08]', async () => {
    await openQuote();
    const options = within(screen.getByLabelText('Package, item 1')).getAllByRole('option');
    expect(options).toHaveLength(21);
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([...packageTypes]);
  });

  it('say what is wrong in the words of the specification, beside the field and above [QUOTE-12, QUOTE-14]', async () => {
    const { api, person } = await openQuote();
    await typeItem(person, 1, ['1', '48', '40', '96.5', '4501']);
    await person.tab();
    expect(await screen.findByText('Height: Over 96 in / 243 cm: call us for a quote')).toBeVisible();
    expect(screen.getByText('Total weight: Weight exceeds maximum weight per item')).toBeVisible();
    expect(screen.getByLabelText('Height, item 1')).toBeInvalid();
    await person.click(getRates());
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(
      screen.getByText('Shipment value is required, even without insurance', { selector: '[class*=error]' }),
    ).toBeVisible();
    expect(screen.getAllByLabelText('ZIP code')[0]).toHaveAccessibleDescription('Field is required');
    expect(api.sentTo('quotes.create')).toEqual([]);
  });

  it.each([
    ['1-800-555-0100', ': 1-800-555-0100'],
    ['', ''],
  ])(
    'say whom to call, with the number of support where there is one: %j [QUOTE-12, QUOTE-15]',
    async (phone, said) => {
      const { person } = await openQuote({
        prepare: (api) => api.answer(endpoints.support.contacts, { data: { ...supportContacts, phone } }),
      });
      await typeItem(person, 1, ['1', '48', '40', '97', '500']);
      await person.tab();
      expect(await screen.findByText(`Height: Over 96 in / 243 cm: call us for a quote${said}`)).toBeVisible();
      await person.fill(screen.getByLabelText('Shipment value'), '10001');
      await person.click(screen.getByRole('switch', { name: /^Insure/ }));
      expect(await screen.findByText(`Call us for a quote to insure this value${said}.`)).toBeVisible();
    },
  );

  it('require a height [QUOTE-12]', async () => {
    const { person } = await openQuote();
    await person.click(getRates());
    await person.click(await screen.findByRole('link', { name: 'Height, item 1: Field is required' }));
    expect(screen.getByLabelText('Height, item 1')).toHaveFocus();
  });

  it('offer every service one can ask for, say what it means, and send those chosen [QUOTE-11]', async () => {
    const { api, person } = await openQuote();
    const pickup = within(screen.getByRole('group', { name: 'Extra services at pickup' }));
    const delivery = within(screen.getByRole('group', { name: 'Extra services at delivery' }));
    expect(pickup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Liftgate',
      'Inside pickup',
      'Trade show pickup',
      'Protect from freezing',
    ]);
    expect(delivery.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Liftgate',
      'Inside delivery',
      'Appointment',
      'Notify before arrival',
      'Sort and segregate',
      'Trade show delivery',
    ]);
    expect(delivery.getByRole('button', { name: 'Appointment' })).toHaveAccessibleDescription(
      /schedules a delivery window/,
    );
    await typeLoad(person);
    await person.click(delivery.getByRole('button', { name: 'Liftgate' }));
    expect(delivery.getByRole('button', { name: 'Liftgate' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(getRates());
    await waitFor(() => expect(sent(api.sentTo('quotes.create'))['accessorials']).toEqual(['LGDEL']));
  });

  it('warn of more than 12 linear feet, and of 7 pallets and more, while they are typed [QUOTE-17, QUOTE-20]', async () => {
    const { person } = await openQuote();
    // Seven pallets stand in four rows of 48 in: 16 ft.
    await typeItem(person, 1, ['7', '48', '40', '48', '3000']);
    expect(
      await screen.findByText('The load takes 16 linear feet. Over 12 ft, carriers may apply over-length rules.'),
    ).toBeVisible();
    expect(
      screen.getByText('We don’t quote 7 or more pallets online. Send the request to sales for a price.'),
    ).toBeVisible();
  });

  it('name a ZIP that nobody knows beside its field', async () => {
    const { person } = await openQuote();
    await person.fill(screen.getAllByLabelText('ZIP code')[0]!, '99999');
    expect(await screen.findByText('We don’t recognize this ZIP or postal code')).toBeVisible();
  });

  it('add a line by Enter in the last one and put the cursor there; Ctrl and Enter ask for rates', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    await person.type(screen.getByLabelText('Total weight, item 1'), '{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Description, item 2')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Actions for item 2' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await person.click(screen.getByLabelText('Shipment value'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
  });

  it('take the reference out of the address and keep the draft for the next visit', async () => {
    const { person } = await openQuote({ path: '/PO-7781' });
    expect(screen.getByLabelText('Your reference (optional)')).toHaveValue('PO-7781');
    await typeItem(person, 1);
    await waitFor(() =>
      expect(readDraft(customer().id)?.details.items[0]?.description).toBe('Bathroom vanities, boxed'),
    );
    cleanup();
    const kept = readDraft(customer().id)!;
    await openQuote({ prepare: () => writeDraft(customer().id, kept) });
    expect(screen.getByLabelText('Description, item 1')).toHaveValue('Bathroom vanities, boxed');
    expect(screen.getByLabelText('Total weight, item 1')).toHaveValue('1,240');
  });

  it('store metric sizes as they were typed', async () => {
    const { api, person } = await openQuote({ user: customer('owner', { unit_system: 'metric' }) });
    await typeLoad(person);
    expect(await row(1).findByText('kg/m³')).toBeInTheDocument();
    await person.click(getRates());
    await waitFor(() =>
      expect(sent(api.sentTo('quotes.create')).items[0]).toMatchObject({
        length: { value: 48, unit: 'cm' },
        weight: { value: 1240, unit: 'kg' },
      }),
    );
  });

  it('fill in a lane that was quoted lately [QUOTE-04]', async () => {
    const end = (postal_code: string, city: string, state: string) => ({
      postal_code,
      city,
      state,
      country: 'US' as const,
    });
    const lane = {
      origin: { ...end('03103', 'Manchester', 'NH'), site_type: 'limited_access' as const },
      destination: { ...end('60647', 'Chicago', 'IL'), site_type: 'residential' as const },
    };
    const { person } = await openQuote({
      prepare: (api) => api.answer(endpoints.recents.show, { data: { lanes: [lane], boxes: [] } }),
    });
    await person.click(screen.getByRole('button', { name: 'Recent lanes' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Manchester, NH 03103 → Chicago, IL 60647' }));
    expect(await screen.findByText('Manchester, NH', { selector: 'b' })).toBeVisible();
    expect(screen.getAllByLabelText('Site type').map((site) => (site as HTMLSelectElement).value)).toEqual([
      'limited_access',
      'residential',
    ]);
    expect(screen.queryByRole('button', { name: 'Recent lanes' })).toBeNull();
  });

  it('strike days without pickup and say why; the cut-off counts by the pickup place’s clock', async () => {
    const { person } = await openQuote();
    expect(screen.getByRole('button', { name: /Sat, Dec 5, 2026\. The pickup date is a weekend\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(
      screen.getByRole('button', { name: /Tue, Dec 1, 2026\. Same-day pickup isn’t available online/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await person.fill(screen.getAllByLabelText('ZIP code')[0]!, '03103');
    // From 10:42 to 16:00 there are 5 h 18 min.
    expect(await screen.findByText('Book by 4:00 PM Eastern Time today')).toBeVisible();
    expect(screen.getByText(/5 h 18 min left in Manchester/)).toBeVisible();
  });

  it('strike a day whose cut-off has passed once the pickup place is known, and take the next one [QUOTE-20]', async () => {
    // 16:01 in Manchester, 15:01 in Chicago.
    const { person } = await openQuote({ now: Date.parse('2026-12-01T21:01:00Z') });
    const wednesday = () => screen.getByRole('button', { name: /Wed, Dec 2, 2026/ });
    const thursday = () => screen.getByRole('button', { name: /Thu, Dec 3, 2026/ });
    await person.click(wednesday());
    expect(wednesday()).toHaveAttribute('aria-pressed', 'true');
    const [from] = screen.getAllByLabelText('ZIP code');
    await person.fill(from!, '60647');
    expect(await screen.findByText(/59 min left in Chicago/)).toBeVisible();
    expect(wednesday()).toHaveAttribute('aria-pressed', 'true');
    await person.clear(from!);
    await person.fill(from!, '03103');
    await waitFor(() => expect(wednesday()).toHaveAttribute('aria-disabled', 'true'));
    expect(thursday()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Wed 2: The booking cutoff for this pickup day has passed.')).toBeVisible();
  });

  it.each([
    ['ltl', 'Thu 26: Thanksgiving Day. Fri 27: The day after Thanksgiving.'],
    ['parcel', 'Thu 26: Thanksgiving Day.'],
  ] as const)('name the holidays of the week under its days, for %s [QUOTE-20]', async (mode, said) => {
    await openQuote({ path: `/?mode=${mode}`, now: Date.parse('2026-11-25T12:00:00Z') });
    expect(await screen.findByText(said)).toBeVisible();
  });
});
