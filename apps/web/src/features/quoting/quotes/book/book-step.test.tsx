import { screen, waitFor, within } from '@testing-library/react';
import { bookingDisclaimer, endpoints, referenceTypes } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote, shipment } from '../../../../testing/sample-quote.ts';
import type { Person } from '../../../../testing/person.ts';

const granite = quote.rates[0]!;
const book = () => screen.getByRole('button', { name: /^Book for/ });
const keys = (api: FakeApi) =>
  api.requests.filter(({ name }) => name === 'shipments.book').map(({ headers }) => headers.get('idempotency-key'));
const part = (name: 'Pickup' | 'Delivery') => within(screen.getByRole('group', { name }));

async function openBooking(prepare?: (api: FakeApi) => void) {
  const opened = await openQuote({
    path: '/?step=book',
    prepare: (api) => {
      leaveRates(quote, granite.id);
      api.answer(endpoints.shipments.book, { data: shipment });
      api.answer(endpoints.shipments.show, { data: shipment });
      prepare?.(api);
    },
  });
  await screen.findByText('Not booked');
  return opened;
}

/** Puts a text into a field as a paste does: at once, so that a long form does not take long. */
async function put(person: Person, field: HTMLElement, text: string): Promise<void> {
  await person.click(field);
  await person.paste(text);
}

async function typeParties(person: Person): Promise<void> {
  const [pickup, delivery] = [part('Pickup'), part('Delivery')];
  await put(person, pickup.getByLabelText('Street'), '100 Sample Street');
  await put(person, pickup.getByLabelText('Phone'), '603-555-0142');
  for (const [label, text] of [
    ['Company', 'Sample Renovation Site'],
    ['Street', '200 Placeholder Avenue'],
    ['Contact first name', 'Site'],
    ['Contact last name', 'Contact'],
    ['Phone', '312-555-0187'],
    ['Email', 'site@example.com'],
  ] as const)
    await put(person, delivery.getByLabelText(label), text);
}

describe('book shipment', () => {
  it('begins with what is known, takes the rest, and sends all of it [BOOK-01]', async () => {
    const { api, person } = await openBooking();
    expect(part('Pickup').getByLabelText('Company')).toHaveValue('Maple Kiln Ceramics');
    expect(part('Pickup').getByLabelText('City')).toHaveValue('Manchester');
    expect(part('Delivery').getByLabelText('City')).toHaveValue('Chicago');
    expect(part('Delivery').getByLabelText('State')).toHaveValue('IL');
    expect(part('Delivery').getByLabelText('ZIP code')).toHaveValue('60647');
    await typeParties(person);
    await person.clear(screen.getByLabelText('Ready from'));
    await person.fill(screen.getByLabelText('Ready from'), '1pm');
    await person.tab();
    expect(screen.getByLabelText('Ready from')).toHaveValue('1:00 PM');
    await person.click(part('Delivery').getByLabelText('First come, first served'));
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await put(person, screen.getByLabelText('Reference number 1'), '4471-B');
    await put(person, screen.getByLabelText('Notes to carrier'), 'Use the alley gate.');
    // 799.50 without insurance and 46.75 for it.
    expect(book()).toHaveTextContent('Book for $846.25');
    await person.click(book());
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    expect(api.sentTo('shipments.book')[0]).toMatchObject({
      quote_id: quote.id,
      rate_id: granite.id,
      insured: true,
      ready_at: '13:00',
      references: [{ type: 'po_number', number: '4471-B' }],
      notes: 'Use the alley gate.',
      pickup: { company: 'Maple Kiln Ceramics', postal_code: '03103', country: 'US' },
      delivery: { city: 'Chicago', first_come_first_serve: true },
    });
  });

  it('names no price of an insurance that is not offered [BOOK-01]', async () => {
    const rates = quote.rates.map((rate) => ({ ...rate, insurance: null, total_with_insurance: null }));
    await openBooking((api) => api.answer(endpoints.quotes.show, { data: { ...quote, rates } }));
    expect(screen.getByRole('switch', { name: /^Insure the shipment/ })).toBeDisabled();
    expect(screen.queryByText(/^Insure \$/)).toBeNull();
  });

  it('lists at the button what is still needed, each a way to its field [BOOK-03]', async () => {
    const { person } = await openBooking();
    const needed = within(await screen.findByRole('list', { name: 'Still needed' }));
    expect(needed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pickup: StreetPhone',
      'Delivery: CompanyStreetContact first nameContact last namePhoneEmail',
    ]);
    await person.click(needed.getAllByRole('link', { name: 'Phone' })[1]!);
    expect(part('Delivery').getByLabelText('Phone')).toHaveFocus();
    await typeParties(person);
    expect(screen.queryByRole('list', { name: 'Still needed' })).toBeNull();
  });

  it('says how long the pickup can still be booked today', async () => {
    // A Tuesday, 10:42 AM in Manchester: a pickup on Wednesday is booked until 4:00 PM.
    await openBooking();
    expect(screen.getByText('Book within 5 h 18 min')).toBeVisible();
    expect(screen.getByText(/for pickup on Wed, Dec 2: by 4:00 PM Eastern Time today\./)).toBeVisible();
  });

  it('offers the seven types of references [BOOK-01]', async () => {
    const { person } = await openBooking();
    for (const _ of referenceTypes) await person.click(screen.getByRole('button', { name: 'Add' }));
    const shown = referenceTypes.map(
      (_, index) => (screen.getAllByLabelText(`Type of reference ${index + 1}`)[0] as HTMLInputElement).value,
    );
    expect(shown).toEqual([
      'PO Number',
      'Release Number',
      'File Number',
      'Container Number',
      'HAWB',
      'MAWB',
      'Entry Number',
    ]);
  });

  it('says what is wrong in the words of the specification [BOOK-03]', async () => {
    const { api, person } = await openBooking();
    const pickup = part('Pickup');
    await person.fill(pickup.getByLabelText('Phone'), '12');
    await person.tab();
    expect(await pickup.findByText('Enter valid number')).toBeVisible();
    await person.clear(pickup.getByLabelText('Email'));
    await person.fill(pickup.getByLabelText('Email'), 'dana@');
    await person.tab();
    expect(await pickup.findByText('Invalid email')).toBeVisible();
    await person.clear(screen.getByLabelText('Dock opens'));
    await person.fill(screen.getByLabelText('Dock opens'), 'early');
    await person.tab();
    expect(await pickup.findByText('Please enter a valid time')).toBeVisible();
    await person.click(book());
    expect(await screen.findByText('Delivery, Company: Field is required')).toBeVisible();
    expect(api.sentTo('shipments.book')).toEqual([]);
  });

  it('is sent once however often the button is pressed [BOOK-07]', async () => {
    const answer = Promise.withResolvers<Response>();
    const { api, person } = await openBooking((server) =>
      server.handle(endpoints.shipments.book, () => answer.promise),
    );
    await typeParties(person);
    const button = book();
    await person.dblClick(button);
    expect(button).toHaveTextContent('Sending to Granite State Freight…');
    await person.click(button);
    answer.resolve(Response.json({ data: shipment }, { status: 201 }));
    await screen.findByText('Booked with Granite State Freight for $846.25');
    expect(keys(api)).toHaveLength(1);
  });

  it('tries again with the same id when the answer was lost, and loses nothing [BOOK-07]', async () => {
    const { api, person } = await openBooking((server) =>
      server.handle(endpoints.shipments.book, () => {
        throw new TypeError('lost');
      }),
    );
    await typeParties(person);
    await person.click(book());
    expect(await screen.findByText('The last attempt got no response')).toBeVisible();
    expect(part('Delivery').getByLabelText('Street')).toHaveValue('200 Placeholder Avenue');
    api.answer(endpoints.shipments.book, { data: shipment });
    await person.click(book());
    await screen.findByText('Booked with Granite State Freight for $846.25');
    const [first, second] = keys(api);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('finds the shipment of a lost answer even when the details were changed before the next try [BOOK-07]', async () => {
    const { person } = await openBooking((server) => server.refuse(endpoints.shipments.book, 'idempotency_key_reused'));
    await typeParties(person);
    await person.click(book());
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
  });

  it('names a credit hold in a dialog and keeps everything [BOOK-11]', async () => {
    const { api, person } = await openBooking((server) => server.refuse(endpoints.shipments.book, 'credit_hold'));
    await typeParties(person);
    await person.click(book());
    const dialog = await screen.findByRole('dialog', { name: 'This account is on credit hold' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'You can still quote and track. Pay the past-due invoices or call us to book again.',
      ),
    );
    await person.click(within(dialog).getByRole('button', { name: 'Got it' }));
    expect(part('Delivery').getByLabelText('Company')).toHaveValue('Sample Renovation Site');
    await waitFor(() => expect(book()).toBeVisible());
    await person.click(book());
    await waitFor(() => expect(keys(api)).toHaveLength(2));
    expect(new Set(keys(api)).size).toBe(2);
  });

  it('offers new rates when the quote has expired in between', async () => {
    const { api, person } = await openBooking((server) => server.refuse(endpoints.shipments.book, 'quote_expired'));
    await typeParties(person);
    await person.click(book());
    // It stands above what was typed, and comes into sight by taking the focus.
    await screen.findByText('These rates have expired. Get rates again before you book.');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^These rates have expired/));
    await person.click(screen.getByRole('button', { name: 'Get rates again' }));
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: '3 rates, 3 of 4 carriers' })).toBeVisible();
  });

  it('shows the words of a carrier that failed, with the way on [BOOK-08]', async () => {
    const message =
      'We are having technical difficulties completing the booking process at the moment. Please call 555-0100 Option 2 for immediate assistance.';
    const { person } = await openBooking((server) =>
      server.refuse(endpoints.shipments.book, 'booking_failed', { message }),
    );
    await typeParties(person);
    await person.click(book());
    // Over the form, and next to the button.
    expect(await screen.findAllByText(message)).toHaveLength(2);
  });

  it('asks for the disclaimer in a dialog before a first booking, keeps it, then books [BOOK-14]', async () => {
    const fresh = { version: bookingDisclaimer, text: null, accepted_at: null, earlier: null } as const;
    const { api, person } = await openBooking((server) => {
      server.answer(endpoints.disclaimers.show, { data: fresh });
      server.answer(endpoints.disclaimers.accept, { data: { ...fresh, accepted_at: '2026-12-01T15:42:00.000Z' } });
    });
    await typeParties(person);
    await person.click(book());
    const dialog = within(await screen.findByRole('dialog', { name: 'Before you book' }));
    // Readable by keyboard: the text is a region that takes the focus.
    expect(dialog.getByRole('region', { name: 'Disclaimer text' })).toHaveAttribute('tabindex', '0');
    await person.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('The disclaimer must be accepted')).toBeVisible();
    expect(api.sentTo('shipments.book')).toEqual([]);
    await person.click(book());
    await person.click(await screen.findByRole('button', { name: 'Accept and book for $846.25' }));
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    expect(api.sentTo('disclaimers.accept')).toEqual([{ version: bookingDisclaimer }]);
    expect(keys(api)).toHaveLength(1);
  });

  it('asks again when the text has changed while the page was open [BOOK-14]', async () => {
    const { api, person } = await openBooking((server) => {
      server.refuse(endpoints.shipments.book, 'disclaimer_required');
      server.answer(endpoints.disclaimers.accept, {
        data: { version: bookingDisclaimer, text: null, accepted_at: '2026-12-01T15:42:00.000Z', earlier: null },
      });
    });
    await typeParties(person);
    await person.click(book());
    await screen.findByRole('dialog', { name: 'Before you book' });
    api.answer(endpoints.shipments.book, { data: shipment });
    await person.click(await screen.findByRole('button', { name: 'Accept and book for $846.25' }));
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
  });
});
