import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type UnknownBooking } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const booking: UnknownBooking = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000c001',
  account: { id: '5d2f8a34-7c11-4b0e-9a66-00000000c002', name: 'Maple Kiln Ceramics' },
  carrier_name: 'Harbor Parcels',
  reference: 'WB20461001',
  mode: 'ltl',
  parcels: 0,
  sent_at: '2026-12-01T16:01:00.000Z',
  unknown_since: '2026-12-01T16:01:30.000Z',
  time_zone: 'America/New_York',
  pickup_date: '2026-12-02',
  origin: 'Manchester, NH',
  destination: 'Chicago, IL',
  reason: 'No answer by the deadline',
  needs_staff: true,
  looks: 12,
  next_look_at: null,
  can_look_up: true,
};

async function open(shown: UnknownBooking = booking, prepare?: (api: FakeApi) => void) {
  const opened = await openApp('/admin/bookings', {
    user: staff('fpg_ops'),
    prepare: (api) => {
      api.answer(endpoints.staffBookings.list, pageOf([shown]));
      api.answer(endpoints.staffPickups.list, pageOf([]));
      api.answer(endpoints.staffBookings.booked, { data: { state: 'booked', shipment_id: shown.id } });
      api.answer(endpoints.staffBookings.notBooked, { data: { state: 'rejected', shipment_id: null } });
      prepare?.(api);
    },
  });
  await screen.findByText('WB20461001');
  return opened;
}

describe('unclear bookings', () => {
  it('say whose they are, what is known and that a person is needed [BOOK-07]', async () => {
    await open();
    for (const words of ['Maple Kiln Ceramics', 'Harbor Parcels', 'No answer by the deadline', 'Needs review'])
      expect(screen.getByText(words)).toBeVisible();
    // 16:01 UTC at the pickup in Manchester.
    expect(screen.getByTitle(/11:01/)).toBeVisible();
  });

  it("show what the carrier's own look-up says [BOOK-07]", async () => {
    const { person } = await open(booking, (api) =>
      api.answer(endpoints.staffBookings.look, {
        data: { outcome: 'found', pro_number: '417-226902', tracking_numbers: [], pickup_number: null, messages: [] },
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Check with carrier' }));
    expect(await screen.findByText('The carrier has it: 417-226902')).toBeVisible();
  });

  it('become shipments with the PRO and pickup number that staff were told [BOOK-07]', async () => {
    const { api, person } = await open();
    await person.click(screen.getByRole('button', { name: 'Mark as booked' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark WB20461001 as booked?' }));
    await person.fill(dialog.getByLabelText('PRO number'), '417-226902');
    await person.fill(dialog.getByLabelText('Pickup number'), 'PU 5512');
    api.answer(endpoints.staffBookings.list, pageOf([]));
    await person.click(dialog.getByRole('button', { name: 'Create shipment' }));
    await waitFor(() => expect(screen.queryByText('WB20461001', { selector: 'td *' })).toBeNull());
    expect(api.sentTo('staffBookings.booked')).toEqual([
      { pro_number: '417-226902', pickup_number: 'PU 5512', tracking_numbers: [] },
    ]);
  });

  it('of parcels ask for a number of each, and say what is missing beside the field [BOOK-07]', async () => {
    const { api, person } = await open({ ...booking, mode: 'parcel', parcels: 2 }, (server) =>
      server.refuse(endpoints.staffBookings.booked, 'validation_failed', {
        errors: { tracking_numbers: ['Field is required'] },
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Mark as booked' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Create shipment' }));
    expect((await dialog.findAllByText(/Field is required/)).length).toBeGreaterThan(0);
    api.answer(endpoints.staffBookings.booked, { data: { state: 'booked', shipment_id: booking.id } });
    await person.type(dialog.getByLabelText(/^Tracking numbers/), '1Z01{Enter} 1Z02 ');
    await person.click(dialog.getByRole('button', { name: 'Create shipment' }));
    await waitFor(() =>
      expect(api.sentTo('staffBookings.booked').at(-1)).toMatchObject({ tracking_numbers: ['1Z01', '1Z02'] }),
    );
  });

  it('are rejected only after a second look [BOOK-07]', async () => {
    const { api, person } = await open();
    await person.click(screen.getByRole('button', { name: 'Mark as not booked' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark WB20461001 as not booked?' }));
    expect(api.requests.some(({ name }) => name === 'staffBookings.notBooked')).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Reject booking' }));
    await waitFor(() => expect(api.requests.some(({ name }) => name === 'staffBookings.notBooked')).toBe(true));
  });

  it('are not for sales [ROLE-04]', async () => {
    await openApp('/admin/bookings', { user: staff('fpg_sales') });
    expect(location.pathname).not.toBe('/admin/bookings');
  });
});
