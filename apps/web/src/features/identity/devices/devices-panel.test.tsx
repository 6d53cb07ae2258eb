import { screen, within } from '@testing-library/react';
import { endpoints, type Device } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';

const { list, signOut, signOutOthers } = endpoints.devices;
const here: Device = {
  id: 'a'.repeat(64),
  current: true,
  kind: 'desktop',
  browser: 'Firefox 143',
  system: 'Linux',
  ip: '203.0.113.7',
  remembered: false,
  since: '2026-11-16T14:30:00.000Z',
  last_seen_at: '2026-11-16T14:30:00.000Z',
};
const phone: Device = {
  ...here,
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
  current: false,
  kind: 'mobile',
  browser: 'Safari 17',
  system: 'iOS',
  ip: '198.51.100.4',
  remembered: true,
};
const unknown: Device = { ...here, id: 'b'.repeat(64), current: false, browser: null, system: null, ip: null };

function open(devices: readonly Device[], prepare: (api: FakeApi) => void = () => undefined) {
  return openApp('/profile', {
    user: customer(),
    prepare: (api) => {
      api.answer(endpoints.twoFactor.status, { data: { enabled_at: null, required: false, recovery_codes_left: 0 } });
      api.answer(list, { data: [...devices] });
      prepare(api);
    },
  });
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('where one is logged in', () => {
  it('lists every device with its address and when it was last seen, and marks this one', async () => {
    await open([here, phone, unknown]);
    await screen.findByText('Firefox 143 on Linux');
    const [first = '', second = '', third = ''] = rows();
    expect(first).toContain('This device');
    expect(first).toContain('203.0.113.7');
    expect(first).toContain('Active now');
    expect(second).toContain('Safari 17 on iOS');
    expect(second).toContain('Remembered');
    expect(second).toMatch(/Last active .*Nov 16/);
    expect(third).toContain('Unknown browser');
    expect(screen.getAllByRole('button', { name: /^Log out of/ })).toHaveLength(2);
  });

  it('logs one out and asks for the list again', async () => {
    const { api, person } = await open([here, phone], (server) => server.answer(signOut, undefined));
    await screen.findByText('Safari 17 on iOS');
    api.answer(list, { data: [here] });
    await person.click(screen.getByRole('button', { name: 'Log out of Safari 17 on iOS' }));
    expect(await screen.findByText('Logged out of Safari 17 on iOS')).toBeVisible();
    expect(api.requests.find(({ name }) => name === 'devices.signOut')?.params).toEqual({ id: phone.id });
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });

  it('logs all the others out after asking', async () => {
    const { api, person } = await open([here, phone, unknown], (server) => server.answer(signOutOthers, undefined));
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere else?' });
    expect(api.sentTo('devices.signOutOthers')).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('Logged out everywhere else')).toBeVisible();
  });

  it('has the password typed again when the server asks for it, and then goes on [AUTH-13]', async () => {
    let confirmed = false;
    const { api, person } = await open([here, phone], (server) => {
      server.answer(endpoints.session.confirmPassword, (): '' => {
        confirmed = true;
        return '';
      });
      server.handle(signOut, () =>
        confirmed
          ? new Response(null, { status: 204 })
          : Response.json({ message: 'Password confirmation required.' }, { status: 423 }),
      );
    });
    await person.click(await screen.findByRole('button', { name: 'Log out of Safari 17 on iOS' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    await person.type(within(dialog).getByLabelText('Password'), 'Kiln-2026{Enter}');
    expect(await screen.findByText('Logged out of Safari 17 on iOS')).toBeVisible();
    expect(api.sentTo('devices.signOut')).toHaveLength(2);
  });

  it('says nothing when the person would rather not, and says what failed otherwise', async () => {
    const { api, person } = await open([here, phone], (server) =>
      server.refuse(signOut, 'password_confirmation_required'),
    );
    const button = await screen.findByRole('button', { name: 'Log out of Safari 17 on iOS' });
    await person.click(button);
    await screen.findByRole('dialog', { name: 'Confirm your password' });
    await person.keyboard('{Escape}');
    expect(screen.queryByText('Could not log out of the device')).toBeNull();
    api.refuse(signOut, 'not_found', { message: 'We couldn’t find this.' });
    await person.click(button);
    expect(await screen.findByText('Could not log out of the device')).toBeVisible();
  });

  it('offers another try when the list cannot be had', async () => {
    const { api, person } = await open([], (server) => server.refuse(list, 'unavailable'));
    const again = await screen.findByRole('button', { name: 'Retry now' });
    api.answer(list, { data: [here] });
    await person.click(again);
    expect(await screen.findByText('Firefox 143 on Linux')).toBeVisible();
  });
});
