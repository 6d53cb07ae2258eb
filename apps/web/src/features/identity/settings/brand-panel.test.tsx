import { screen, waitFor } from '@testing-library/react';
import { endpoints, type AccountBrand, type AccountRole } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { account } from '../../../testing/account.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';

const table = endpoints.brand;
const plain: AccountBrand = { name: 'Maple Kiln Ceramics', colour: null, logo: null, number_shows: 'progress' };
const logo = { url: '/tracking/logo/abc.png', width: 40, height: 20 };

async function open(brand = plain, role: AccountRole = 'owner', prepare: (api: FakeApi) => void = () => undefined) {
  const opened = await openApp('/settings/account', {
    user: customer(role),
    prepare: (api) => {
      api.answer(endpoints.settings.account, { data: account });
      api.answer(endpoints.accountUsers.list, { data: { users: [], invitations: [] } });
      api.answer(table.show, { data: brand });
      prepare(api);
    },
  });
  await screen.findByRole('heading', { name: 'Public tracking pages' });
  return opened;
}

describe('logo and color of the public pages', () => {
  it('says how readable a color is while it is chosen, and refuses a pale one [TRACK-03]', async () => {
    const { api, person } = await open();
    const field = await screen.findByRole('textbox', { name: /^Color/ });
    await person.fill(field, '#777777');
    expect(await screen.findByText(/contrast of 4\.4 : 1\. Choose a darker color, with at least 4\.5/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save color' }));
    expect(await screen.findByText('White text is hard to read on this color. Choose a darker one.')).toBeVisible();
    expect(api.sentTo('brand.update')).toEqual([]);
  });

  it('lets the owner open tracking pages by link only [TRACK-03]', async () => {
    const { api, person } = await open(plain, 'owner', (fake) =>
      fake.answer(table.tracking, ({ body }) => ({
        data: { ...plain, ...(body as Pick<AccountBrand, 'number_shows'>) },
      })),
    );
    const choice = await screen.findByRole('switch', { name: /^Open tracking pages by link only/ });
    await person.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(api.sentTo('brand.tracking')).toEqual([{ number_shows: 'nothing' }]);
  });

  it('saves a color and takes it away [TRACK-03]', async () => {
    const { api, person } = await open(plain, 'owner', (fake) =>
      fake.answer(table.update, ({ body }) => ({ data: { ...plain, ...(body as { colour: string | null }) } })),
    );
    await person.fill(await screen.findByRole('textbox', { name: /^Color/ }), '#004488');
    await person.click(screen.getByRole('button', { name: 'Save color' }));
    await person.click(await screen.findByRole('button', { name: 'Use Waybill’s color' }));
    await waitFor(() => expect(api.sentTo('brand.update')).toEqual([{ colour: '#004488' }, { colour: null }]));
  });

  it('says beside the button what is wrong with a picture [TRACK-03]', async () => {
    const { person } = await open(plain, 'owner', (fake) =>
      fake.refuse(table.logo, 'validation_failed', {
        errors: { logo: ['This isn’t a PNG image, or it’s damaged'] },
      }),
    );
    await screen.findByRole('button', { name: 'Choose logo' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await person.upload(input, new File(['x'], 'x.png', { type: 'image/png' }));
    expect(await screen.findByText('This isn’t a PNG image, or it’s damaged')).toBeVisible();
  });

  it('shows who is no owner what it is, without anything to change it', async () => {
    await open({ ...plain, logo }, 'viewer');
    expect(await screen.findByRole('img', { name: 'Logo of Maple Kiln Ceramics' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Replace logo' })).toBeNull();
  });
});
