import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type EquipmentType } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { equipmentTypeSample, flatbed, reefer, van } from '../../../testing/truckload.ts';

const table = endpoints.staffEquipmentTypes;
const vanType = equipmentTypeSample(van);
const reeferType = equipmentTypeSample(reefer, { firm_miles: null, cents_per_mile: 294 });
const retired: EquipmentType = equipmentTypeSample(flatbed, { retired_at: '2026-11-10T10:00:00.000Z' });

async function open(prepare?: (api: FakeApi) => void) {
  const opened = await openApp('/admin/truckloads/equipment-types', {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(table.list, { data: [vanType, reeferType, retired] });
      prepare?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Truckload Equipment' });
  await screen.findByRole('listitem', { name: 'Dry van 53 ft' });
  return opened;
}

describe('equipment types', () => {
  it('stand in the order customers see, with what they hold and cost [TL-03, ADMIN-06]', async () => {
    await open();
    const row = screen.getByRole('listitem', { name: 'Dry van 53 ft' });
    expect(row).toHaveTextContent('53 ft · 45,000 lb · 26 pallets');
    expect(row).toHaveTextContent('$2.45 per mile');
    expect(row).toHaveTextContent('firm up to 1,500 mi');
    expect(screen.getByRole('listitem', { name: 'Refrigerated 53 ft' })).toHaveTextContent('always indicative');
  });

  it('are added with what customers have to know, each missing figure named [TL-03, ADMIN-06]', async () => {
    const { api, person } = await open((server) => server.answer(table.create, { data: vanType }));
    await person.click(screen.getByRole('button', { name: 'Add equipment' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(api.sentTo('staffEquipmentTypes.create')).toEqual([]);
    await person.fill(within(dialog).getByRole('textbox', { name: 'Name in English' }), 'Curtain side 53 ft');
    await person.fill(within(dialog).getByRole('textbox', { name: 'Code' }), 'cs53');
    await person.fill(within(dialog).getByRole('textbox', { name: 'Payload' }), '44000');
    await person.fill(within(dialog).getByRole('textbox', { name: 'Price per mile' }), '2.55');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sentTo('staffEquipmentTypes.create')).toHaveLength(1));
    expect(api.sentTo('staffEquipmentTypes.create')[0]).toMatchObject({
      name: 'Curtain side 53 ft',
      code: 'CS53',
      picture: 'dry_van',
      length_in: 636,
      max_pounds: 44_000,
      cents_per_mile: 255,
      firm_miles: null,
    });
  });

  it('are changed by the version that was seen; what was typed stays when somebody else was faster [TL-03]', async () => {
    const { api, person } = await open((server) =>
      server.refuse(table.update, 'conflict', { message: 'This was changed in the meantime.' }),
    );
    await person.click(screen.getByRole('button', { name: 'Edit Dry van 53 ft' }));
    const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name in English' });
    await person.clear(name);
    await person.fill(name, 'Van 53');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This was changed in the meantime.')).toBeVisible();
    expect(name).toHaveValue('Van 53');
    expect(api.sentTo('staffEquipmentTypes.update')[0]).toMatchObject({ name: 'Van 53', version: 1 });
  });

  it('are put in another order, and retired and offered again [TL-03]', async () => {
    const { api, person } = await open((server) => {
      server.answer(table.order, { data: [reeferType, vanType] });
      server.answer(table.retire, { data: retired });
      server.answer(table.restore, { data: vanType });
    });
    await person.click(screen.getByRole('button', { name: 'Move Dry van 53 ft down' }));
    expect(api.sentTo('staffEquipmentTypes.order')).toEqual([{ ids: [reefer.id, van.id] }]);
    await person.click(screen.getByRole('button', { name: 'Retire Refrigerated 53 ft' }));
    expect(await screen.findByText('Refrigerated 53 ft is no longer offered in new quotes')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Offer again: Flatbed 48 ft' }));
    expect(api.sentTo('staffEquipmentTypes.restore')).toEqual([{ version: 1 }]);
  });
});
