import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type DeskView, type StaffRole } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { staff } from '../../../../testing/people.ts';
import { shipment } from '../../../../testing/shipment.ts';

const { shipmentDesk, staffShipments } = endpoints;
const one = {
  ...shipment(),
  account: { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01', name: 'Maple Kiln Ceramics' },
  cost: null,
};
const desk: DeskView = {
  notes: [
    {
      id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a31',
      text: 'Dock door 4 is broken',
      for_customer: false,
      by: 'Robin Ops',
      created_at: '2026-10-15T14:00:00.000Z',
    },
    {
      id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a32',
      text: 'Delivery is by appointment',
      for_customer: true,
      by: 'Robin Ops',
      created_at: '2026-10-15T15:00:00.000Z',
    },
  ],
  activity: [
    {
      id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a33',
      at: '2026-10-16T14:00:00.000Z',
      by: 'Robin Ops',
      person: true,
      action: 'shipment.status_set',
      before: { status: 'delivered' },
      after: { status: 'in_transit', reason: 'Wrong freight scanned' },
    },
  ],
  carrier_phone: '800-555-0111',
  pickup_unclear: false,
  can: { ask: true, request_pickup: false, reschedule: false, cancel: false, rebook: false },
};

async function open(prepare: (api: FakeApi) => void = () => undefined, role: StaffRole = 'fpg_ops') {
  const opened = await openApp(`/admin/shipments/${one.id}`, {
    user: staff(role),
    prepare: (api) => {
      api.answer(staffShipments.show, { data: one });
      for (const endpoint of [shipmentDesk.show, shipmentDesk.setStatus, shipmentDesk.addNote, shipmentDesk.correctPro])
        api.answer(endpoint, { data: desk });
      api.answer(shipmentDesk.addEvent, { data: desk });
      api.answer(shipmentDesk.upload, { data: desk });
      prepare(api);
    },
  });
  await screen.findByRole('heading', { name: 'Activity' });
  const start = async (name: string) => {
    const button = screen.queryByRole('button', { name });
    if (button === null) await opened.person.click(screen.getByRole('button', { name: 'More' }));
    await opened.person.click(button ?? (await screen.findByRole('menuitem', { name })));
    return within(await screen.findByRole('dialog'));
  };
  return { ...opened, start };
}

describe('a status by hand', () => {
  it('is sent with the reason and the status that was shown; nothing without a reason [ADMIN-08]', async () => {
    const { api, person, start } = await open();
    const form = await start('Set status');
    // The shipment is in transit, so that is no other status.
    expect(within(form.getByLabelText('Status')).queryByRole('option', { name: 'In-Transit' })).toBeNull();
    await person.selectOptions(form.getByLabelText('Status'), 'Delivered');
    await person.click(form.getByRole('button', { name: 'Set status' }));
    expect(await form.findByLabelText('Reason')).toBeInvalid();
    expect(api.sentTo('shipmentDesk.setStatus')).toEqual([]);
    await person.fill(form.getByLabelText('Reason'), 'Signed papers came in');
    await person.click(form.getByRole('button', { name: 'Set status' }));
    expect(await screen.findByText('Status set')).toBeVisible();
    expect(api.sentTo('shipmentDesk.setStatus')).toEqual([
      { status: 'delivered', reason: 'Signed papers came in', seen: 'in_transit' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that somebody else was first with says so, and keeps what was typed [ADMIN-08]', async () => {
    const { person, start } = await open((api) =>
      api.refuse(shipmentDesk.setStatus, 'conflict', { message: 'It has been changed meanwhile.' }),
    );
    const form = await start('Set status');
    await person.fill(form.getByLabelText('Reason'), 'Signed papers came in');
    await person.click(form.getByRole('button', { name: 'Set status' }));
    expect(await form.findByText('It has been changed meanwhile.')).toBeVisible();
    expect(form.getByLabelText('Reason')).toHaveValue('Signed papers came in');
  });

  it('stands in the activity with what it was before, and who did it [ADMIN-08]', async () => {
    await open();
    const entry = screen.getByText('Set the status').closest('li');
    expect(entry).toHaveTextContent('Delivered → In-Transit');
    expect(entry).toHaveTextContent('Wrong freight scanned');
    expect(entry).toHaveTextContent('Robin Ops, Fri, Oct 16, 10:00');
  });
});

describe('notes', () => {
  it('say whom they are for [ADMIN-08]', async () => {
    await open();
    const of = (text: string) => screen.getByText(text).closest('li');
    expect(of('Dock door 4 is broken')).toHaveTextContent('Staff only');
    expect(of('Delivery is by appointment')).toHaveTextContent('Visible to customer');
  });

  it('are for staff unless the customer is to read them, and are one however often they are sent [ADMIN-08]', async () => {
    let failing = true;
    const { api, person, start } = await open((fake) =>
      fake.handle(shipmentDesk.addNote, () => {
        if (failing) throw new TypeError('The line broke');
        return Response.json({ data: desk });
      }),
    );
    const form = await start('Add note');
    await person.fill(form.getByLabelText('Note'), 'Call before noon');
    await person.click(form.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(api.sentTo('shipmentDesk.addNote')).toHaveLength(1));
    failing = false;
    await waitFor(() => expect(form.getByRole('button', { name: 'Save note' })).toBeEnabled());
    await person.click(form.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved')).toBeVisible();
    const [first, second] = api.sentTo('shipmentDesk.addNote') as { note_id: string }[];
    expect(first).toMatchObject({ text: 'Call before noon', for_customer: false });
    expect(second?.note_id).toBe(first?.note_id);
  });
});

describe('the PRO number', () => {
  it('is sent with the one that was shown, and refused by the rule of its carrier beside the field [ADMIN-08]', async () => {
    const { api, person, start } = await open((fake) =>
      fake.refuse(shipmentDesk.correctPro, 'validation_failed', {
        errors: { pro_number: ['The check digit is wrong'] },
      }),
    );
    const form = await start('Correct PRO');
    const field = form.getByLabelText(/^PRO number/);
    expect(field).toHaveValue(one.pro_number);
    await person.clear(field);
    await person.fill(field, '417-226903');
    await person.click(form.getByRole('button', { name: 'Save PRO number' }));
    expect(await form.findByText('The check digit is wrong')).toBeVisible();
    expect(field).toHaveValue('417-226903');
    expect(api.sentTo('shipmentDesk.correctPro')).toEqual([{ pro_number: '417-226903', seen: one.pro_number }]);
  });
});

describe('a document', () => {
  it('is asked for, and sent with its kind and name [ADMIN-08]', async () => {
    const { api, person, start } = await open();
    const form = await start('Upload document');
    await person.click(form.getByRole('button', { name: 'Upload' }));
    expect(api.requests.some(({ name }) => name === 'shipmentDesk.upload')).toBe(false);
    await person.selectOptions(form.getByLabelText('Document'), 'Delivery receipt');
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await person.upload(chooser, new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' }));
    await person.click(form.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Document added. The customer can see it.')).toBeVisible();
    const sent = api.requests.find(({ name }) => name === 'shipmentDesk.upload');
    expect(sent).toMatchObject({ params: { id: one.id }, query: { name: 'signed.pdf', kind: 'delivery_receipt' } });
  });
});

describe('an event', () => {
  it('is told by the clock of the place, with the words the customer reads [ADMIN-08]', async () => {
    const { api, person, start } = await open();
    const form = await start('Add event');
    await person.selectOptions(form.getByLabelText('Event'), 'Out for delivery');
    await person.fill(form.getByLabelText(/^Comment/), 'On the truck since eight');
    await person.click(form.getByRole('button', { name: 'Add event' }));
    expect(await screen.findByText('Event added')).toBeVisible();
    // Freight on its way is expected at its goal, Denver.
    expect(api.sentTo('shipmentDesk.addEvent')).toMatchObject([
      { what: 'out_for_delivery', time_zone: 'America/Denver', city: 'Denver', text: 'On the truck since eight' },
    ]);
  });
});

describe('an event without a comment', () => {
  it('is added with what happened alone [ADMIN-08]', async () => {
    const { api, person, start } = await open();
    const form = await start('Add event');
    await person.click(form.getByRole('button', { name: 'Add event' }));
    expect(await screen.findByText('Event added')).toBeVisible();
    expect(api.sentTo('shipmentDesk.addEvent')).toMatchObject([{ what: 'moved', text: null }]);
  });
});

describe('the activity', () => {
  it('says what a carrier is paid as money, and what a carrier made of a cancellation in words [ADMIN-08]', async () => {
    const by = { at: '2026-10-16T15:00:00.000Z', by: 'Robin Ops', person: true, before: null };
    const sent = { rate_confirmation: 7, carrier: 'Big Sky Haulers', cost: 610_000, sent_to: 'dispatch@example.com' };
    await open((api) =>
      api.answer(shipmentDesk.show, {
        data: {
          ...desk,
          activity: [
            { ...by, id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a34', action: 'rate_confirmation.sent', after: sent },
            {
              ...by,
              id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a35',
              action: 'shipment.canceled',
              after: { void: 'unknown' },
            },
          ],
        },
      }),
    );
    const entry = screen.getByText('Sent a rate confirmation').closest('li');
    expect(entry).toHaveTextContent('Sent a rate confirmation: 7: Big Sky Haulers: $6,100.00: dispatch@example.com');
    const canceled = screen.getByText('Cancellation').closest('li');
    expect(canceled).toHaveTextContent('Cancellation: no clear answer from the carrier');
  });
});

describe('a cancellation', () => {
  it('asks for a reason, which the customer is told [ADMIN-08]', async () => {
    const { api, person, start } = await open((server) => {
      server.answer(shipmentDesk.show, { data: { ...desk, can: { ...desk.can, cancel: true } } });
      server.answer(shipmentDesk.cancel, { data: desk });
    });
    const form = await start('Cancel shipment');
    await person.click(form.getByRole('button', { name: 'Cancel shipment' }));
    expect(await form.findByLabelText(/^Reason/)).toBeInvalid();
    await person.fill(form.getByLabelText(/^Reason/), 'The buyer withdrew the order');
    await person.click(form.getByRole('button', { name: 'Cancel shipment' }));
    expect(await screen.findByText('Shipment canceled')).toBeVisible();
    expect(api.sentTo('shipmentDesk.cancel')).toEqual([{ reason: 'The buyer withdrew the order' }]);
  });
});

describe('the desk', () => {
  it('offers only what can be done now, and what waits for a person [ADMIN-08, BOOK-13]', async () => {
    const { person } = await open((api) => api.answer(shipmentDesk.show, { data: { ...desk, pickup_unclear: true } }));
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Upload document',
      'Correct PRO',
      'Set status',
      'Refresh tracking',
      'Charges',
    ]);
    await person.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Carrier: 800-555-0111' })).toHaveAttribute('href', 'tel:800-555-0111');
    expect(screen.getByText(/hasn’t confirmed the pickup/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resolve' })).toHaveAttribute(
      'href',
      `/admin/exceptions?kind=unclear_pickup&search=${one.bol_number}`,
    );
  });

  it('keeps canceling apart from everything else [ADMIN-08]', async () => {
    const can = { ...desk.can, cancel: true, rebook: true, reschedule: true };
    const { start } = await open((api) => api.answer(shipmentDesk.show, { data: { ...desk, can } }));
    const dialog = await start('Cancel shipment');
    expect(dialog.getByText(one.bol_number, { exact: false })).toBeVisible();
  });

  it('is for looking alone for those who may not change shipments [ROLE-07]', async () => {
    await open(undefined, 'fpg_accounting');
    for (const name of ['Add note', 'Add event', 'More']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText('Dock door 4 is broken')).toBeVisible();
  });
});
