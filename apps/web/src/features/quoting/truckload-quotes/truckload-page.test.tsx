import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type TruckloadQuote } from '@waybill/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { chicago, manchester } from '../../../testing/sample-quote.ts';
import { salesRequestSample } from '../../../testing/sales-request.ts';
import { flatbed, reefer, truckloadSample, van } from '../../../testing/truckload.ts';

const buffalo = {
  ...manchester,
  postal_code: '14201',
  city: 'Buffalo',
  state: 'NY',
  latitude: 42.89,
  longitude: -78.88,
};
const places: Readonly<Record<string, typeof manchester>> = { '03103': manchester, '60647': chicago, '14201': buffalo };

function prepare(api: FakeApi): void {
  api.answer(endpoints.equipmentTypes.list, { data: [van, reefer, flatbed] });
  api.answer(endpoints.places.find, ({ params }) => ({ data: places[params['postal_code'] ?? ''] ?? manchester }));
}

const field = (path: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`);
  if (found === null) throw new Error(`There is no field ${path}`);
  return found;
};

async function open(path = '/truckload', also?: (api: FakeApi) => void) {
  const opened = await openApp(path, {
    user: customer(),
    prepare: (api) => {
      prepare(api);
      also?.(api);
    },
  });
  await screen.findByRole('radio', { name: /Dry van 53 ft/ });
  return opened;
}

async function typeLoad({ person }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await person.fill(field('origin.postal_code'), '03103');
  await person.fill(field('destination.postal_code'), '60647');
  await person.fill(field('items.0.description'), 'Bottled water');
  await person.fill(field('items.0.height'), '60');
  await person.fill(field('items.0.weight'), '40000');
  await person.fill(field('shipment_value'), '25000');
}

const ask = { name: /^Get (new )?price/ };

describe('the truckload page', () => {
  it('begins with the route and four common kinds of equipment; the others are one press away [TL-01]', async () => {
    const kinds = Array.from({ length: 8 }, (_, index) => ({
      ...van,
      id: `01890a5d-ac96-774b-bcce-b302099a8d0${index}`,
      name: `Dry van 53 ft ${index}`,
    }));
    const { person } = await openApp('/truckload', {
      user: customer(),
      prepare: (api) => {
        prepare(api);
        api.answer(endpoints.equipmentTypes.list, { data: kinds });
      },
    });
    await screen.findAllByRole('radio', { name: /Dry van 53 ft/ });
    const kindsShown = () => screen.getAllByRole('radio', { name: /Dry van 53 ft/ });
    expect(kindsShown()).toHaveLength(4);
    const inOrder = field('origin.postal_code').compareDocumentPosition(kindsShown()[0]!);
    expect(inOrder & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'More equipment (4)' }));
    expect(kindsShown()).toHaveLength(8);
  });

  it('says beside the price which axles are too heavy', async () => {
    const opened = await open();
    expect(screen.queryByText(/Over the legal weight/)).toBeNull();
    // 40,000 lb on one pallet at the nose rest on the truck's own axles, which may carry 46,000 lb with the truck.
    await typeLoad(opened);
    expect(await screen.findByText(/Over the legal weight: .*Drive axles/)).toBeVisible();
  });

  it('is a tab of quoting, and names what is missing beside each field [TL-01, QUOTE-02]', async () => {
    const { person, api } = await open();
    expect(screen.getByRole('link', { name: 'Truckload', current: 'page' })).toBeVisible();
    await person.click(screen.getByRole('button', ask));
    expect(await screen.findByText(/^Fix \d+ fields to continue/)).toBeVisible();
    expect(field('origin.postal_code')).toBeInvalid();
    expect(api.sentTo('truckload.quote')).toEqual([]);
  });

  it('asks for a price with everything typed, and shows how firm it is [TL-01]', async () => {
    const opened = await open('/truckload', (api) =>
      api.answer(endpoints.truckload.quote, { data: truckloadSample() }),
    );
    const { api, person } = opened;
    await typeLoad(opened);
    await person.click(screen.getByRole('button', { name: 'Add a stop' }));
    await person.fill(field('stops.0.postal_code'), '14201');
    await person.click(screen.getByRole('button', { name: 'Full floor: 26 pallets' }));
    await person.click(screen.getByRole('checkbox', { name: 'Team drivers' }));
    await person.click(screen.getByRole('button', ask));
    expect(await screen.findByText('Firm')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book for $2,361.80' })).toBeVisible();
    expect(api.sentTo('truckload.quote')[0]).toMatchObject({
      equipment_id: van.id,
      origin: { postal_code: '03103' },
      destination: { postal_code: '60647' },
      stops: [{ postal_code: '14201', kind: 'delivery' }],
      items: [{ description: 'Bottled water', quantity: 26, weight: { value: 40_000, unit: 'lb' } }],
      shipment_value: { amount: 2_500_000, currency: 'USD' },
      team: true,
      tarps: false,
      temperature: null,
    });
  });

  it('begins with the first day that sales can still meet, and warns of an earlier one', async () => {
    // In the evening of Thanksgiving: sales answer on Monday at noon, so the first truck comes on Tuesday.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T02:45:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { person } = await open();
    expect(field('pickup_date')).toHaveValue('12/1/26');
    expect(screen.queryByText(/^Too early/)).toBeNull();
    await person.fill(field('pickup_date'), '11/27/26');
    const warning =
      'Too early: sales answer by Mon, Nov 30, 12:00 PM EST. The first pickup they can arrange is Tue, Dec 1.';
    expect(await screen.findByText(warning)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Use Tue, Dec 1' }));
    expect(field('pickup_date')).toHaveValue('12/1/26');
  });

  it('says that a price is what it was once something is typed [TL-01]', async () => {
    const opened = await open('/truckload', (api) =>
      api.answer(endpoints.truckload.quote, { data: truckloadSample() }),
    );
    await typeLoad(opened);
    await opened.person.click(screen.getByRole('button', ask));
    await screen.findByText('Firm');
    await opened.person.fill(field('items.0.weight'), '0');
    expect(await screen.findByText('Details changed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  });

  it('asks a reefer for its temperature, also below zero, and a flatbed for tarps and chains [TL-01]', async () => {
    const { person } = await open();
    expect(screen.queryByRole('checkbox', { name: 'Tarps' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: /Flatbed/ }));
    expect(await screen.findByRole('checkbox', { name: 'Tarps' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: /Refrigerated/ }));
    await person.fill(await screen.findByLabelText('Minimum'), '-10');
    await person.tab();
    expect(screen.getByLabelText('Minimum')).toHaveValue('-10');
    expect(screen.queryByRole('checkbox', { name: 'Tarps' })).not.toBeInTheDocument();
  });

  it('says why sales price a load, and sends it to them [TL-01, QUOTE-20]', async () => {
    const none: TruckloadQuote = truckloadSample({
      estimate: null,
      findings: [{ code: 'truckload_over_weight', severity: 'refused', params: { limitPounds: 45_000 } }],
    });
    const request = salesRequestSample({ mode: 'truckload', kind: 'truckload' });
    const opened = await open('/truckload', (api) => {
      api.answer(endpoints.truckload.quote, { data: none });
      api.answer(endpoints.truckload.send, { data: request });
      api.answer(endpoints.quoteRequests.show, { data: request });
    });
    const { api, person } = opened;
    await typeLoad(opened);
    await person.click(screen.getByRole('button', ask));
    expect(await screen.findByText('Sales prices this load')).toBeVisible();
    expect(screen.getByText('Over this equipment’s weight limit.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Send to sales' }));
    const dialog = await screen.findByRole('dialog');
    await person.fill(within(dialog).getByRole('textbox', { name: /Phone/ }), '603-555-0118');
    await person.click(within(dialog).getByRole('button', { name: 'Send to sales' }));
    await waitFor(() => expect(location.pathname).toBe(`/quote-requests/${request.id}`));
    expect(api.sentTo('truckload.send')[0]).toMatchObject({ contact: { phone: '603-555-0118' }, at_firm_price: false });
  });

  it('goes on with an earlier quote, and turns it round on the way back [TL-01]', async () => {
    await open(`/truckload/${truckloadSample().id}/return`, (api) =>
      api.answer(endpoints.truckload.show, { data: truckloadSample() }),
    );
    await waitFor(() => expect(location.pathname).toBe('/truckload'));
    expect(field('origin.postal_code')).toHaveValue('60647');
    expect(field('destination.postal_code')).toHaveValue('03103');
    // What was delivered on the way out is picked up on the way back.
    expect(field('stops.0.kind')).toHaveValue('pickup');
  });
});
