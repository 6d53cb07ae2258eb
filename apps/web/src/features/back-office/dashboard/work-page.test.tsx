import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Answer, type WorkRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const id = (last: number) => `5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a0${last}`;
const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
const account = { id: id(9), name: 'Maple Kiln' };
const row = (given: Partial<WorkRow>): WorkRow => ({
  kind: 'exceptions',
  id: id(1),
  account,
  subject: 'WB-20418618',
  about: 'delayed',
  since,
  due: null,
  owner: null,
  pressing: false,
  ...given,
});
const inbox = (data: WorkRow[]): Answer<typeof endpoints.workInbox.list> => ({
  data,
  links: { first: null, last: null, prev: null, next: null },
  meta: {
    current_page: 1,
    from: 1,
    last_page: 1,
    links: [],
    path: '/api/admin/work',
    per_page: 20,
    to: data.length,
    total: data.length,
    total_is_exact: true,
  },
  counts: { exceptions: 1, chats: 0, disputes: 1, incidents: 1 },
});

describe('the work inbox', () => {
  it('lists every queue in one, and each row opens its own page [ADMIN-01]', async () => {
    await openApp('/admin/work', {
      user: staff('super_admin'),
      prepare: (api) =>
        api.answer(
          endpoints.workInbox.list,
          inbox([
            row({}),
            row({
              kind: 'disputes',
              id: id(2),
              subject: '30157',
              about: 'weight',
              owner: { id: id(8), name: 'Ada Ruiz' },
            }),
            row({ kind: 'incidents', id: id(3), subject: 'Two Rivers', about: 'track', account: null, pressing: true }),
          ]),
        ),
    });
    const table = await screen.findByRole('table', { name: 'Work Inbox' });
    const line = async (text: string) => within((await within(table).findByText(text)).closest('tr') as HTMLElement);
    const late = await line('WB-20418618');
    expect(late.getByText('Delayed')).toBeVisible();
    expect(late.getByText('Unassigned')).toBeVisible();
    expect(late.getByText('3 days ago')).toBeVisible();
    expect(late.getByRole('link')).toHaveAttribute('href', `/admin/shipments/${id(1)}`);
    const dispute = await line('INV 30157');
    expect(dispute.getByText('Weight is wrong')).toBeVisible();
    expect(dispute.getByText('Ada Ruiz')).toBeVisible();
    expect(dispute.getByRole('link')).toHaveAttribute('href', `/admin/disputes/${id(2)}`);
    const failed = await line('Two Rivers');
    expect(failed.getByText('Urgent')).toBeVisible();
    expect(failed.getByRole('link')).toHaveAttribute('href', `/admin/incidents/${id(3)}`);
    expect(screen.getByText('3 open items')).toBeVisible();
  });

  it('asks for one queue, an owner, and an age, and offers no queue that is not theirs [ROLE-07]', async () => {
    const { api, person } = await openApp('/admin/work', {
      user: staff('super_admin'),
      prepare: (prepared) => prepared.answer(endpoints.workInbox.list, inbox([row({})])),
    });
    const queues = within(await screen.findByRole('group', { name: 'Queue' }));
    await waitFor(() => expect(queues.queryByRole('button', { name: /Carrier Bills/ })).toBeNull());
    await person.click(queues.getByRole('button', { name: /Disputes/ }));
    await person.click(screen.getByRole('radio', { name: 'Mine' }));
    await waitFor(() =>
      expect(api.requests.findLast(({ name }) => name === 'workInbox.list')?.query).toMatchObject({
        kind: 'disputes',
        owner: 'me',
        sort: 'urgent',
      }),
    );
  });
});
