import { screen, waitFor } from '@testing-library/react';
import { endpoints, type BookingWire } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { typedBooking } from '../testing/typed-booking.ts';
import { quote, shipment } from '../../../../testing/sample-quote.ts';

const granite = quote.rates[0]!;
const id = '0f0f4c1e-8f0a-4b6e-9d55-00000000cafe';
const confirming: BookingWire = {
  id,
  state: 'confirming',
  reference: 'WB20461001',
  shipment_id: null,
  reason: null,
  phone: '555-0100',
  payment: null,
  since: '2026-12-01T15:41:00.000Z',
};
const rejected: BookingWire = { ...confirming, state: 'rejected', reason: 'No pickup on that day.' };
const failure =
  'We are having technical difficulties completing the booking process at the moment. Please call 555-0100 Option 2 for immediate assistance.';

async function open(bookingId: string | null, prepare: (api: FakeApi) => void, path = '/?step=book') {
  return openQuote({
    path,
    prepare: (api) => {
      leaveRates(quote, granite.id, bookingId, typedBooking);
      api.answer(endpoints.shipments.show, { data: shipment });
      prepare(api);
    },
  });
}
const panel = () => screen.findByRole('heading', { name: 'Confirming with Granite State Freight' });
const book = () => screen.getByRole('button', { name: /^Book for/ });

describe('a booking whose outcome is open', () => {
  it('is shown calmly with carrier, number and since when, and ends in the confirmation [BOOK-07]', async () => {
    const { api, person } = await open(null, (server) => {
      server.handle(endpoints.shipments.book, () => Response.json({ data: confirming }, { status: 202 }));
      server.answer(endpoints.shipments.booking, { data: confirming });
    });
    await person.click(await screen.findByRole('button', { name: /^Book for/ }));
    expect(await panel()).toBeVisible();
    expect(screen.getByText('WB20461001')).toBeVisible();
    expect(screen.getByText(/^You can close this page/)).toBeVisible();
    // 15:41 UTC at the pickup in Manchester.
    expect(screen.getByText(/10:41/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book for/ })).toBeNull();
    api.answer(endpoints.shipments.booking, { data: { ...confirming, state: 'booked', shipment_id: shipment.id } });
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    expect(api.sentTo('shipments.book')).toHaveLength(1);
  });

  it('is asked for after a reload, also when the page is opened without its step [BOOK-07]', async () => {
    const { api } = await open(id, (server) => server.answer(endpoints.shipments.booking, { data: confirming }), '/');
    expect(await panel()).toBeVisible();
    expect(api.requests.find(({ name }) => name === 'shipments.booking')?.params).toEqual({ id });
    expect(api.sentTo('shipments.book')).toEqual([]);
  });

  it('that was booked meanwhile opens its confirmation at once [BOOK-07]', async () => {
    await open(id, (server) =>
      server.answer(endpoints.shipments.booking, {
        data: { ...confirming, state: 'booked', shipment_id: shipment.id },
      }),
    );
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    expect(location.pathname).toBe(`/shipment-confirmation/${shipment.id}`);
  });

  it('that was rejected says whom to call, keeps what was typed, and is tried anew [BOOK-08, BOOK-07]', async () => {
    const { api, person } = await open(id, (server) => {
      server.answer(endpoints.shipments.booking, { data: rejected });
      server.answer(endpoints.shipments.book, { data: shipment });
    });
    expect(await screen.findAllByText(failure)).toHaveLength(2);
    expect(screen.getByText('The carrier says: No pickup on that day.')).toBeVisible();
    expect(screen.getByText('Sample Renovation Site')).toBeVisible();
    await person.click(book());
    await screen.findByText('Booked with Granite State Freight for $846.25');
    const [key] = api.requests
      .filter(({ name }) => name === 'shipments.book')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(key).not.toBe(id);
  });

  it('that never arrived can be sent again with the same id [BOOK-07]', async () => {
    const { api, person } = await open(id, (server) => {
      server.refuse(endpoints.shipments.booking, 'not_found');
      server.answer(endpoints.shipments.book, { data: shipment });
    });
    expect(await screen.findByText('The last attempt got no response')).toBeVisible();
    await person.click(book());
    await waitFor(() => expect(api.sentTo('shipments.book')).toHaveLength(1));
    expect(api.requests.find(({ name }) => name === 'shipments.book')?.headers.get('idempotency-key')).toBe(id);
  });
});
