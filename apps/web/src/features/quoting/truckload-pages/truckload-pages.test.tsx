import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CarrierLoad } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { carrierLoadSample, confirmationSample } from '../../../testing/truckload.ts';

const token = 'A'.repeat(43);
const { truckloadConfirmations: confirmations, carrierLoads } = endpoints;

const openConfirmation = (prepare: (api: FakeApi) => void, language: Language = 'en') =>
  openApp(`/truckload-confirmation/${token}`, { language, prepare });

async function openLoad(load: CarrierLoad, prepare?: (api: FakeApi) => void) {
  const opened = await openApp(`/carrier/loads/${token}`, {
    prepare: (api) => {
      api.answer(carrierLoads.show, { data: load });
      prepare?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1, name: `Load ${load.number}` });
  return opened;
}

describe('the confirmation page', () => {
  it('shows the load to somebody without a login, and takes a yes with a name [TL-02]', async () => {
    const said = { decision: 'confirm', number: 'R-5216', name: 'Ines Buyer', at: '2026-11-16T15:00:00.000Z' } as const;
    const { api, person } = await openConfirmation((server) => {
      server.answer(confirmations.show, { data: confirmationSample });
      server.answer(confirmations.answer, { data: said });
    });
    expect(await screen.findByText('Confirm this load')).toBeVisible();
    // 22:00 UTC by the clock of the pickup, whoever reads it.
    expect(screen.getByText(/Valid until .*5:00 PM EST/)).toBeVisible();
    expect(screen.getByText('The truck waits two hours free.')).toBeVisible();
    expect(screen.getByText('Buffalo, NY')).toBeVisible();
    for (const told of ['Wed, Nov 18 – Thu, Nov 19', 'Mon, Nov 23 – Tue, Nov 24', '34 – 38 °F', 'Team drivers']) {
      expect(screen.getByText(told)).toBeVisible();
    }
    await person.click(screen.getByRole('button', { name: 'Confirm for $2,400.00' }));
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeVisible();
    expect(api.sentTo('truckloadConfirmations.answer')).toEqual([
      { decision: 'confirm', rate_id: confirmationSample.offers[0]?.rate_id, name: 'Ines Buyer', reason: null },
    ]);
  });

  it('needs a name, and declines with a reason [TL-02]', async () => {
    const said = { decision: 'decline', number: 'R-5216', name: 'Ana', at: '2026-11-16T15:00:00.000Z' } as const;
    const { api, person } = await openConfirmation((server) => {
      server.answer(confirmations.show, { data: confirmationSample });
      server.answer(confirmations.answer, { data: said });
    });
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    await person.clear(name);
    await person.click(screen.getByRole('button', { name: 'Decline' }));
    await person.fill(screen.getByLabelText(/^Reason for declining/), 'Too late');
    await person.click(screen.getByRole('button', { name: 'Decline' }));
    expect(api.sentTo('truckloadConfirmations.answer')).toEqual([]);
    expect(name).toBeInvalid();
    await person.fill(name, 'Ana');
    await person.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'Declined' })).toBeVisible();
    expect(api.sentTo('truckloadConfirmations.answer')).toMatchObject([{ decision: 'decline', reason: 'Too late' }]);
  });

  it.each([
    ['link_used', 'en', 'This link was already used'],
    ['link_expired', 'en', 'This link has expired'],
    ['not_found', 'en', 'We don’t recognize this link'],
    ['link_used', 'es', 'Este enlace ya se usó'],
    ['link_expired', 'es', 'Este enlace venció'],
    ['not_found', 'es', 'No reconocemos este enlace'],
  ] as const)('says of a link that is %s (%s) only that [TL-02]', async (code, language, words) => {
    await openConfirmation((api) => api.refuse(confirmations.show, code), language);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(screen.queryByText('Manchester')).not.toBeInTheDocument();
  });

  it('says so when somebody else was faster [TL-02]', async () => {
    const { person } = await openConfirmation((api) => {
      api.answer(confirmations.show, { data: confirmationSample });
      api.refuse(confirmations.answer, 'link_used');
    });
    await person.click(await screen.findByRole('button', { name: 'Confirm for $2,400.00' }));
    expect(await screen.findByRole('heading', { name: 'This link was already used' })).toBeVisible();
    expect(screen.queryByText('Manchester')).not.toBeInTheDocument();
  });
});

describe("the carrier's page", () => {
  it('is signed with driver and truck, and asks for what is missing [TL-02]', async () => {
    const load = carrierLoadSample();
    const { api, person } = await openLoad(load, (server) =>
      server.answer(carrierLoads.accept, { data: { ...load, state: 'accepted' } }),
    );
    expect(screen.getByText('Call the dock an hour before.')).toBeVisible();
    const accept = screen.getByRole('button', { name: 'Accept for $2,000.00' });
    await person.click(accept);
    expect(api.sentTo('carrierLoads.accept')).toEqual([]);
    await person.fill(screen.getByRole('textbox', { name: 'Driver' }), 'Omar Reyes');
    await person.fill(screen.getByRole('textbox', { name: 'Driver’s phone' }), '716-555-0177');
    await person.fill(screen.getByRole('textbox', { name: 'Truck number' }), '418');
    api.answer(carrierLoads.show, { data: { ...load, state: 'accepted', can_report: ['picked_up', 'moved'] } });
    await person.click(accept);
    await screen.findByRole('button', { name: 'Send report' });
    expect(api.sentTo('carrierLoads.accept')).toEqual([
      {
        name: 'Rosa Dispatch',
        driver_name: 'Omar Reyes',
        driver_phone: '716-555-0177',
        truck_number: '418',
        trailer_number: null,
      },
    ]);
  });

  it('reports where the load is in the time of that place [TL-02]', async () => {
    const load = carrierLoadSample({ state: 'accepted', can_report: ['picked_up', 'moved', 'proof_of_delivery'] });
    const { api, person } = await openLoad(load, (server) => server.answer(carrierLoads.checkCall, { data: load }));
    await person.selectOptions(screen.getByLabelText('What happened'), 'Delivered');
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(api.sentTo('carrierLoads.checkCall')).toHaveLength(1));
    expect(api.sentTo('carrierLoads.checkCall')[0]).toMatchObject({
      what: 'proof_of_delivery',
      time_zone: 'America/Chicago',
      city: 'Chicago',
      state: 'IL',
    });
  });

  it('shows what was reported, and nothing to do once it is delivered [TL-02]', async () => {
    const call = { occurred_at: '2026-11-18T19:20:00.000Z', time_zone: 'America/New_York', note: '' } as const;
    await openLoad(
      carrierLoadSample({
        state: 'accepted',
        check_calls: [{ ...call, what: 'picked_up', city: 'Manchester', state: 'NH' }],
        can_report: [],
      }),
    );
    const list = screen.getByRole('list', { name: 'Reports so far' });
    expect(within(list).getByText('Picked up')).toBeVisible();
    expect(list).toHaveTextContent('Wed, Nov 18, 2:20 PM EST');
    expect(screen.getByText('Delivered. Thank you for hauling this load.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send report' })).not.toBeInTheDocument();
  });
});
