import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote } from '../../../../testing/sample-quote.ts';

const granite = quote.rates[0]!;
const freshId = '01890a5d-ac96-774b-bcce-b302099a8a99';
const freshRate = '01890a5d-ac96-774b-bcce-b302099a8b99';
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** The same load with the change: Granite costs $98.00 more. */
function dearer(request: Partial<Quote['request']>): Quote {
  return {
    ...quote,
    id: freshId,
    number: 'Q-264716',
    request: { ...quote.request, ...request },
    rates: [
      {
        ...granite,
        id: freshRate,
        total_without_insurance: usd(granite.total_without_insurance.amount + 9800),
        total_with_insurance: usd((granite.total_with_insurance?.amount ?? 0) + 9800),
      },
    ],
  };
}

async function openBooking(shown: Quote, next: Quote) {
  const opened = await openQuote({
    path: '/?step=book',
    prepare: (api: FakeApi) => {
      leaveRates(shown, granite.id);
      api.handle(endpoints.quotes.show, ({ params }) =>
        Response.json({ data: params['id'] === next.id ? next : shown }),
      );
      api.answer(endpoints.quotes.create, { data: next });
    },
  });
  await screen.findByText('Not booked');
  return opened;
}
const delivery = () => within(screen.getByRole('group', { name: 'Delivery' }));
const book = () => screen.getByRole('button', { name: /^Book for/ });

describe('what costs extra at booking', () => {
  it('a delivery appointment asks for the new price, keeps what is typed, and can be undone [BOOK-01]', async () => {
    const { api, person } = await openBooking(quote, dearer({ accessorials: ['APPT'] }));
    await person.click(delivery().getByLabelText('Company'));
    await person.paste('Sample Renovation Site');
    expect(book()).toHaveTextContent('Book for $846.25');
    await person.click(delivery().getByLabelText(/^Delivery appointment/));
    expect(await screen.findByText('The price is now $944.25. It was $846.25.')).toBeVisible();
    expect(api.sentTo('quotes.create')[0]).toMatchObject({ accessorials: ['APPT'] });
    expect(book()).toHaveTextContent('Book for $944.25');
    expect(delivery().getByLabelText('Company')).toHaveValue('Sample Renovation Site');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(book()).toHaveTextContent('Book for $846.25'));
    expect(delivery().getByLabelText('Company')).toHaveValue('Sample Renovation Site');
  });

  it('dates of an appointment are checked in the words of the specification [BOOK-03]', async () => {
    const appointed = { ...quote, request: { ...quote.request, accessorials: ['APPT' as const] } };
    const { person } = await openBooking(appointed, appointed);
    const field = delivery().getByLabelText('Appointment date (optional)');
    for (const [typed, said] of [
      ['soon', 'Please enter a valid date'],
      ['11/2/2026', 'Date needs to be today or after.'],
      ['12/2/2026', 'Date needs to be after the pickup date.'],
    ] as const) {
      await person.clear(field);
      await person.fill(field, typed);
      await person.tab();
      expect(await delivery().findByText(said)).toBeVisible();
    }
  });

  it('at a residence it is asked whether a lift-gate is needed, and yes orders one [BOOK-01, BOOK-02]', async () => {
    const home = { ...quote.request.destination, site_type: 'residential' as const };
    const shown = { ...quote, request: { ...quote.request, destination: home } };
    const { api, person } = await openBooking(shown, dearer({ destination: home, accessorials: ['LGDEL'] }));
    expect(screen.getByText('Delivery is to a residence. Does the driver need a liftgate to unload?')).toBeVisible();
    await person.click(book());
    expect(await screen.findAllByText(/Field is required/)).not.toEqual([]);
    // Both prices stand there before anything is chosen: 98.00 more with a lift-gate.
    const question = within(screen.getByRole('radiogroup', { name: 'Liftgate at delivery' }));
    expect(await question.findByText('$944.25 in total, $98.00 more')).toBeVisible();
    expect(question.getByText(/^\$846\.25 in total\./)).toBeVisible();
    await person.click(screen.getByLabelText('Yes, add a liftgate'));
    expect(await screen.findByText('The price is now $944.25. It was $846.25.')).toBeVisible();
    // The price that was asked for ahead is the one that is taken.
    expect(api.sentTo('quotes.create')).toMatchObject([{ accessorials: ['LGDEL'] }]);
    expect(screen.getByLabelText('Yes, add a liftgate')).toBeChecked();
  });

  it('a carrier that gives no rate for the change is named, and nothing is changed [BOOK-01]', async () => {
    const without = { ...dearer({ accessorials: ['APPT'] }), rates: [] };
    const { person } = await openBooking(quote, without);
    await person.click(delivery().getByLabelText(/^Delivery appointment/));
    expect(await screen.findByText('Granite State Freight has no rate for this')).toBeVisible();
    expect(book()).toHaveTextContent('Book for $846.25');
  });
});

describe('a parcel at booking', () => {
  it('shows what its carrier offers, what that means, and who signs, and needs a full address [BOOK-12, QUOTE-28]', async () => {
    const parcel: Quote = { ...quote, request: { ...quote.request, mode: 'parcel', signature: 'adult' } };
    const { person, api } = await openQuote({
      path: '/?step=book',
      prepare: (server: FakeApi) => {
        leaveRates(parcel, granite.id);
        server.answer(endpoints.quotes.show, { data: parcel });
        server.answer(endpoints.bookings.terms, {
          data: { pickup_choices: ['mail_carrier', 'drop_off'], pickup_with_booking: false },
        });
      },
    });
    expect(await screen.findByText('The mail carrier picks up.')).toBeVisible();
    expect(screen.getByText('Adult signature, 21 or older')).toBeVisible();
    await person.click(screen.getByLabelText('Drop-off'));
    expect(await screen.findByText('Shipper drops off.')).toBeVisible();
    await person.click(book());
    expect((await screen.findAllByText('A full address is required to book a parcel'))[0]).toBeVisible();
    expect(api.sentTo('shipments.book')).toEqual([]);
  });
});
