import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Incident } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-00000000a001';
const ruth = '5d2f8a34-7c11-4b0e-9a66-00000000b001';
const incident: Incident = {
  id,
  carrier_name: 'Granite State Freight',
  connection_id: null,
  operation: 'rate',
  failure: 'timeout',
  occurrences: 37,
  first_seen_at: '2026-10-20T16:55:00.000Z',
  last_seen_at: '2026-10-20T18:16:49.000Z',
  resolved_at: null,
  owner: null,
  retry: 'rate',
  exchange: {
    request: {
      method: 'POST',
      url: 'https://api.carrier.example/v2/ratequotes',
      query: {},
      body: { account: '•••', origin: '03063' },
    },
    answer: null,
    took_ms: 8001,
    message: 'No answer by the deadline',
  },
  request_id: 'req-77',
  steps: [],
  others: [],
};
const resolved: Incident = {
  ...incident,
  resolved_at: '2026-10-20T19:00:00.000Z',
  steps: [{ at: '2026-10-20T19:00:00.000Z', what: 'resolved', who: 'ops@waybill.example', note: 'They restarted it' }],
};

async function open(path: string, prepare?: (api: FakeApi) => void, user = staff('super_admin')) {
  return openApp(path, {
    user,
    prepare: (api) => {
      api.answer(endpoints.incidents.list, pageOf([incident]));
      api.answer(endpoints.incidents.choices, {
        data: {
          open: 1,
          carriers: ['Granite State Freight'],
          operations: ['rate'],
          failures: ['timeout'],
          people: [{ id: ruth, name: 'Ruth Calloway' }],
        },
      });
      api.answer(endpoints.incidents.show, { data: incident });
      prepare?.(api);
    },
  });
}

describe('API incidents', () => {
  it('list what keeps going wrong in words, with how often and since when [ADMIN-07]', async () => {
    await open('/admin/incidents');
    const row = await screen.findByRole('row', { name: /Granite State Freight/ });
    expect(within(row).getByText('Rates')).toBeVisible();
    expect(within(row).getByText('No answer in time')).toBeVisible();
    expect(within(row).getByText('37')).toBeVisible();
    expect(within(row).getByText('Open')).toBeVisible();
  });

  it('are narrowed in the address, and asked for so [ADMIN-07]', async () => {
    const { api, person } = await open('/admin/incidents?failure=timeout');
    await screen.findByRole('row', { name: /Granite State Freight/ });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'Granite State Freight');
    await waitFor(() =>
      expect(api.requests.findLast(({ name }) => name === 'incidents.list')?.query).toMatchObject({
        state: 'open',
        failure: 'timeout',
        carrier: 'Granite State Freight',
      }),
    );
    expect(location.search).toContain('carrier=Granite');
  });

  it('show the latest call with what was hidden marked as hidden [ADMIN-07]', async () => {
    await open(`/admin/incidents/${id}`);
    const request = within(await screen.findByRole('region', { name: 'Request' }));
    expect(request.getByText(/POST https:\/\/api\.carrier\.example\/v2\/ratequotes/)).toBeVisible();
    expect(request.getByText('hidden')).toBeVisible();
    expect(request.getByText('"origin"')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Response' })).getByText('No answer by the deadline'),
    ).toBeVisible();
    expect(screen.getByText('8,001 ms')).toBeVisible();
    expect(screen.getByText('req-77')).toBeVisible();
  });

  it('are resolved with what was done, and reopened [ADMIN-07]', async () => {
    const { api, person } = await open(`/admin/incidents/${id}`, (server) => {
      server.answer(endpoints.incidents.resolve, { data: resolved });
      server.answer(endpoints.incidents.reopen, { data: incident });
    });
    await person.fill(await screen.findByLabelText('Resolution'), 'They restarted it');
    api.answer(endpoints.incidents.show, { data: resolved });
    await person.click(screen.getByRole('button', { name: 'Resolve incident' }));
    expect(await screen.findByText('They restarted it')).toBeVisible();
    expect(api.sentTo('incidents.resolve')).toEqual([{ note: 'They restarted it' }]);
    api.answer(endpoints.incidents.show, { data: incident });
    await person.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByRole('button', { name: 'Resolve incident' })).toBeVisible();
  });

  it('are given to somebody, who stands in the list [ADMIN-07]', async () => {
    const given: Incident = { ...incident, owner: { id: ruth, name: 'Ruth Calloway' } };
    const { api, person } = await open(`/admin/incidents/${id}`, (server) =>
      server.answer(endpoints.incidents.assign, { data: given }),
    );
    await screen.findByRole('option', { name: 'Ruth Calloway' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Assign to' }), 'Ruth Calloway');
    await waitFor(() => expect(api.sentTo('incidents.assign')).toEqual([{ owner_id: ruth }]));
    expect(await screen.findByText('Assigned to Ruth Calloway')).toBeVisible();
  });

  it('are asked again where that changes nothing, and tell what came of it [ADMIN-07]', async () => {
    const { person } = await open(`/admin/incidents/${id}`, (server) =>
      server.answer(endpoints.incidents.retry, {
        data: incident,
        result: { outcome: 'failed', failure: 'timeout', messages: [], took_ms: 8001 },
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Retry call' }));
    expect(await screen.findByText('Failed again after 8001 ms: no answer in time.')).toBeVisible();
  });

  it('of a booking offer no way to send it again [ADMIN-07]', async () => {
    await open(`/admin/incidents/${id}`, (server) =>
      server.answer(endpoints.incidents.show, {
        data: { ...incident, operation: 'book', connection_id: ruth, retry: null },
      }),
    );
    expect(await screen.findByText(/cannot be retried here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry call' })).toBeNull();
  });

  it('are for super admins alone [ROLE-04]', async () => {
    await open('/admin/incidents', undefined, staff('fpg_admin'));
    expect(location.pathname).not.toBe('/admin/incidents');
  });
});
