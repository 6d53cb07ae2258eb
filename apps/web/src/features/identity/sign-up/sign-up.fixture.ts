import { screen } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import type { Person } from '../../../testing/person.ts';

const newcomer = customer('owner', { email: 'ana@harbor.example', email_verified_at: null });
const manchester = {
  postal_code: '03103',
  city: 'Manchester',
  state: 'NH',
  country: 'US',
  latitude: 42.96,
  longitude: -71.45,
  time_zone: 'America/New_York',
} as const;

/** A server that knows one place and takes the sign-up. */
export function prepare(api: FakeApi): void {
  api.answer(endpoints.places.find, { data: manchester });
  api.answer(endpoints.signUp.checkEmail, undefined);
  api.answer(endpoints.signUp.register, '');
  api.answer(endpoints.session.user, { data: newcomer });
}

/** Opens the page for a visitor. */
export const open = (path = '/signup', language: 'en' | 'es' = 'en') => openApp(path, { prepare, language });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const goOn = (person: Person) => person.click(screen.getByRole('button', { name: 'Continue' }));
export const atStep = (name: string) => screen.findByRole('form', { name });

export async function fillCompany(person: Person): Promise<void> {
  await person.fill(await screen.findByRole('textbox', { name: 'Company name' }), 'Harbor Tools');
  await person.fill(field('Name'), 'Ana Reyes');
  await person.fill(field('Email'), 'Ana@Harbor.example');
  await person.fill(field('Phone'), '603-555-0142');
  await goOn(person);
}

export async function fillAddress(person: Person): Promise<void> {
  await atStep('Company address');
  await person.fill(field('Street'), '100 Sample Street');
  await person.fill(field('ZIP code'), '03103');
  await screen.findByDisplayValue('Manchester');
  await goOn(person);
}

/** Types all but the last step. */
export async function toTheEnd(person: Person): Promise<void> {
  await fillCompany(person);
  await fillAddress(person);
  await atStep('Where we send invoices');
  await goOn(person);
  await atStep('Shipping preferences');
  await goOn(person);
  await atStep('Agreement and password');
}

/** Accepts, types the password and sends everything. */
export async function agree(person: Person, password = 'Quiet-River-17', again = password): Promise<void> {
  await person.click(screen.getByRole('checkbox', { name: /I have read the disclaimer/ }));
  await person.fill(screen.getByLabelText('Password'), password);
  await person.fill(screen.getByLabelText('Confirm password'), again);
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}

/** A sign-up of which all but the last step was typed before. */
export const typedBefore = {
  version: 1,
  saved_at: Date.now(),
  sign_up_key: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
  values: {
    company: 'Harbor Tools',
    name: 'Ana Reyes',
    email: 'ana@harbor.example',
    phone: '603-555-0142',
    address: { street_lines: ['100 Sample Street'], city: 'Manchester', state: 'NH', postal_code: '03103' },
  },
};

/** Opens the last step with what was typed before. */
export async function openAtTheEnd() {
  const opened = await openApp('/signup?step=finish', {
    prepare: (api) => {
      prepare(api);
      localStorage.setItem('wb_sign_up_draft', JSON.stringify(typedBefore));
    },
  });
  await atStep('Agreement and password');
  return opened;
}

/** The dialog that lists what is wrong. */
export const problems = () => screen.findByRole('dialog', { name: 'CHECK FORM INPUT' });
