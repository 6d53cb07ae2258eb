import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type OutsideService } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const payments: OutsideService = {
  code: 'payments',
  state: 'on',
  provider: 'Stripe',
  environment: 'sandbox',
  settings: [
    { name: 'PAYMENT_KEY', set: true },
    { name: 'PAYMENT_WEBHOOK_SECRET', set: false },
  ],
  through: [],
  changed: null,
  test: null,
};

async function open() {
  return openApp('/admin/integrations', {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(endpoints.integrations.list, { data: [] });
      api.answer(endpoints.outsideServices.list, { data: [payments] });
    },
  });
}
const panel = async () => within(await screen.findByRole('list', { name: 'Services' }));

it('says by name what the environment sets, and what a test came to [ADMIN-11]', async () => {
  const { api, person } = await open();
  const services = await panel();
  expect(await services.findByText('PAYMENT_KEY: set')).toBeInTheDocument();
  expect(services.getByText('PAYMENT_WEBHOOK_SECRET: not set')).toBeInTheDocument();
  const tested: OutsideService = {
    ...payments,
    test: { outcome: 'failed', message: 'ECONNREFUSED', took_ms: 12, at: '2026-11-16T09:00:00.000Z' },
  };
  api.answer(endpoints.outsideServices.test, { data: tested });
  api.answer(endpoints.outsideServices.list, { data: [tested] });
  await person.click(services.getByRole('button', { name: 'Test now: Payments' }));
  expect(await services.findByText(/Failed, 12 ms/)).toBeVisible();
  expect(services.getByText('ECONNREFUSED')).toBeVisible();
});

it('is switched off only with a reason, after telling what that means [ADMIN-11]', async () => {
  const { api, person } = await open();
  api.answer(endpoints.outsideServices.turn, { data: { ...payments, state: 'off' } });
  await person.click(await (await panel()).findByRole('switch', { name: 'Payments: on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off Payments?' }));
  expect(dialog.getByText(/Payments in progress are completed/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(api.sentTo('outsideServices.turn')).toEqual([]);
  await person.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Provider is down');
  await person.click(dialog.getByRole('button', { name: 'Turn off' }));
  await waitFor(() =>
    expect(api.sentTo('outsideServices.turn')).toEqual([{ enabled: false, reason: 'Provider is down' }]),
  );
});
