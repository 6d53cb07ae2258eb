import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Partner } from '@waybill/contract';
import { expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const id = '01930000-0000-7000-8000-00000000e001';
const partner: Partner = {
  id,
  name: 'Blue Current EDI',
  kind: 'edi_van',
  state: 'testing',
  website: 'https://bluecurrent.example',
  channels: ['edi', 'as2'],
  identifiers: [{ kind: 'isa_id', value: 'BLUECUR' }],
  contacts: [{ name: 'Kim Ode', role: 'EDI desk', email: 'kim@bluecurrent.example', phone: '603-555-0177' }],
  services: [],
  calls: 5,
  failures: 2,
  updated_at: '2026-11-16T09:00:00.000Z',
  updated_by: 'Ruth Calloway',
  revision: 3,
  accounts: [],
  clients: [],
  connections: [],
  days: [{ day: '2026-11-16', calls: 5, failures: 2 }],
  incidents: [],
  notes: [],
};
const row = { ...partner, accounts: 1, clients: 0, connections: 2 };

async function open(path: string, prepare?: (api: FakeApi) => void) {
  return openApp(path, {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(endpoints.partners.list, pageOf([row]));
      api.answer(endpoints.partners.show, { data: partner });
      api.answer(endpoints.partners.choices, { data: { connections: [], clients: [] } });
      prepare?.(api);
    },
  });
}

it('lists partners with what is theirs, what was exchanged and what failed [ADMIN-05]', async () => {
  await open('/admin/integration-partners');
  const line = await screen.findByRole('row', { name: /Blue Current EDI/ });
  expect(within(line).getByText('EDI / VAN')).toBeVisible();
  expect(within(line).getByText('Accounts 1 · clients 0 · connections 2')).toBeVisible();
  expect(within(line).getByText('2 failed')).toBeVisible();
});

it('shows whom to call and what a partner is known by [ADMIN-05]', async () => {
  await open(`/admin/integration-partners/${id}`);
  expect(await screen.findByRole('link', { name: 'kim@bluecurrent.example' })).toHaveAttribute(
    'href',
    'mailto:kim@bluecurrent.example',
  );
  expect(screen.getByText('BLUECUR')).toBeVisible();
  expect(screen.getByText(/5 calls, 2 failed/)).toBeInTheDocument();
});

it('changes a partner with the revision that was seen, and says when somebody was faster [ADMIN-05]', async () => {
  const { api, person } = await open(`/admin/integration-partners/${id}`, (server) =>
    server.refuse(endpoints.partners.update, 'conflict', { message: 'Changed meanwhile' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blue Current EDI' }));
  await person.click(dialog.getByRole('checkbox', { name: 'SFTP' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sentTo('partners.update')).toMatchObject([{ revision: 3, channels: ['edi', 'as2', 'sftp'] }]),
  );
  expect(await screen.findByText('Someone else saved this partner. The latest version is shown.')).toBeVisible();
});

it('retires a partner only with a reason [ADMIN-05]', async () => {
  const { api, person } = await open(`/admin/integration-partners/${id}`, (server) =>
    server.answer(endpoints.partners.retire, { data: { ...partner, state: 'retired' } }),
  );
  await person.click(await screen.findByRole('button', { name: 'Retire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire Blue Current EDI?' }));
  await person.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(api.sentTo('partners.retire')).toEqual([]);
  await person.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Contract ended');
  await person.click(dialog.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(api.sentTo('partners.retire')).toEqual([{ reason: 'Contract ended' }]));
});
