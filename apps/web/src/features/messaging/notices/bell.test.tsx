import { screen, within } from '@testing-library/react';
import { endpoints, type Notice } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';

const requestId = '01900000-0000-7000-8000-00000000a001';
const notice = (last: string, readAt: string | null): Notice => ({
  id: `01900000-0000-7000-8000-00000000c00${last}`,
  kind: 'quote_request_answered',
  subject: { type: 'quote_request', id: requestId },
  params: { number: `R-520${last}`, lane: 'Manchester, NH – Chicago, IL' },
  created_at: '2026-11-16T14:30:00.000Z',
  read_at: readAt,
});

async function openBell(
  language: 'en' | 'es' = 'en',
  notices = [notice('2', null), notice('1', '2026-11-16T15:00:00.000Z')],
) {
  const unread = notices.filter(({ read_at: at }) => at === null).length;
  const opened = await openApp('/profile', {
    user: { ...customer(), language },
    language,
    prepare: (api) => {
      api.answer(endpoints.notices.unread, { data: { unread, newest: notices[0]?.id ?? null, announced: '' } });
      api.answer(endpoints.notices.list, { data: { notices, unread, more: false } });
      api.answer(endpoints.notices.read, { data: { unread: 0 } });
      api.answer(endpoints.notices.readAll, { data: { unread: 0 } });
    },
  });
  const name = language === 'en' ? /^Notifications, / : /^Avisos, /;
  const words = unread === 0 ? name : language === 'en' ? 'Notifications, 1 unread' : 'Avisos, 1 sin leer';
  await opened.person.click(await screen.findByRole('button', { name: words }));
  return opened;
}

describe('the bell', () => {
  it('counts what is unread and tells it in words, newest first [UI-04]', async () => {
    await openBell();
    const links = await screen.findAllByRole('link', { name: /Sales answered/ });
    expect(links.map(({ textContent }) => /R-\d+/.exec(textContent ?? '')?.[0])).toEqual(['R-5202', 'R-5201']);
    expect(links[0]).toHaveTextContent('Unread');
    expect(links[1]).not.toHaveTextContent('Unread');
    expect(links[0]).toHaveAttribute('href', `/quote-requests/${requestId}`);
  });

  it('speaks the language of the reader [UI-04]', async () => {
    await openBell('es');
    expect(await screen.findByRole('link', { name: /Ventas respondió R-5202/ })).toBeVisible();
  });

  it('leads from a tracking number that was declined to its order, and from a shop to reconnect to the orders [EBAY-03]', async () => {
    const about = { provider: 'eBay', seller: 'harbor-tools', number: '26-00017-4001' };
    await openBell('en', [
      {
        ...notice('2', null),
        kind: 'marketplace_tracking_refused',
        subject: { type: 'marketplace_order', id: requestId },
        params: about,
      },
      {
        ...notice('1', '2026-11-16T15:00:00.000Z'),
        kind: 'marketplace_consent_ended',
        subject: { type: 'marketplace', id: requestId },
        params: about,
      },
    ]);
    const order = await screen.findByRole('link', { name: /eBay rejected the tracking number of order 26-00017-4001/ });
    expect(order).toHaveAttribute('href', `/orders/ebay/${requestId}`);
    expect(screen.getByRole('link', { name: /eBay disconnected harbor-tools/ })).toHaveAttribute(
      'href',
      '/orders/ebay',
    );
  });

  it('marks what is opened as read', async () => {
    const { api, person } = await openBell();
    await person.click(await screen.findByRole('link', { name: /R-5202/ }));
    expect(api.requests.find(({ name }) => name === 'notices.read')?.params).toEqual({ id: notice('2', null).id });
  });

  it('marks all that are shown as read', async () => {
    const { api, person } = await openBell();
    await person.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(api.sentTo('notices.readAll')).toEqual([{ newest: notice('2', null).id }]);
  });

  it('says that there is nothing yet', async () => {
    await openBell('en', []);
    expect(within(await screen.findByRole('dialog')).getByText('No notifications yet')).toBeVisible();
  });
});
