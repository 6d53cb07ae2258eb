import { screen, within } from '@testing-library/react';
import { endpoints, type ChargesView, type DeskView, type StaffRole } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { staff } from '../../../../testing/people.ts';
import { shipment } from '../../../../testing/shipment.ts';

const { shipmentCharges, shipmentDesk, staffShipments } = endpoints;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const one = {
  ...shipment(),
  account: { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01', name: 'Maple Kiln Ceramics' },
  cost: null,
};
const desk: DeskView = {
  notes: [],
  activity: [
    {
      id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a41',
      at: '2026-10-16T14:00:00.000Z',
      by: 'Robin Ops',
      person: true,
      action: 'shipment.charge_added',
      before: { total: 50_000 },
      after: { charge: 'DETEN', amount: 15_000, side: 'price', total: 65_000, reason: 'Waited' },
    },
  ],
  carrier_phone: null,
  pickup_unclear: false,
  can: { ask: false, request_pickup: false, reschedule: false, cancel: false, rebook: false },
};
const detention = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a42',
  side: 'price',
  code: 'DETEN',
  amount: usd(15_000),
  reason: 'The driver waited',
  by: 'Robin Ops',
  at: '2026-10-16T14:00:00.000Z',
} as const;
const view: ChargesView = {
  bar: null,
  invoice_id: null,
  held: null,
  price: usd(65_000),
  cost: usd(41_000),
  added: [detention],
};

async function open(
  shown: ChargesView,
  role: StaffRole = 'fpg_ops',
  prepare: (api: FakeApi) => void = () => undefined,
) {
  const opened = await openApp(`/admin/shipments/${one.id}`, {
    user: staff(role),
    prepare: (api) => {
      api.answer(staffShipments.show, { data: one });
      api.answer(shipmentDesk.show, { data: desk });
      for (const endpoint of [
        shipmentCharges.show,
        shipmentCharges.add,
        shipmentCharges.change,
        shipmentCharges.takeBack,
      ])
        api.answer(endpoint, { data: shown });
      prepare(api);
    },
  });
  const [button] = await screen.findAllByRole('button', { name: /^(Charges|More)$/ });
  if (button) await opened.person.click(button);
  if (button?.textContent === 'More')
    await opened.person.click(await screen.findByRole('menuitem', { name: 'Charges' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...opened, dialog };
}

describe('charges of a shipment', () => {
  it('are added with an amount, a reason and the total that was shown [ADMIN-08]', async () => {
    const { api, dialog, person } = await open(view);
    expect(await dialog.findByText('$650.00')).toBeVisible();
    await person.selectOptions(await dialog.findByLabelText('Charge'), 'Redelivery');
    await person.click(dialog.getByRole('button', { name: 'Add charge' }));
    expect(await dialog.findByLabelText(/^Amount/)).toBeInvalid();
    expect(api.sentTo('shipmentCharges.add')).toEqual([]);
    await person.fill(dialog.getByLabelText(/^Amount/), '95');
    await person.fill(dialog.getByLabelText(/^Reason/), 'Nobody was there');
    await person.click(dialog.getByRole('button', { name: 'Add charge' }));
    expect(await screen.findByText('New total: $650.00')).toBeVisible();
    expect(api.sentTo('shipmentCharges.add')).toMatchObject([
      { side: 'price', code: 'REDEL', amount: 9_500, reason: 'Nobody was there', seen: 65_000 },
    ]);
  });

  it('say who added them and why, and are changed and taken back with a reason [ADMIN-08]', async () => {
    const { api, dialog, person } = await open(view);
    const line = within(await dialog.findByRole('listitem'));
    expect(line.getByText(/The driver waited/)).toBeVisible();
    expect(line.getByText(/Robin Ops/)).toBeVisible();
    await person.click(line.getByRole('button', { name: 'Remove Detention' }));
    await person.click(await dialog.findByRole('button', { name: 'Remove charge' }));
    expect(await dialog.findByLabelText(/^Reason/)).toBeInvalid();
    await person.fill(dialog.getByLabelText(/^Reason/), 'Not their fault');
    await person.click(dialog.getByRole('button', { name: 'Remove charge' }));
    expect(await screen.findByText('New total: $650.00')).toBeVisible();
    expect(api.sentTo('shipmentCharges.takeBack')).toEqual([{ reason: 'Not their fault', seen: 65_000 }]);
    await person.click(line.getByRole('button', { name: 'Change Detention' }));
    const amount = await dialog.findByLabelText(/^Amount/);
    await person.clear(amount);
    await person.fill(amount, '99');
    await person.click(dialog.getByRole('button', { name: 'Save change' }));
    await expect.poll(() => api.sentTo('shipmentCharges.change')).toMatchObject([{ amount: 9_900, seen: 65_000 }]);
  });

  it('of the carrier stand apart', async () => {
    const { dialog, person } = await open(view);
    await person.click(await dialog.findByText('We pay the carrier'));
    expect(await dialog.findByText('$410.00')).toBeVisible();
    expect(dialog.getByText('No charges added yet.')).toBeVisible();
    expect(dialog.getByText('Only staff can read this.')).toBeVisible();
  });

  it('are closed once it is invoiced, and whoever audits bills is led there [ADMIN-08]', async () => {
    const shown = { ...view, bar: 'invoiced', invoice_id: one.id } as const;
    const { dialog } = await open(shown, 'fpg_admin');
    expect(await dialog.findByText(/Already invoiced/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open bill audit' })).toHaveAttribute(
      'href',
      `/admin/carrier-bills?search=${one.bol_number}`,
    );
    expect(dialog.queryByRole('button', { name: 'Add charge' })).toBeNull();
    expect(dialog.queryByRole('button', { name: /Take back/ })).toBeNull();
  });

  it('that somebody else changed meanwhile say so and keep what was typed', async () => {
    const { dialog, person } = await open(view, 'fpg_ops', (api) =>
      api.refuse(shipmentCharges.add, 'conflict', { message: 'Another user changed this.' }),
    );
    await person.fill(await dialog.findByLabelText(/^Amount/), '95');
    await person.fill(dialog.getByLabelText(/^Reason/), 'Nobody was there');
    await person.click(dialog.getByRole('button', { name: 'Add charge' }));
    expect(await dialog.findByText('Another user changed this.')).toBeVisible();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Nobody was there');
  });

  it('are told in the activity in words and money', async () => {
    await open(view);
    expect(screen.getByText(/Detention: \$150\.00: Customer pays: \$500\.00 → \$650\.00/)).toBeInTheDocument();
  });
});
