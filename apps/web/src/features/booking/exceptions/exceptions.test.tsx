import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type DeskView, type ExceptionRow, type StaffRole } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';
import type { Person } from '../../../testing/person.ts';

const failed: ExceptionRow = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000d001',
  kind: 'failed_delivery',
  since: '2026-12-01T16:01:00.000Z',
  owner: null,
  snoozed_until: null,
  account: { id: '5d2f8a34-7c11-4b0e-9a66-00000000d002', name: 'Maple Kiln Ceramics' },
  number: 'WB20461001',
  pro_number: '417-226902',
  status: 'delayed',
  mode: 'ltl',
  carrier: { name: 'Granite State Freight', scac: 'GSTF', phone: '800-555-0111' },
  origin: 'Manchester, NH',
  destination: 'Chicago, IL',
  pickup_date: '2026-11-27',
  delivery_date: '2026-12-03',
  promised: '2026-12-01',
  said: {
    text: 'CONSIGNEE CLOSED',
    code: 'SD',
    reason_code: 'AI',
    place: 'Chicago, IL',
    at: '2026-12-01T16:01:00.000Z',
    time_zone: 'America/Chicago',
  },
  time_zone: 'America/New_York',
  pickup: null,
  delivery: { company: 'Sample Site', name: 'Dock Office', phone: '(603) 555-0142' },
  note: 'Asked for Friday',
  can_ask: false,
  request: null,
};
const missed: ExceptionRow = {
  ...failed,
  id: '5d2f8a34-7c11-4b0e-9a66-00000000d003',
  kind: 'missed_pickup',
  number: 'WB20461002',
  promised: null,
  note: null,
};

const unclear: ExceptionRow = {
  ...missed,
  id: '5d2f8a34-7c11-4b0e-9a66-00000000d004',
  kind: 'unclear_pickup',
  number: 'WB20461003',
  status: 'dispatched',
  said: {
    text: 'No answer by the deadline',
    code: null,
    reason_code: null,
    place: null,
    at: '2026-12-01T16:01:00.000Z',
    time_zone: 'America/New_York',
  },
  request: { id: '5d2f8a34-7c11-4b0e-9a66-00000000d005', kind: 'pickup', date: '2026-12-02', pickup_number: null },
};

async function open(role: StaffRole = 'fpg_ops', prepare?: (api: FakeApi) => void) {
  const opened = await openApp('/admin/exceptions', {
    user: staff(role),
    prepare: (api) => {
      api.answer(endpoints.exceptions.list, pageOf([failed, missed]));
      api.answer(endpoints.exceptions.counts, {
        data: {
          all: 2,
          failed_delivery: 1,
          missed_pickup: 1,
          unclear_pickup: 0,
          delayed: 0,
          silent: 0,
          unknown_booking: 0,
          mine: 0,
          nobodys: 2,
          snoozed: 0,
        },
      });
      api.answer(endpoints.exceptions.own, { data: { owner_id: null, snoozed_until: null } });
      api.answer(endpoints.exceptions.snooze, { data: { owner_id: null, snoozed_until: null } });
      prepare?.(api);
    },
  });
  await screen.findByText('WB20461001');
  return opened;
}
const rowOf = (number: string): HTMLElement => screen.getByRole('row', { name: new RegExp(number) });

describe('the exceptions desk', () => {
  it('says what happened, what was promised, and whom to call about it [ADMIN-08]', async () => {
    await open();
    const row = within(rowOf('WB20461001'));
    for (const words of [
      'Delivery failed or held',
      'Delayed: mechanical breakdown',
      'Asked for Friday',
      'PRO 417-226902',
    ])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByText(/Promised Tue, Dec 1, now Thu, Dec 3/)).toBeVisible();
    expect(row.getByRole('link', { name: 'Call consignee' })).toHaveAttribute('href', 'tel:6035550142');
    expect(row.getByRole('link', { name: 'Call carrier' })).toHaveAttribute('href', 'tel:8005550111');
  });

  it('counts each kind on its tab, and keeps the chosen one in the address [ADMIN-08]', async () => {
    const { api, person } = await open();
    await person.click(screen.getByRole('button', { name: /^Missed pickups/ }));
    expect(location.search).toContain('kind=missed_pickup');
    await waitFor(() => expect(api.requests.some(({ query }) => query['kind'] === 'missed_pickup')).toBe(true));
    expect(screen.getByRole('button', { name: /^Failed deliveries/ })).toHaveTextContent('1');
  });

  it('is worked by keys: T takes the focused row, S opens the times to put it off to [ADMIN-08]', async () => {
    const { api, person } = await open();
    within(rowOf('WB20461001'))
      .getByRole('link', { name: /WB20461001/ })
      .focus();
    await person.keyboard('t');
    await waitFor(() => expect(api.sentTo('exceptions.own')).toEqual([{ mine: true, seen_owner_id: null }]));
    within(rowOf('WB20461001'))
      .getByRole('link', { name: /WB20461001/ })
      .focus();
    await person.keyboard('s');
    await person.click(await screen.findByRole('menuitem', { name: 'In 1 hour' }));
    await waitFor(() => expect(api.sentTo('exceptions.snooze')).toHaveLength(1));
  });

  it('lets those who only look see whose it is, without the buttons of the work [ROLE-07]', async () => {
    await open('fpg_accounting');
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reschedule pickup' })).toBeNull();
  });
});

describe('a pickup of which nobody knows', () => {
  const settle = (row: ExceptionRow = unclear) =>
    open('fpg_ops', (api) => {
      api.answer(endpoints.exceptions.list, pageOf([failed, row]));
      api.answer(endpoints.staffPickups.made, { data: { state: 'made' } });
      api.answer(endpoints.staffPickups.notMade, { data: { state: 'not_made' } });
      api.answer(endpoints.shipmentDesk.show, { data: desk });
      api.answer(endpoints.shipmentDesk.reschedule, { data: desk });
    });
  const desk: DeskView = {
    notes: [],
    activity: [],
    carrier_phone: null,
    pickup_unclear: false,
    can: { ask: false, request_pickup: true, reschedule: true, cancel: false, rebook: false },
  };
  const press = async (person: Person, name: string) =>
    person.click(within(rowOf('WB20461003')).getByRole('button', { name }));

  it('says what was asked, and whom to call [ADMIN-08]', async () => {
    await settle();
    const row = within(rowOf('WB20461003'));
    for (const words of ['Pickup unconfirmed', 'Pickup requested for Wed, Dec 2.', 'No answer by the deadline'])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByRole('link', { name: 'Call carrier' })).toHaveAttribute('href', 'tel:8005550111');
  });

  it('was made, with the number the carrier tells [ADMIN-08, BOOK-13]', async () => {
    const { api, person } = await settle();
    await press(person, 'Pickup accepted');
    await person.fill(await screen.findByLabelText('Pickup number'), 'PU-4471');
    await person.click(screen.getByRole('button', { name: 'Save pickup number' }));
    await waitFor(() => expect(api.sentTo('staffPickups.made')).toEqual([{ pickup_number: 'PU-4471' }]));
  });

  it('was not made, which is said once more before it may be asked for [ADMIN-08, BOOK-13]', async () => {
    const { api, person } = await settle();
    await press(person, 'Not accepted');
    await person.click(await screen.findByRole('button', { name: 'Allow new request' }));
    await waitFor(() => expect(api.requests.some(({ name }) => name === 'staffPickups.notMade')).toBe(true));
  });

  it('is asked for again by the same person, once the carrier has none [ADMIN-08, BOOK-13]', async () => {
    const { api, person } = await settle();
    await press(person, 'Request again');
    const form = within(await screen.findByRole('dialog', { name: 'Request pickup of WB20461003 again?' }));
    const date = form.getByLabelText('Date');
    await person.clear(date);
    await person.fill(date, '2099-12-03');
    await person.click(form.getByRole('button', { name: 'Request pickup' }));
    await waitFor(() => expect(api.sentTo('shipmentDesk.reschedule')).toHaveLength(1));
    expect(api.sentTo('shipmentDesk.reschedule')).toMatchObject([{ date: '2099-12-03', how: 'carrier' }]);
    const done = api.requests.map(({ name }) => name).filter((name) => /notMade|reschedule/.test(name));
    expect(done).toEqual(['staffPickups.notMade', 'shipmentDesk.reschedule']);
    expect(await screen.findByText(/^Pickup set for Thu, Dec 3/)).toBeVisible();
  });

  it('that was to be called off is not asked for again here', async () => {
    await settle({ ...unclear, request: { ...unclear.request!, kind: 'cancel_pickup', pickup_number: 'PU-9' } });
    const row = within(rowOf('WB20461003'));
    expect(row.getByText('Cancellation of pickup PU-9 requested.')).toBeVisible();
    expect(row.getByRole('button', { name: 'Still scheduled' })).toBeVisible();
    expect(row.queryByRole('button', { name: 'Request again' })).toBeNull();
  });
});
