import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Announcement, type StaffAnnouncement } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { pagesWith } from '../../../testing/pages.tsx';
import { customer, staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-00000000d001';
const table = endpoints.announcements;
const texts = {
  en: { title: 'No pickups on Thanksgiving', text: 'Carriers rest on November 26.' },
  es: { title: 'Sin recolecciones en Acción de Gracias', text: 'Los transportistas descansan el 26 de noviembre.' },
};
const shown: Announcement = {
  id,
  kind: 'warning',
  texts,
  dismissible: true,
  starts_at: '2026-11-20T14:00:00.000Z',
  ends_at: null,
  read_at: null,
  dismissed_at: null,
};
const kept: StaffAnnouncement = {
  id,
  revision: 3,
  kind: 'warning',
  audience: 'roles',
  roles: ['shipper', 'fpg_sales'],
  account_ids: [],
  accounts: [],
  texts,
  dismissible: true,
  zone: 'America/Chicago',
  starts_on: '2026-11-20',
  starts_time: '08:00',
  ends_on: '2026-11-27',
  ends_time: '00:00',
  state: 'live',
  starts_at: '2026-11-20T14:00:00.000Z',
  ends_at: '2026-11-27T06:00:00.000Z',
  by_name: 'Sam Root',
  updated_at: '2026-11-19T14:00:00.000Z',
  reach: 340,
  read: 12,
  dismissed: 3,
};
const pages = pagesWith('tracking', 'shipments');

async function look(all: readonly Announcement[], language: 'en' | 'es' = 'en') {
  const opened = await openApp('/track', {
    user: { ...customer(), language },
    language,
    pages,
    prepare: (api) => {
      api.answer(endpoints.notices.unread, { data: { unread: all.length, newest: null, announced: 'one' } });
      api.answer(endpoints.notices.list, { data: { notices: [], unread: all.length, more: false } });
      api.answer(table.current, { data: [...all] });
      api.answer(table.read, undefined);
      api.answer(table.dismiss, undefined);
    },
  });
  // The first sign of life brings what is spared.
  await opened.person.pointer({ target: document.body });
  return opened;
}

describe('an announcement', () => {
  it('slides over the page that is read, in the language of its reader [ADMIN-13, UI-04]', async () => {
    await look([shown], 'es');
    const status = within(await screen.findByRole('region', { name: 'Anuncios' })).getByRole('status');
    expect(await within(status).findByText('Sin recolecciones en Acción de Gracias')).toBeVisible();
    expect(within(status).getByText('Advertencia:')).toBeInTheDocument();
  });

  it('takes its place in the next page that is opened', async () => {
    const { router } = await look([shown]);
    await screen.findByText('No pickups on Thanksgiving');
    await act(() => router.navigate({ to: '/my-shipments' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Announcements' })).toBeVisible());
    const status = within(screen.getByRole('region', { name: 'Announcements' })).getByRole('status');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    expect(screen.getByText('No pickups on Thanksgiving')).toBeVisible();
  });

  it('that was read before covers nothing after a reload, and stands in the next page', async () => {
    const { api, router } = await look([{ ...shown, read_at: '2026-11-21T14:00:00.000Z' }]);
    await waitFor(() => expect(api.requests.some(({ name }) => name === 'announcements.current')).toBe(true));
    expect(screen.queryByText('No pickups on Thanksgiving')).toBeNull();
    await act(() => router.navigate({ to: '/my-shipments' }));
    expect(await screen.findByText('No pickups on Thanksgiving')).toBeVisible();
  });

  it('without a Spanish text is read in English by everybody', async () => {
    await look([{ ...shown, texts: { ...texts, es: { title: '', text: '' } } }], 'es');
    expect(await screen.findByText('No pickups on Thanksgiving')).toBeVisible();
  });

  it('is closed at once, and the server told [ADMIN-13]', async () => {
    const { api, person } = await look([shown]);
    await person.click(await screen.findByRole('button', { name: 'Close “No pickups on Thanksgiving”' }));
    expect(screen.queryByText('No pickups on Thanksgiving')).toBeNull();
    expect(api.requests.find(({ name }) => name === 'announcements.dismiss')?.params).toEqual({ id });
  });

  it('that cannot be closed is moved out of the way instead', async () => {
    const { api, person } = await look([{ ...shown, dismissible: false }]);
    await person.click(await screen.findByRole('button', { name: /^Move “No pickups on Thanksgiving” into the page/ }));
    expect(screen.getByText('No pickups on Thanksgiving')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Close “/ })).toBeNull();
    expect(api.requests.some(({ name }) => name === 'announcements.dismiss')).toBe(false);
  });

  it('is not shown once its end has come, nor after it was closed, and the bell has the closed one [ADMIN-13]', async () => {
    const over = { ...shown, id: `${id.slice(0, -1)}2`, ends_at: '2020-01-01T00:00:00.000Z' };
    const closed = { ...shown, dismissed_at: '2026-11-21T14:00:00.000Z', read_at: '2026-11-21T14:00:00.000Z' };
    const { api, person } = await look([over, closed]);
    await waitFor(() => expect(api.requests.some(({ name }) => name === 'announcements.current')).toBe(true));
    expect(screen.queryByText('No pickups on Thanksgiving')).toBeNull();
    await person.click(await screen.findByRole('button', { name: /^Notifications, / }));
    expect(await screen.findAllByText('No pickups on Thanksgiving')).toHaveLength(1);
  });

  it('is read once it has stood for two seconds, and is said so once [ADMIN-13]', async () => {
    const { api } = await look([shown]);
    await screen.findByText('No pickups on Thanksgiving');
    expect(api.sentTo('announcements.read')).toEqual([]);
    await waitFor(() => expect(api.sentTo('announcements.read')).toEqual([{ ids: [id] }]), { timeout: 4000 });
  });
});

async function manage(path: string, prepare?: (api: FakeApi) => void) {
  return openApp(path, {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(table.list, pageOf([kept]));
      api.answer(table.show, { data: kept });
      api.answer(table.save, { data: kept });
      prepare?.(api);
    },
  });
}

describe('the notifications of the super admin', () => {
  it('are listed with whom they are for, how they stand and who has read them [ADMIN-13]', async () => {
    await manage('/admin/notifications');
    const row = await screen.findByRole('row', { name: /No pickups on Thanksgiving/ });
    for (const words of ['Warning', 'Live', 'Shipper, Sales', '12 of 340', '3 closed it'])
      expect(within(row).getByText(words)).toBeVisible();
  });

  it('are written in both languages and seen beforehand [ADMIN-13]', async () => {
    const { api, person } = await manage('/admin/notifications/new');
    const [english, spanish] = await screen.findAllByRole('textbox', { name: 'Title' });
    const [text, texto] = screen.getAllByRole('textbox', { name: 'Text' });
    if (!english || !spanish || !text || !texto) throw new Error('There is no field');
    const put = async (field: HTMLElement, words: string) => {
      await person.click(field);
      await person.paste(words);
    };
    await put(english, 'Closed');
    await put(text, 'Until Monday.');
    await put(spanish, 'Cerrado');
    expect(screen.getByText('Closed', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Cerrado', { selector: 'p' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save notification' }));
    expect(api.sentTo('announcements.save')).toEqual([]);
    expect(texto).toBeInvalid();
    await put(texto, 'Hasta el lunes.');
    await person.click(screen.getByText('By role'));
    await person.click(screen.getByRole('checkbox', { name: 'Viewer' }));
    await person.click(screen.getByText('Outage'));
    await person.click(screen.getByRole('button', { name: 'Save notification' }));
    await waitFor(() => expect(api.sentTo('announcements.save')).toHaveLength(1));
    expect(api.sentTo('announcements.save')[0]).toMatchObject({
      kind: 'outage',
      audience: 'roles',
      roles: ['viewer'],
      texts: { en: { title: 'Closed', text: 'Until Monday.' }, es: { title: 'Cerrado', text: 'Hasta el lunes.' } },
      revision: null,
      ends_on: null,
    });
    expect(await screen.findByText('Notification saved')).toBeVisible();
    expect(location.pathname).toBe('/admin/notifications');
  });

  it('are changed from what they are, with the revision that was looked at [ADMIN-13]', async () => {
    const { api, person } = await manage(`/admin/notifications/edit/${id}`);
    const [title] = await screen.findAllByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('No pickups on Thanksgiving');
    await person.fill(title as HTMLElement, '!');
    await person.click(screen.getByRole('button', { name: 'Save notification' }));
    await waitFor(() =>
      expect(api.sentTo('announcements.save')).toMatchObject([
        { revision: 3, starts_on: '2026-11-20', ends_time: '00:00', zone: 'America/Chicago' },
      ]),
    );
  });

  it('are not lost when a link is pressed while something is typed', async () => {
    const { person } = await manage('/admin/notifications/new');
    const [title] = await screen.findAllByRole('textbox', { name: 'Title' });
    await person.fill(title as HTMLElement, 'Closed');
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Notifications' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await person.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(title).toHaveValue('Closed');
    expect(location.pathname).toBe('/admin/notifications/new');
  });

  it('are ended after a question [ADMIN-13]', async () => {
    const { api, person } = await manage(`/admin/notifications/edit/${id}`, (fake) =>
      fake.answer(table.end, { data: { ...kept, state: 'ended' } }),
    );
    await person.click(await screen.findByRole('button', { name: 'End now' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this notification now?' });
    await person.click(within(dialog).getByRole('button', { name: 'End now' }));
    expect(await screen.findByText('Notification ended')).toBeVisible();
    expect(api.requests.filter(({ name }) => name === 'announcements.end')).toHaveLength(1);
  });

  it('are for nobody else, with the words of the specification [ADMIN-13, ROLE-05]', async () => {
    const { router } = await openApp('/admin/shipments', { user: staff('fpg_admin') });
    void router.navigate({ to: '/admin/notifications' });
    expect(await screen.findByText('Unauthrized')).toBeVisible();
    expect(location.pathname).toBe('/admin/shipments');
  });
});
