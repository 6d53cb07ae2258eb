import { screen } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

const id = '018f4a3e-7b2c-7d1e-8f90-123456789abc';
const address = `/email-change?change=${id}&signature=signed`;
const moved = { old_email: 'dana@maplekiln.example', new_email: 'thief@else.example' } as const;

it('takes a change of email back only by its button, and says what comes next [AUTH-06]', async () => {
  const { api, person } = await openApp(address, {
    prepare: (fake) => fake.answer(endpoints.emailChanges.show, { data: { ...moved, status: 'done' } }),
  });
  api.answer(endpoints.emailChanges.takeBack, { data: { ...moved, status: 'done' } });
  const keep = await screen.findByRole('button', { name: 'Keep dana@maplekiln.example' });
  expect(api.sentTo('emailChanges.takeBack')).toEqual([]);
  await person.click(keep);
  expect(await screen.findByText(/We sent a link to set a new password to dana@maplekiln.example/)).toBeVisible();
  expect(api.sentTo('emailChanges.takeBack')).toEqual([{ signature: 'signed' }]);
});

it('says that a link no longer works [AUTH-06]', async () => {
  await openApp(address, { prepare: (fake) => fake.refuse(endpoints.emailChanges.show, 'link_expired') });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
