import { screen, within } from '@testing-library/react';
import { endpoints, type Setup, type StaffRole } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const setup: Setup = {
  ready: false,
  items: [
    { code: 'demo_carriers', done: false, essential: true, facts: [{ code: 'named', value: 'Granite State Freight' }] },
    { code: 'company', done: false, essential: true, facts: [{ code: 'missing', value: 'phone' }] },
    {
      code: 'mail',
      done: false,
      essential: true,
      facts: [
        { code: 'untested', value: '' },
        { code: 'no_spf', value: 'acme.example' },
      ],
    },
    { code: 'backup', done: true, essential: false, facts: [{ code: 'archived', value: '2026-11-16T14:00:00.000Z' }] },
  ],
};
const ready: Setup = { ready: true, items: setup.items.map((item) => ({ ...item, done: true })) };
const open = (path: string, role: StaffRole) =>
  openApp(path, { user: staff(role), prepare: (server) => server.answer(endpoints.setup.show, { data: setup }) });

it('shows what was found, why it matters, and what is closed until then', async () => {
  await open('/admin/setup', 'super_admin');
  const row = within((await screen.findByRole('heading', { name: 'Company' })).closest('li')!);
  expect(row.getByText('Required')).toBeVisible();
  expect(row.getByText('Missing: support phone')).toBeVisible();
  expect(row.getByText('Until then, customers cannot book.')).toBeVisible();
  expect(row.getByRole('link', { name: 'Open: Company' })).toHaveAttribute('href', '/admin/company');
  expect(screen.getByText('No SPF record for acme.example. Email may land in spam.')).toBeVisible();
  expect(screen.getByText('1 of 4 done')).toBeVisible();
});

it('sends a test message, and removes the demo carriers after a question', async () => {
  const { api, person } = await open('/admin/setup', 'super_admin');
  api.answer(endpoints.setup.test, { data: setup });
  api.answer(endpoints.setup.removeDemoCarriers, { data: ready });
  await person.click(await screen.findByRole('button', { name: 'Test: Outgoing email' }));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Ready to ship')).toBeVisible();
});

it('is where a super admin lands once while something required is open', async () => {
  await open('/admin/dashboard', 'super_admin');
  expect(await screen.findByRole('heading', { name: 'Setup', level: 1 })).toBeVisible();
});

it('is linked from the dashboard of an admin, who cannot open pages of super admins from it', async () => {
  const { person } = await open('/admin/dashboard', 'fpg_admin');
  expect(await screen.findByText('Setup is not complete: 3 required items left')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Continue setup' }));
  await screen.findByRole('heading', { name: 'Setup', level: 1 });
  expect(screen.queryByRole('link', { name: 'Open: Demo carriers' })).toBeNull();
});
