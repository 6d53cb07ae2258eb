import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type UnclearPickup } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const pickup: UnclearPickup = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000d001',
  kind: 'pickup',
  account: { id: '5d2f8a34-7c11-4b0e-9a66-00000000d002', name: 'Maple Kiln Ceramics' },
  carrier_name: 'Harbor Parcels',
  shipment: { id: '5d2f8a34-7c11-4b0e-9a66-00000000d003', bol_number: 'WB20461001', pro_number: '417-226902' },
  date: '2026-12-02',
  pickup_number: null,
  asked_at: '2026-12-01T16:01:00.000Z',
  time_zone: 'America/New_York',
  city: 'Manchester, NH',
  reason: 'No answer by the deadline',
};
const canceling: UnclearPickup = { ...pickup, kind: 'cancel_pickup', pickup_number: 'PU-9' };

async function open(shown: readonly UnclearPickup[], prepare?: (api: FakeApi) => void) {
  return openApp('/admin/bookings', {
    user: staff('fpg_ops'),
    prepare: (api) => {
      api.answer(endpoints.staffBookings.list, pageOf([]));
      api.answer(endpoints.staffPickups.list, pageOf([...shown]));
      api.answer(endpoints.staffPickups.made, { data: { state: 'made' } });
      api.answer(endpoints.staffPickups.notMade, { data: { state: 'not_made' } });
      prepare?.(api);
    },
  });
}
const heard = (api: FakeApi, name: string) => api.requests.filter((one) => one.name === name);

describe('unclear pickups', () => {
  it('say whom to call about what, since when [BOOK-13]', async () => {
    await open([pickup]);
    const list = within(await screen.findByRole('list', { name: 'Unconfirmed pickups' }));
    for (const words of ['WB20461001', 'PRO 417-226902', 'Harbor Parcels', 'Maple Kiln Ceramics', 'in Manchester, NH'])
      expect(await list.findByText(words)).toBeVisible();
    expect(list.getByText('No answer by the deadline')).toBeVisible();
    // 16:01 UTC at the pickup in Manchester.
    expect(list.getByText(/11:01/)).toBeVisible();
    expect(list.getByRole('link', { name: 'WB20461001' })).toHaveAttribute(
      'href',
      `/admin/shipments/${pickup.shipment.id}`,
    );
  });

  it('were made, with the number that is asked for [BOOK-13]', async () => {
    const { api, person } = await open([pickup]);
    await person.click(await screen.findByRole('button', { name: 'Pickup accepted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark the pickup of WB20461001 as accepted?' }));
    await person.click(dialog.getByRole('button', { name: 'Save pickup number' }));
    expect(dialog.getByLabelText('Pickup number')).toBeInvalid();
    expect(heard(api, 'staffPickups.made')).toEqual([]);
    await person.fill(dialog.getByLabelText('Pickup number'), 'PU-4471');
    await person.click(dialog.getByRole('button', { name: 'Save pickup number' }));
    expect(await screen.findByText('Pickup resolved')).toBeVisible();
    expect(api.sentTo('staffPickups.made')).toEqual([{ pickup_number: 'PU-4471' }]);
  });

  it('were not made: said once more before the customer may ask again [BOOK-13]', async () => {
    const { api, person } = await open([pickup]);
    await person.click(await screen.findByRole('button', { name: 'Not accepted' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Mark the pickup of WB20461001 as not accepted?' }),
    );
    expect(heard(api, 'staffPickups.notMade')).toEqual([]);
    api.answer(endpoints.staffPickups.list, pageOf([]));
    await person.click(dialog.getByRole('button', { name: 'Allow new request' }));
    expect(await screen.findByText('All pickups are confirmed.')).toBeVisible();
    expect(heard(api, 'staffPickups.notMade').map(({ params }) => params['id'])).toEqual([pickup.id]);
  });

  it('were called off, without a number to ask for [BOOK-13]', async () => {
    const { api, person } = await open([canceling]);
    expect(await screen.findByText('Cancel pickup PU-9')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Pickup canceled' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark the pickup of WB20461001 as canceled?' }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Remove pickup number' }));
    await waitFor(() => expect(api.sentTo('staffPickups.made')).toEqual([{ pickup_number: null }]));
  });

  it('that somebody else decided otherwise meanwhile say so in the dialog [BOOK-13]', async () => {
    const { person } = await open([pickup], (api) =>
      api.refuse(endpoints.staffPickups.notMade, 'conflict', { message: 'It has been changed meanwhile.' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Not accepted' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Allow new request' }));
    expect(await dialog.findByText('It has been changed meanwhile.')).toBeVisible();
  });

  it('that cannot be loaded say so, and are asked for again', async () => {
    const { api, person } = await open([], (server) => server.refuse(endpoints.staffPickups.list, 'server_error'));
    const retry = await screen.findByRole('button', { name: 'Retry now' });
    api.answer(endpoints.staffPickups.list, pageOf([pickup]));
    await person.click(retry);
    expect(await screen.findByText('WB20461001')).toBeVisible();
  });
});
