import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/store.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { pagesWith } from '../../../testing/pages.tsx';
import { customer, staff } from '../../../testing/people.ts';

const { start, confirm, status } = endpoints.twoFactor;
const codes = ['aaaaa-bbbbb', 'ccccc-ddddd', 'eeeee-fffff', 'ggggg-hhhhh'];

function prepare(api: FakeApi): void {
  api.answer(endpoints.session.confirmedPasswordStatus, { confirmed: true });
  api.answer(start, {
    data: {
      secret_key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      url: 'otpauth://totp/Waybill:dana',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  });
  api.answer(confirm, { data: { recovery_codes: codes } });
  api.answer(status, { data: { enabled_at: null, required: false, recovery_codes_left: 0 } });
  api.answer(endpoints.devices.list, { data: [] });
}

describe('setting two-factor login up', () => {
  it('shows picture and key, takes the first code, and shows the recovery codes once', async () => {
    const { api, person } = await openApp('/two-factor', { user: customer(), prepare });
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml/));
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await person.fill(screen.getByLabelText('Code'), '123456');
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    expect(api.sentTo('twoFactor.confirm')).toEqual([{ code: '123456' }]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: 'I saved them in a safe place' }));
    api.answer(endpoints.session.user, { data: customer('owner', { two_factor: 'on' }) });
    await person.click(done);
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(session.user?.two_factor).toBe('on');
    expect(await screen.findByText('Two-factor login turned on')).toBeVisible();
  });

  it('has the password typed first where that was not done lately, and comes back [AUTH-13]', async () => {
    const { api, person } = await openApp('/two-factor', {
      user: customer(),
      prepare: (server) => {
        prepare(server);
        server.answer(endpoints.session.confirmedPasswordStatus, { confirmed: false });
        server.answer(endpoints.session.confirmPassword, '');
      },
    });
    await waitFor(() => expect(location.pathname + location.search).toBe('/confirm-password?return=%2Ftwo-factor'));
    expect(api.sentTo('twoFactor.start')).toEqual([]);
    api.answer(endpoints.session.confirmedPasswordStatus, { confirmed: true });
    await person.type(await screen.findByLabelText('Password'), 'Kiln-2026{Enter}');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(location.pathname).toBe('/two-factor');
  });

  it('is all that staff can do where it is required, until it is done', async () => {
    const due = { ...staff('fpg_ops'), two_factor: 'required' as const };
    const { api, person } = await openApp('/admin/shipments', {
      user: due,
      pages: pagesWith('admin.shipments'),
      prepare,
    });
    expect(await screen.findByText(/Staff log in with a code from an authenticator app/)).toBeVisible();
    expect(location.pathname).toBe('/two-factor');
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await person.fill(await screen.findByLabelText('Code'), '123456');
    await person.click(await screen.findByRole('checkbox'));
    api.answer(endpoints.session.user, { data: { ...due, two_factor: 'on' } });
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/shipments'));
  });
});

describe('two-factor login in the profile', () => {
  const enabled_at = '2026-11-16T14:30:00.000Z';
  const openOn = (required = false) =>
    openApp('/profile', {
      user: customer('owner', { two_factor: 'on' }),
      prepare: (api) => {
        prepare(api);
        api.answer(status, { data: { enabled_at, required, recovery_codes_left: 1 } });
      },
    });

  it('is off at first, with the way to set it up', async () => {
    await openApp('/profile', { user: customer(), prepare });
    expect(await screen.findByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/two-factor');
  });

  it('says since when it is on and how many recovery codes are left, and makes new ones', async () => {
    const { api, person } = await openOn();
    expect(await screen.findByText('On since Mon, Nov 16, 2026')).toBeVisible();
    expect(screen.getByText('1 recovery code left.')).toBeVisible();
    api.answer(endpoints.twoFactor.newRecoveryCodes, { data: { recovery_codes: codes } });
    await person.click(screen.getByRole('button', { name: 'Get new recovery codes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  });

  it('is turned off after asking', async () => {
    const { api, person } = await openOn();
    api.answer(endpoints.twoFactor.disable, undefined);
    await person.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-factor login?' });
    await person.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-factor login turned off')).toBeVisible();
    expect(api.sentTo('twoFactor.disable')).toHaveLength(1);
  });

  it('cannot be turned off by whoever must have it', async () => {
    await openOn(true);
    expect(await screen.findByText('Required for staff.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});
