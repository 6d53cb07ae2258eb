import { screen, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';

const contacts = {
  phone: '1-800-555-0100',
  email: 'support@waybill.example',
  billing_email: 'billing@waybill.example',
  hours: { opens_at: '07:00', closes_at: '19:00', time_zone: 'America/Chicago' },
};

async function openPage(now: string, language: 'en' | 'es' = 'en', answered = true) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  onTestFinished(() => void vi.useRealTimers());
  return openApp('/profile', {
    user: { ...customer(), language },
    language,
    prepare: (api) => {
      if (answered) api.answer(endpoints.support.contacts, { data: contacts });
      else api.refuse(endpoints.support.contacts, 'server_error');
    },
  });
}

describe('the Support dialog', () => {
  it('is opened by the question mark and says how support is reached, and when [CHAT-04, UI-02]', async () => {
    const { person } = await openPage('2026-10-20T17:00:00Z');
    await person.click(await screen.findByRole('button', { name: 'Support' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Support' }));
    expect(await dialog.findByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:18005550100');
    expect(dialog.getByRole('link', { name: 'support@waybill.example' }).getAttribute('href')).toMatch(
      /^mailto:support@waybill\.example\?subject=Question%20from%20/,
    );
    expect(dialog.getByRole('link', { name: 'billing@waybill.example' })).toBeVisible();
    expect(dialog.getByText(/Monday to Friday, 7:00\sAM – 7:00\sPM Central Daylight Time/)).toBeVisible();
    expect(dialog.getByText('Open now')).toBeVisible();
  });

  it('is opened and closed by keyboard, and says when nobody is there [CHAT-04]', async () => {
    const { person } = await openPage('2026-10-24T17:00:00Z');
    (await screen.findByRole('button', { name: 'Support' })).focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Closed now')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Support' })).toBeNull();
  });

  it('speaks Spanish [UI-02]', async () => {
    const { person } = await openPage('2026-10-20T17:00:00Z', 'es');
    await person.click(await screen.findByRole('button', { name: 'Soporte' }));
    expect(await screen.findByText('Abierto ahora')).toBeVisible();
  });

  it('says so when its contacts cannot be had', async () => {
    const { person } = await openPage('2026-10-20T17:00:00Z', 'en', false);
    await person.click(await screen.findByRole('button', { name: 'Support' }));
    expect(await screen.findByText('Could not load the contact details')).toBeVisible();
  });

  it('is not offered to staff, who are support', async () => {
    await openApp('/admin/shipments', { user: staff('fpg_ops') });
    await screen.findByRole('button', { name: /^Account menu/ });
    expect(screen.queryByRole('button', { name: 'Support' })).toBeNull();
  });
});
