import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { quote, shipment } from '../../../../testing/sample-quote.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';

const book = () => screen.getByRole('button', { name: /^Book for/ });
const part = (name: 'Pickup' | 'Delivery') => within(screen.getByRole('group', { name }));

async function openBooking(prepare: (api: FakeApi) => void) {
  const opened = await openQuote({
    path: '/?step=book',
    prepare: (api) => {
      leaveRates(quote, quote.rates[0]!.id);
      api.answer(endpoints.shipments.book, { data: shipment });
      api.answer(endpoints.shipments.show, { data: shipment });
      prepare(api);
    },
  });
  await screen.findByText('Not booked');
  return opened;
}

describe('who ships and who receives', () => {
  const { first_come_first_serve: _first, ...dock } = shipment.pickup;
  const { first_come_first_serve: _served, ...consignee } = shipment.delivery;
  const knownParties = (server: FakeApi) =>
    server.handle(endpoints.recents.parties, ({ query }) => {
      const meant =
        query['end'] === 'pickup'
          ? { ...dock, street_lines: ['12 Kiln Road'], verified: true }
          : { ...consignee, verified: null };
      const other = { ...meant, company: 'Second Site', street_lines: ['7 Other Road'], verified: false };
      return Response.json({ data: { meant, all: [meant, other] } });
    });

  it('shows whom the account knows at both ends, to read, and books without a field [BOOK-01]', async () => {
    const { api, person } = await openBooking(knownParties);
    for (const told of ['12 Kiln Road', 'USPS verified', new RegExp(shipment.pickup.phone)])
      expect(part('Pickup').getByText(told)).toBeVisible();
    expect(part('Pickup').queryByLabelText('Street')).toBeNull();
    expect(part('Delivery').getByText(shipment.delivery.company)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Still needed' })).toBeNull();
    expect(api.requests.find(({ name }) => name === 'recents.parties')?.query).toEqual({
      end: 'pickup',
      country: 'US',
      postal_code: '03103',
      other_postal_code: '60647',
    });
    await person.click(book());
    await waitFor(() =>
      expect(api.sentTo('shipments.book')).toMatchObject([
        { pickup: { street_lines: ['12 Kiln Road'] }, delivery: { company: shipment.delivery.company } },
      ]),
    );
  });

  it('lets another company of that ZIP be chosen, and one be corrected and kept in the address book', async () => {
    const { api, person } = await openBooking((server) => {
      knownParties(server);
      server.refuse(endpoints.addressBook.create, 'idempotency_key_reused');
    });
    await person.click(screen.getByRole('button', { name: 'Change pickup address' }));
    await person.click(await screen.findByRole('option', { name: /Second Site/ }));
    expect(part('Pickup').getByText('7 Other Road')).toBeVisible();
    expect(part('Pickup').getByText('Custom, unverified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save to address book: pickup' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Edit delivery' }));
    await person.fill(part('Delivery').getByLabelText('Company'), 'North Site');
    await person.click(screen.getByRole('button', { name: 'Save to address book: delivery' }));
    expect(await screen.findByText('The address was not saved')).toBeVisible();
    expect(api.sentTo('addressBook.create')).toMatchObject([
      { company: 'North Site', postal_code: '60647', site_type: 'business' },
    ]);
  });
});
