import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Integration } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { fieldWords } from './field-words.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-00000000b001';
const field = (name: string, changes: Partial<Integration['fields'][number]> = {}): Integration['fields'][number] => ({
  name,
  kind: 'text',
  choices: [],
  required: true,
  secret: false,
  preset: null,
  ...changes,
});
const parcels: Integration = {
  id,
  carrier: { id: '5d2f8a34-7c11-4b0e-9a66-00000000b002', name: 'Harbor Parcels', scac: 'HBPC' },
  adapter: { code: 'harbor', name: 'Harbor Parcels', operations: ['rate', 'book'] },
  environment: 'sandbox',
  enabled: true,
  liability: { per_pound_new: 100, per_pound_used: 10, cap: 10_000 },
  breaker: 'open',
  credentials: 'entered',
  fields: [
    field('clientId'),
    field('clientSecret', { secret: true }),
    field('region', { kind: 'choice', choices: ['east', 'west'] }),
  ],
  values: { clientId: 'waybill', region: 'west' },
  takes_own_pro: false,
  pro_block: null,
  last_incident: null,
  push: { own_url: null, signed_url: `https://waybill.example/api/push/${id}/events` },
  updated_at: '2026-10-20T16:55:00.000Z',
};

async function open(prepare?: (api: FakeApi) => void) {
  const opened = await openApp('/admin/integrations', {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(endpoints.integrations.list, { data: [parcels] });
      prepare?.(api);
    },
  });
  await screen.findByText('Calls paused');
  return opened;
}
const details = () => screen.getByRole('button', { name: 'Settings for Harbor Parcels' });

describe('integrations', () => {
  it('say of each carrier whether it is on, has credentials and lets calls through [ADMIN-11]', async () => {
    await open();
    expect(screen.getByText('Credentials entered')).toBeVisible();
    expect(screen.getByText('Harbor Parcels · Sandbox')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Harbor Parcels is on' })).toBeChecked();
  });

  it('ask for what the adapter needs, and never show a secret [ADMIN-11]', async () => {
    const { api, person } = await open((server) =>
      server.answer(endpoints.integrations.credentials, { data: parcels }),
    );
    await person.click(details());
    expect(screen.getByLabelText('Client ID')).toHaveValue('waybill');
    expect(screen.getByLabelText('Region')).toHaveValue('west');
    const secret = screen.getByLabelText('Client secret');
    expect(secret).toHaveValue('');
    expect(screen.getByText('Saved. Leave empty to keep it.')).toBeVisible();
    await person.fill(secret, 'blue harbor');
    await person.click(screen.getByRole('button', { name: 'Save credentials' }));
    await waitFor(() => expect(secret).toHaveValue(''));
    expect(api.sentTo('integrations.credentials')).toEqual([
      { values: { clientId: 'waybill', clientSecret: 'blue harbor', region: 'west' } },
    ]);
  });

  it('leave a secret alone that was not typed, and say beside a field what is wrong with it [ADMIN-11]', async () => {
    const { api, person } = await open((server) =>
      server.refuse(endpoints.integrations.credentials, 'validation_failed', {
        errors: { 'values.clientId': ['Enter a valid value'] },
      }),
    );
    await person.click(details());
    await person.click(screen.getByRole('button', { name: 'Save credentials' }));
    expect((await screen.findAllByText(/Enter a valid value/)).length).toBeGreaterThan(0);
    expect(api.sentTo('integrations.credentials')).toEqual([{ values: { clientId: 'waybill', region: 'west' } }]);
  });

  it('are tested, and say in words what came of it [ADMIN-11]', async () => {
    const test = { operation: 'rate', failure: null, messages: [], rates: 3, took_ms: 412 } as const;
    const { api, person } = await open((server) =>
      server.answer(endpoints.integrations.test, { data: { ...test, outcome: 'works', messages: [] } }),
    );
    await person.click(details());
    await person.click(screen.getByRole('button', { name: 'Test now' }));
    expect(await screen.findByText('Connected: 3 rates for a sample load in 412 ms.')).toBeVisible();
    api.answer(endpoints.integrations.test, {
      data: { ...test, outcome: 'failed', failure: 'sign_in', messages: ['Unknown client'], rates: null },
    });
    await person.click(screen.getByRole('button', { name: 'Test now' }));
    expect(await screen.findByText('Test failed: credentials rejected.')).toBeVisible();
    expect(screen.getByText('Unknown client')).toBeVisible();
  });

  it('are switched off, and show the signing key only when it is asked for [ADMIN-11]', async () => {
    const { api, person } = await open((server) => {
      server.answer(endpoints.integrations.update, { data: { ...parcels, enabled: false } });
      server.answer(endpoints.integrations.pushKey, { data: { key: 'whsec_abc' } });
    });
    await person.click(screen.getByRole('switch', { name: 'Harbor Parcels is on' }));
    await waitFor(() =>
      expect(api.sentTo('integrations.update')).toEqual([
        { environment: 'sandbox', enabled: false, liability: parcels.liability },
      ]),
    );
    await person.click(details());
    expect(screen.getByText(parcels.push.signed_url)).toBeVisible();
    expect(screen.queryByText('whsec_abc')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show key' }));
    expect(await screen.findByText('whsec_abc')).toBeVisible();
  });

  it('are added over an adapter, with dollars as they are typed [ADMIN-11]', async () => {
    const { api, person } = await open((server) => {
      server.answer(endpoints.integrations.choices, {
        data: {
          adapters: [
            {
              code: 'harbor',
              name: 'Harbor Parcels',
              scacs: ['HBPC'],
              modes: ['parcel'],
              operations: ['rate'],
              simulator: true,
            },
          ],
          carriers: [],
        },
      });
      server.answer(endpoints.integrations.create, { data: parcels });
    });
    await person.click(screen.getByRole('button', { name: 'Connect carrier' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.selectOptions(await dialog.findByLabelText('Adapter'), 'harbor');
    await person.selectOptions(dialog.getByLabelText('Environment'), 'simulator');
    await person.clear(dialog.getByLabelText('New goods, per pound'));
    await person.fill(dialog.getByLabelText('New goods, per pound'), '2.50');
    await person.click(dialog.getByRole('button', { name: 'Connect' }));
    await waitFor(() =>
      expect(api.sentTo('integrations.create')).toEqual([
        {
          adapter: 'harbor',
          carrier_id: null,
          environment: 'simulator',
          enabled: true,
          liability: { per_pound_new: 250, per_pound_used: 10, cap: 10_000_000 },
        },
      ]),
    );
  });
});

describe('fieldWords', () => {
  it('makes words of the names of fields', () => {
    expect(['clientSecret', 'accountNumber', 'crid', 'baseUrl', 'scac'].map(fieldWords)).toEqual([
      'Client secret',
      'Account number',
      'CRID',
      'Base URL',
      'SCAC',
    ]);
  });
});
