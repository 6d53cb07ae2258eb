import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Shipment } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { event, shipment, fullTimeline } from '../../../testing/shipment.ts';
import { preferencesSample } from '../../../testing/truckload.ts';

const { show } = endpoints.shipments;
const path = '/track/detail/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a10';

function open(
  changes: Partial<Shipment> = {},
  { prepare, language = 'en' }: { prepare?: (api: FakeApi) => void; language?: 'en' | 'es' } = {},
) {
  return openApp(path, {
    user: customer('owner'),
    language,
    prepare: (api) => {
      api.answer(show, { data: shipment(changes) });
      prepare?.(api);
    },
  });
}

const number = () => screen.findByRole('heading', { level: 1, name: 'WB20418618' });
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the page of a shipment', () => {
  it('has its number as title and its waybill on top', async () => {
    await open();
    expect(await number()).toBeVisible();
    await waitFor(() => expect(document.title).toBe('WB20418618 · Waybill'));
    const strip = within(screen.getByRole('region', { name: 'Bill of lading WB20418618' }));
    expect(strip.getByText('Nashua, NH')).toBeVisible();
    expect(strip.getByText('Granite State Freight')).toBeVisible();
    expect(strip.getByText('417-226902')).toBeVisible();
    expect(strip.getByText('80216 · due Thu, Oct 22')).toBeVisible();
  });

  it('tells its history in the carrier’s words, our status and each place’s time [TRACK-02]', async () => {
    await open();
    const history = within(await screen.findByRole('list', { name: 'Tracking history' }));
    const entries = history.getAllByRole('listitem');
    expect(entries).toHaveLength(5);
    expect(within(entries[0]!).getByText('“DEPARTED TERMINAL LOCATION”')).toBeVisible();
    expect(within(entries[0]!).getByText('6:12 AM CDT')).toBeVisible();
    expect(entries[0]!.querySelector('time')).toHaveAttribute('title', 'Oct 20, 11:12 UTC');
    expect(within(entries[0]!).getByText('In-Transit')).toBeVisible();
    expect(within(entries[0]!).getByText('This scan cleared the delay')).toBeVisible();
    expect(within(entries[1]!).getByText('SD / AI')).toBeVisible();
    expect(
      within(entries[1]!).getByText(
        'Cause: mechanical breakdown. Estimated delivery changed from Wed, Oct 21 to Thu, Oct 22',
      ),
    ).toBeVisible();
    expect(within(entries[4]!).getByText('Booked, pickup requested for Wed, Oct 14')).toBeVisible();
  });

  it('shows ready time, delivery date, transit, notes and RFC# [TRACK-02]', async () => {
    await open();
    await number();
    expect(fact('Ready time')).toHaveTextContent('Wed, Oct 14, 1:00 PM, Eastern Time');
    expect(fact('Delivery date')).toHaveTextContent('Thu, Oct 22');
    expect(fact('Estimated transit')).toHaveTextContent('6 business days');
    expect(fact('RFC#')).toHaveTextContent('MKC010203AB1');
    expect(fact('To the carrier')).toHaveTextContent('Dock 3. Call 30 minutes before arrival.');
  });

  it('shows no empty list where all papers are the carrier’s, as for a parcel [TRACK-08]', async () => {
    await open({ mode: 'parcel', documents: [] });
    await number();
    expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
  });

  it('is a parcel by its own names: no bill of lading, no PRO, no linear feet [TRACK-08]', async () => {
    const load = { units: 2, weight_lb: 12, linear_feet: 0.8 };
    const parcel = { mode: 'parcel' as const, pro_number: null, documents: [], ...load };
    const numbers = ['1Z999AA10123456784', '1Z999AA10123456793'];
    await open({ ...parcel, tracking_numbers: numbers, pickup_number: '1' });
    await number();
    expect(screen.getByText('Shipment number')).toBeVisible();
    expect(fact('Tracking number')).toHaveTextContent('1Z999AA10123456784');
    expect(screen.getByText('and one more')).toBeVisible();
    expect(fact('Pickup confirmation')).toHaveTextContent('1');
    expect(fact('Parcels')).toHaveTextContent('2 parcels · 12 lb');
    expect(document.querySelector('main')).not.toHaveTextContent(/linear|PRO\b|Bill of lading/);
  });

  it('names no pickup number of a parcel that has none [TRACK-08]', async () => {
    await open({ mode: 'parcel', pickup_number: null });
    await number();
    expect(screen.queryByText(/^Pickup (number|confirmation)$/)).toBeNull();
  });

  it('names the equipment of a truckload, and none for other freight [TRACK-08]', async () => {
    await open({ equipment: { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' } });
    await number();
    expect(fact('Equipment')).toHaveTextContent('Dry van 53 ft');
  });

  it('tells the windows, stops, and needs of a truckload [TRACK-08, TL-01]', async () => {
    await open({ pickup_date: '2026-11-18', truckload: preferencesSample });
    await number();
    expect(fact('Pickup')).toHaveTextContent('Wed, Nov 18 – Thu, Nov 19');
    expect(fact('Delivery')).toHaveTextContent('Mon, Nov 23 – Tue, Nov 24');
    expect(fact('Stop 1')).toHaveTextContent('14201, US: Delivery');
    expect(fact('Temperature range')).toHaveTextContent('34 – 38 °F');
    expect(fact('Requirements')).toHaveTextContent('Team drivers');
  });

  it('shows every number and value of a shipment [TRACK-08]', async () => {
    await open({ delivery_confirmation_number: 'DC0259491733' });
    await number();
    expect(fact('PO Number')).toHaveTextContent('88213');
    expect(fact('Release Number')).toHaveTextContent('REL-5514');
    expect(fact('Declared value')).toHaveTextContent('$8,500.00');
    expect(fact('Insurance')).toHaveTextContent('Insured for $8,500.00');
    expect(fact('Customs agent')).toHaveTextContent('Frontera Agentes');
    expect(fact('Delivery confirmation')).toHaveTextContent('DC0259491733');
    expect(fact('Pickup number')).toHaveTextContent('GS-55120');
    expect(fact('PRO')).toHaveTextContent('417-226902');
  });

  it('says what is not there, and why', async () => {
    await open({
      references: [],
      reference: null,
      insured: false,
      tax_identifier: null,
      customs_agent: null,
      notes: null,
    });
    await number();
    expect(fact('Reference')).toHaveTextContent('Not provided');
    expect(fact('Insurance')).toHaveTextContent('Not insured');
    expect(fact('RFC#')).toHaveTextContent('Not provided');
    expect(fact('Delivery confirmation')).toHaveTextContent('After delivery');
    expect(screen.getByText('No notes for the carrier.')).toBeVisible();
  });

  it('says of a parcel that its label is ready, and asks it for no customs', async () => {
    const { origin } = shipment();
    const booked = event('2026-10-13T20:47:00.000Z', { code: 'booked', status: 'pending', city: null, text: 'Booked' });
    await open({
      mode: 'parcel',
      status: 'pending',
      destination: { ...origin, city: 'Manchester' },
      events: [booked],
      tax_identifier: null,
      customs_agent: null,
    });
    await number();
    expect(screen.getByText('Label ready, not with the carrier yet')).toBeVisible();
    expect(screen.queryByText(/waiting for the carrier to accept/)).toBeNull();
    expect(screen.queryByText(/customs|RFC/i)).toBeNull();
  });

  it('keeps old delivery dates, struck through, and how far they are off', async () => {
    await open();
    await number();
    expect(screen.getByText('1 day later than booked')).toBeVisible();
    expect(screen.getByText('Wed, Oct 21').tagName).toBe('S');
    expect(screen.getByText('Cause: mechanical breakdown · Oct 16')).toBeVisible();
  });

  it('says of a date that nobody named that it comes from the reports', async () => {
    const [later, booked] = shipment().estimates;
    const estimates = [{ ...later!, reason: null, named_by: 'reports' as const }, booked!];
    await open({ estimates });
    await number();
    expect(screen.getByText('From carrier updates · Oct 16')).toBeVisible();
  });

  it('names both ends with whom to ask, and each item with its class', async () => {
    await open();
    await number();
    expect(screen.getAllByRole('link', { name: 'Call Dana Whitfield, (603) 555-0142' })[0]).toHaveAttribute(
      'href',
      'tel:6035550142',
    );
    expect(screen.getByText('Open 8:00 AM – 4:30 PM, first come, first served')).toBeVisible();
    const item = within(within(screen.getByRole('table', { name: 'Items' })).getByRole('row', { name: /UN1263/ }));
    expect(item.getByText('48 × 40 × 40 in')).toBeVisible();
    expect(item.getByText('85')).toBeVisible();
    expect(item.getByText(/Hazardous, class 3 · UN1263 Paint/)).toBeVisible();
  });

  it('shows how each line of the price is worked out', async () => {
    const { person } = await open();
    await number();
    await person.click(screen.getByRole('button', { name: 'How each line is calculated' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How $918.44 is calculated' }));
    expect(dialog.getByText('$2,087.54')).toBeVisible();
  });

  it.each([
    ['Booked, waiting for the carrier to accept', { status: 'pending', events: [] }],
    ['Accepted, pickup on Wed, Oct 14', { status: 'dispatched', events: fullTimeline.slice(-1) }],
    ['Left Omaha, NE, heading for Denver', {}],
    ['Delayed: mechanical breakdown · Joliet, IL', { status: 'delayed', events: fullTimeline.slice(1) }],
    ['Delivered in Omaha, NE', { status: 'delivered', delivered_at: '2026-10-22T18:00:00.000Z' }],
    ['Canceled, no pickup', { status: 'canceled', events: [] }],
  ] as const)('says first: %s', async (words, changes) => {
    await open(changes as Partial<Shipment>);
    expect(await screen.findByRole('heading', { level: 2, name: words })).toBeVisible();
  });

  it('says of a canceled price that nobody is billed for it [BOOK-13]', async () => {
    await open({ status: 'canceled' });
    expect(await screen.findByText('Agreed before cancellation. We won’t bill it.')).toBeVisible();
  });

  it('speaks Spanish', async () => {
    await open({}, { language: 'es' });
    expect(await screen.findByRole('heading', { name: 'Salió de Omaha, NE, rumbo a Denver' })).toBeVisible();
  });
});

describe('keeping up to date', () => {
  it('asks again while it is on its way, shows what is new and reads it out', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const { api } = await open();
    await number();
    const came = event('2026-10-22T18:00:00.000Z', {
      text: 'LEFT AT DOCK 4',
      code: 'D1',
      status: 'delivered',
      city: 'Denver',
      state: 'CO',
      time_zone: 'America/Denver',
    });
    api.answer(show, {
      data: shipment({ status: 'delivered', delivered_at: came.occurred_at, events: [came, ...fullTimeline] }),
    });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(await screen.findByText('“LEFT AT DOCK 4”')).toBeVisible();
    expect(screen.getByText('WB20418618 is now Delivered')).toBeInTheDocument();
    const asked = () => api.requests.filter(({ name }) => name === 'shipments.show').length;
    const until = asked();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(asked()).toBe(until);
  });
});

describe('what can go wrong', () => {
  it('leads back from a shipment that is not there', async () => {
    await open({}, { prepare: (api) => api.refuse(show, 'not_found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipment not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Tracking' })).toHaveAttribute('href', '/track');
  });

  it('offers another try, and keeps what was there', async () => {
    const { api, person } = await open({}, { prepare: (server) => server.refuse(show, 'server_error') });
    await screen.findByRole('alert');
    api.answer(show, { data: shipment() });
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await number()).toBeVisible();
    api.refuse(show, 'server_error');
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/^Showing data from/)).toBeVisible();
    expect(await number()).toBeVisible();
  });
});
