import { screen, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';

// Nothing that is fetched in spare time comes here.
vi.mock('../../lib/spare-time.ts', () => ({ inSpareTime: () => undefined, useSpareTime: () => undefined }));

const hours = { open: true, opens_at: null, zone: 'America/New_York', from: '08:00', until: '18:00' };
const chatNamed = /^Chat with support/;

describe('the frame as it first appears', () => {
  it('has the chat in the top bar, and its count on the icon', async () => {
    await openApp('/profile', {
      user: customer(),
      prepare: (api) => api.answer(endpoints.chats.list, { data: { chats: [], unread: 2, hours } }),
    });
    await screen.findByRole('button', { name: 'Support' });
    expect(screen.getByRole('button', { name: chatNamed })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Chat with support, 2 unread messages' })).toHaveTextContent('2');
  });

  it('shows no chat to a person who may not use it', async () => {
    await openApp('/profile', { user: { ...customer(), abilities: [] } });
    await screen.findByRole('button', { name: 'Support' });
    expect(screen.queryByRole('button', { name: chatNamed })).toBeNull();
  });

  it('says in the menu how many invoices are past due', async () => {
    await openApp('/profile', {
      user: customer(),
      prepare: (api) =>
        api.answer(endpoints.invoices.summary, {
          data: { counts: { all: 4, current: 2, past_due: 2, disputed: 0 }, currencies: [] },
        }),
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    expect(await menu.findByText('2 past due')).toBeInTheDocument();
  });
});
