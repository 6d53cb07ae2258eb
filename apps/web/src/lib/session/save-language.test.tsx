import { waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';
import { refreshUser } from './actions.ts';
import { saveLanguage } from './save-language.ts';
import { session } from './store.ts';

const { updateProfile, user } = endpoints.session;

describe('a language that is chosen twice', () => {
  it('is told one choice after the other, so that the server has the last one [SET-06]', async () => {
    const { api } = await openApp('/about', { user: customer() });
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise, Promise.resolve(new Response('""'))];
    api.handle(updateProfile, () => answers.shift() ?? new Response('""'));
    const both = Promise.all([saveLanguage('es'), saveLanguage('en')]);
    await waitFor(() => expect(api.sentTo('session.updateProfile')).toMatchObject([{ language: 'es' }]));
    first.resolve(new Response('""'));
    await both;
    expect(api.sentTo('session.updateProfile')).toMatchObject([{ language: 'es' }, { language: 'en' }]);
  });
});

describe('a language that the server could not be told', () => {
  it('holds here against what the server still has, and is told again [SET-06]', async () => {
    const { api } = await openApp('/about', { user: customer() });
    api.refuse(updateProfile, 'unavailable');
    api.answer(user, { data: customer() });
    await saveLanguage('es');
    await refreshUser();
    expect(session.user?.language).toBe('es');
    await waitFor(() => expect(api.sentTo('session.updateProfile')).toHaveLength(2));
  });

  it('is owed no more once the server has it, so that another device can change it [SET-06]', async () => {
    const { api } = await openApp('/about', { user: customer() });
    api.answer(updateProfile, '');
    api.answer(user, { data: customer() });
    await saveLanguage('es');
    await refreshUser();
    expect(session.user?.language).toBe('en');
  });
});
