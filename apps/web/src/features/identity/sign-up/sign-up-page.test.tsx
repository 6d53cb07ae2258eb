import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import {
  agree,
  atStep,
  field,
  fillAddress,
  fillCompany,
  goOn,
  open,
  openAtTheEnd,
  problems,
  toTheEnd,
  typedBefore,
} from './sign-up.fixture.ts';

const { register } = endpoints.signUp;

describe('opening an account', () => {
  it('takes it step by step, sends everything once and says where the link went [AUTH-16, AUTH-19]', async () => {
    const { api, person } = await open();
    await toTheEnd(person);
    await agree(person);
    const dialog = await screen.findByRole('dialog', { name: 'Check your email' });
    expect(dialog).toHaveTextContent('ana@harbor.example');
    expect(api.sentTo('signUp.register')).toEqual([
      {
        company: 'Harbor Tools',
        name: 'Ana Reyes',
        email: 'ana@harbor.example',
        phone: '603-555-0142',
        address: {
          street_lines: ['100 Sample Street'],
          city: 'Manchester',
          state: 'NH',
          postal_code: '03103',
          country: 'US',
          interior_number: null,
          exterior_number: null,
          neighborhood: null,
        },
        accounting_contact: null,
        accounting_address: null,
        preferences: {
          unit_system: 'imperial',
          currency: 'USD',
          language: 'en',
          per_page: 20,
          insurance: 'default',
          mode: 'default',
        },
        disclaimer_accepted: true,
        disclaimer_version: '2026-11-01',
        password: 'Quiet-River-17',
        password_confirmation: 'Quiet-River-17',
      },
    ]);
    expect(api.requests.find(({ name }) => name === 'signUp.register')?.headers.get('idempotency-key')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location.pathname).toBe('/verify-email'));
    expect(localStorage.getItem('wb_sign_up_draft')).toBeNull();
  });

  it('asks for accounting of its own only where it differs, and sends it [AUTH-16]', async () => {
    const { api, person } = await open();
    await fillCompany(person);
    await fillAddress(person);
    await atStep('Where we send invoices');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'Same as the primary contact' }));
    await person.fill(field('Name'), 'Luis Ortega');
    await person.fill(field('Email'), 'pay@harbor.example');
    await person.fill(field('Phone'), '603-555-0143');
    await person.click(screen.getByRole('checkbox', { name: 'Same as the company address' }));
    await person.fill(field('Street'), 'PO Box 12');
    await person.fill(field('ZIP code'), '03103');
    await waitFor(() => expect(field('City')).toHaveValue('Manchester'));
    await goOn(person);
    await atStep('Shipping preferences');
    await person.click(screen.getByRole('combobox', { name: 'Insurance preference' }));
    await person.click(await screen.findByRole('option', { name: 'Insured only' }));
    await person.click(screen.getByRole('combobox', { name: 'Preferred shipping mode' }));
    await person.click(await screen.findByRole('option', { name: 'Truckload' }));
    await goOn(person);
    await atStep('Agreement and password');
    await agree(person);
    await screen.findByRole('dialog', { name: 'Check your email' });
    expect(api.sentTo('signUp.register')).toMatchObject([
      {
        accounting_contact: { name: 'Luis Ortega', email: 'pay@harbor.example', phone: '603-555-0143' },
        accounting_address: { street_lines: ['PO Box 12'], city: 'Manchester' },
        preferences: { insurance: 'insured_only', mode: 'truckload' },
      },
    ]);
  });

  it('is the same at /register [AUTH-13]', async () => {
    await open('/register');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
  });

  it('sends a double click once', async () => {
    const { api, person } = await openAtTheEnd();
    await person.click(screen.getByRole('checkbox', { name: /I have read the disclaimer/ }));
    await person.fill(screen.getByLabelText('Password'), 'Quiet-River-17');
    await person.fill(screen.getByLabelText('Confirm password'), 'Quiet-River-17');
    await person.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('dialog', { name: 'Check your email' });
    expect(api.sentTo('signUp.register')).toHaveLength(1);
  });

  it('speaks Spanish', async () => {
    await open('/signup', 'es');
    expect(await screen.findByRole('heading', { level: 1, name: 'Crear cuenta' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre de la empresa' })).toBeVisible();
  });
});

describe('a sign-up that is not right', () => {
  it('lists what a step lacks in the dialog CHECK FORM INPUT, each the way to its field [AUTH-17]', async () => {
    const { person } = await open();
    await atStep('Company and contact');
    await person.fill(field('Email'), 'nobody');
    await goOn(person);
    const dialog = await problems();
    const entries = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toEqual([
      'Company nameField is required',
      'NameField is required',
      'EmailInvalid email',
      'PhoneField is required',
    ]);
    await person.click(within(dialog).getByRole('button', { name: /^Phone/ }));
    await waitFor(() => expect(field('Phone')).toHaveFocus());
    expect(field('Phone')).toHaveAccessibleDescription(/Field is required/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs the disclaimer and equal passwords that keep the rule [AUTH-18, AUTH-09, AUTH-08]', async () => {
    const { api, person } = await openAtTheEnd();
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await problems()).toHaveTextContent('The disclaimer must be accepted');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await agree(person, 'short', 'other');
    const dialog = await problems();
    for (const said of ['At least 8 characters', 'At least one capital letter', 'Password did not match.']) {
      expect(dialog).toHaveTextContent(said);
    }
    expect(api.sentTo('signUp.register')).toEqual([]);
  });

  it('says nothing about a difference before the second password is typed, and takes it back once they agree', async () => {
    const { person } = await openAtTheEnd();
    await person.fill(screen.getByLabelText('Password'), 'Quiet-River-17');
    await person.tab();
    expect(screen.queryByText('Password did not match.')).toBeNull();
    const again = screen.getByLabelText('Confirm password');
    await person.fill(again, 'Quiet-River-1');
    await person.click(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByText('Password did not match.')).toBeVisible();
    await person.type(again, '7');
    await person.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByText('Password did not match.')).toBeNull());
  });

  it('says "Email already exists" at the first step already, and asks once for each email [AUTH-17]', async () => {
    const { api, person } = await open();
    api.refuse(endpoints.signUp.checkEmail, 'validation_failed', {
      errors: { email: ['Email already exists'] },
      codes: { email: ['email_taken'] },
    });
    await fillCompany(person);
    const dialog = await problems();
    expect(within(dialog).getByText('Email already exists')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await person.click(within(dialog).getByRole('button', { name: /Email/ }));
    await goOn(person);
    expect(api.sentTo('signUp.checkEmail')).toEqual([{ email: 'ana@harbor.example' }]);
    api.answer(endpoints.signUp.checkEmail, undefined);
    await person.click(within(await problems()).getByRole('button', { name: /Email/ }));
    await person.fill(field('Email'), 'ana.reyes@harbor.example');
    await goOn(person);
    await atStep('Company address');
  });

  it('goes on where it cannot be told whether an email is known', async () => {
    const { api, person } = await open();
    api.refuse(endpoints.signUp.checkEmail, 'too_many_attempts', { message: 'Too many attempts.' });
    await fillCompany(person);
    expect(await atStep('Company address')).toBeVisible();
  });

  it('says "Email already exists", leads back to the field and offers the login page [AUTH-17]', async () => {
    const { api, person } = await openAtTheEnd();
    api.refuse(register, 'validation_failed', { errors: { email: ['Email already exists'] } });
    await agree(person);
    const dialog = await problems();
    expect(dialog).toHaveTextContent('EmailEmail already exists');
    expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await person.click(within(dialog).getByRole('button', { name: /^Email/ }));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(/Email already exists/);
    expect(field('Company name')).toHaveValue('Harbor Tools');
  });

  it('says so when nothing answers, and keeps everything for another try with the same key', async () => {
    const { api, person } = await openAtTheEnd();
    const keys = () =>
      api.requests
        .filter(({ name }) => name === 'signUp.register')
        .map(({ headers }) => headers.get('idempotency-key'));
    api.handle(register, () => {
      throw new TypeError('gone');
    });
    await agree(person);
    expect(await problems()).toHaveTextContent('We can’t reach the server.');
    await person.keyboard('{Escape}');
    api.answer(register, '');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('dialog', { name: 'Check your email' });
    expect(keys()).toEqual([typedBefore.sign_up_key, typedBefore.sign_up_key]);
  });
});
