import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { atStep, field, fillCompany, open, openAtTheEnd, prepare } from './sign-up.fixture.ts';

describe('what was typed', () => {
  const kept = () => localStorage.getItem('wb_sign_up_draft') ?? '';

  it('is kept on this computer, but never a password', async () => {
    const { person } = await openAtTheEnd();
    await person.fill(screen.getByLabelText('Password'), 'Quiet-River-17');
    await waitFor(() => expect(kept()).toContain('03103'));
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toContain('Harbor Tools');
    expect(kept()).not.toContain('Quiet-River');
  });

  it('is there again after a reload, at the same step', async () => {
    const { person } = await open();
    await fillCompany(person);
    await waitFor(() => expect(kept()).toContain('603-555-0142'));
    const draft = kept();
    cleanup();
    await openApp('/signup?step=address', {
      prepare: (api) => {
        prepare(api);
        localStorage.setItem('wb_sign_up_draft', draft);
      },
    });
    await atStep('Company address');
    await person.click(screen.getByRole('button', { name: /Back/ }));
    await waitFor(() => expect(field('Company name')).toHaveValue('Harbor Tools'));
  });

  it.each([
    ['is older than a week', (text: string) => text.replace(/"saved_at":\d+/, '"saved_at":1')],
    ['is damaged', () => '{"version":1'],
    ['is of another shape', () => '{"version":9,"values":{}}'],
  ])('is not shown when it %s', async (_, change) => {
    const { person } = await open();
    await fillCompany(person);
    await waitFor(() => expect(kept()).toContain('603-555-0142'));
    const draft = change(kept());
    cleanup();
    await openApp('/signup', {
      prepare: (api) => {
        prepare(api);
        localStorage.setItem('wb_sign_up_draft', draft);
      },
    });
    expect(await screen.findByRole('textbox', { name: 'Company name' })).toHaveValue('');
  });

  it('is deleted by starting over', async () => {
    const { person } = await open();
    await fillCompany(person);
    await atStep('Company address');
    await person.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start over?' });
    await person.click(within(dialog).getByRole('button', { name: 'Start over' }));
    await atStep('Company and contact');
    expect(field('Company name')).toHaveValue('');
    await waitFor(() => expect(kept()).not.toContain('Harbor Tools'));
  });

  it('only costs the convenience when it cannot be kept', async () => {
    const { person } = await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fillCompany(person);
    expect(await atStep('Company address')).toBeVisible();
    vi.restoreAllMocks();
  });
});
