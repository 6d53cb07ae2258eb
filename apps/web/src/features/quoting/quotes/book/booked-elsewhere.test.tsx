import { screen, within } from '@testing-library/react';
import { endpoints, type BookingWire, type Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { customer } from '../../../../testing/people.ts';
import { quote, shipment } from '../../../../testing/sample-quote.ts';
import { localDrafts } from '../draft/quote-draft-store.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { typedBooking } from '../testing/typed-booking.ts';

const granite = quote.rates[0]!;
const booking = {
  id: shipment.id,
  state: 'booked',
  number: 'WB20417024',
  rate_id: granite.id,
  shipment_id: shipment.id,
  booked_by: 'Dana Fields',
  booked_at: '2026-12-01T15:41:00.000Z',
} as const;
const booked: Quote = { ...quote, status: 'booked', booking };
const confirming: BookingWire = {
  id: shipment.id,
  state: 'confirming',
  reference: 'WB20417024',
  shipment_id: null,
  reason: null,
  phone: '555-0100',
  payment: null,
  since: '2026-12-01T15:41:00.000Z',
};

function open(path: string, prepare: (api: FakeApi) => void) {
  return openQuote({
    path,
    prepare: (api) => {
      leaveRates(quote, granite.id, null, typedBooking);
      api.answer(endpoints.shipments.show, { data: shipment });
      prepare(api);
    },
  });
}
const refuse = (api: FakeApi) =>
  api.handle(endpoints.shipments.book, () =>
    Response.json({ message: 'Booked', code: 'quote_booked', request_id: 'r' }, { status: 409 }),
  );
const bookButtons = () => screen.queryAllByRole('button', { name: /^Book(?! Shipment)/ });

async function expectBooked() {
  const title = await screen.findByText('Booked as WB20417024');
  const notice = within(title.closest('[role="alert"]') as HTMLElement);
  // 15:41 UTC at the pickup in Manchester.
  expect(notice.getByText(/^Dana Fields booked this quote with Granite State Freight on .*10:41/)).toBeVisible();
  const view = notice.getByRole('link', { name: 'View shipment' });
  expect(view).toHaveAttribute('href', `/track/detail/${shipment.id}`);
  expect(notice.getByRole('link', { name: 'Ship again' }).getAttribute('href')).toContain(`shipment=${shipment.id}`);
  expect(bookButtons()).toEqual([]);
}

describe('a quote that was booked in another tab', () => {
  it('shows its shipment to whoever presses Book, and no second Book button [BOOK-07]', async () => {
    const { api, person } = await open('/?step=book', refuse);
    const book = await screen.findByRole('button', { name: /^Book for/ });
    api.answer(endpoints.quotes.show, { data: booked });
    await person.click(book);
    await expectBooked();
    expect(api.sentTo('shipments.book')).toHaveLength(1);
  });

  it('shows its shipment over the rates [BOOK-07]', async () => {
    const { api } = await open('/?step=rates', (server) => server.answer(endpoints.quotes.show, { data: booked }));
    await expectBooked();
    expect(api.sentTo('shipments.book')).toEqual([]);
  });

  it('is waited for while its carrier has not answered, and opens its confirmation [BOOK-07]', async () => {
    const { api, person } = await open('/?step=rates', (server) => {
      server.answer(endpoints.quotes.show, {
        data: { ...quote, booking: { ...booking, state: 'confirming', shipment_id: null } },
      });
      server.answer(endpoints.shipments.booking, { data: confirming });
    });
    expect(await screen.findByText('Waiting for Granite State Freight to confirm.')).toBeVisible();
    expect(bookButtons()).toEqual([]);
    api.answer(endpoints.shipments.booking, { data: { ...confirming, state: 'booked', shipment_id: shipment.id } });
    await person.click(screen.getByRole('button', { name: 'View booking' }));
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    expect(api.sentTo('shipments.book')).toEqual([]);
  });
});

describe('after a booking', () => {
  const opensEmpty = async (path: string) => {
    for (const code of await screen.findAllByLabelText('ZIP code')) expect(code).toHaveValue('');
    expect(location.pathname).toBe(path);
    expect(localDrafts(customer().id).filter(({ draft }) => draft.booking_id !== null)).toEqual([]);
  };

  it.each(['/', '/quote', '/quote-shipment'])(
    'whose answer never reached the tab, %s opens an empty form and says what was booked [BOOK-07]',
    async (path) => {
      await openQuote({
        path,
        prepare: (api) => {
          leaveRates(quote, granite.id, shipment.id, typedBooking);
          const data: BookingWire = { ...confirming, state: 'booked', shipment_id: shipment.id };
          api.answer(endpoints.shipments.booking, { data });
        },
      });
      await opensEmpty(path);
      const said = within((await screen.findByText('Booked as WB20417024')).closest('[role="status"]') as HTMLElement);
      expect(said.getByRole('button', { name: 'View shipment' })).toBeVisible();
    },
  );

  it('that ended while another page was open, the quote page opens empty [BOOK-07]', async () => {
    let answer: () => void = () => undefined;
    const { person, router } = await open('/?step=book', (server) => {
      server.handle(endpoints.shipments.book, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return Response.json({ data: shipment });
      });
      server.answer(endpoints.shipments.booking, { data: confirming });
    });
    await person.click(await screen.findByRole('button', { name: /^Book for/ }));
    await router.navigate({ to: '/quote-history' });
    answer();
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    await router.navigate({ to: '/' });
    await opensEmpty('/');
  });

  it('Back shows the rates as booked, and the quote page opens empty [BOOK-07]', async () => {
    const { api, person, router } = await open('/?step=rates', (server) =>
      server.answer(endpoints.shipments.book, { data: shipment }),
    );
    await person.click((await screen.findAllByRole('button', { name: /^Book(?! Shipment)/ }))[0] as HTMLElement);
    const book = await screen.findByRole('button', { name: /^Book for/ });
    api.answer(endpoints.quotes.show, { data: booked });
    await person.click(book);
    expect(await screen.findByText('Booked with Granite State Freight for $846.25')).toBeVisible();
    router.history.back();
    await expectBooked();
    await router.navigate({ to: '/' });
    for (const code of await screen.findAllByLabelText('ZIP code')) expect(code).toHaveValue('');
  });
});
