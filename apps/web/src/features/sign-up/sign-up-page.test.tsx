import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';

const { register } = endpoints.signUp;
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

function prepare(api: FakeApi): void {
  api.answer(endpoints.places.find, { data: manchester });
  api.answer(register, '');
  api.answer(endpoints.session.user, { data: newcomer });
}

const open = (path = '/signup', language: 'en' | 'es' = 'en') => openApp(path, { prepare, language });
const field = (name: string) => screen.getByRole('textbox', { name });
const goOn = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Continue' }));
const atStep = (name: string) => screen.findByRole('form', { name });

async function fillCompany(person: UserEvent): Promise<void> {
  await person.type(await screen.findByRole('textbox', { name: 'Company name' }), 'Harbor Tools');
  await person.type(field('Name'), 'Ana Reyes');
  await person.type(field('Email'), 'Ana@Harbor.example');
  await person.type(field('Phone'), '603-555-0142');
  await goOn(person);
}

async function fillAddress(person: UserEvent): Promise<void> {
  await atStep('Company address');
  await person.type(field('Street'), '100 Sample Street');
  await person.type(field('ZIP code'), '03103');
  await waitFor(() => expect(field('City')).toHaveValue('Manchester'));
  await goOn(person);
}

async function toTheEnd(person: UserEvent): Promise<void> {
  await fillCompany(person);
  await fillAddress(person);
  await atStep('Where invoices go');
  await goOn(person);
  await atStep('How you work');
  await goOn(person);
  await atStep('Agree and choose a password');
}

async function agree(person: UserEvent, password = 'Quiet-River-17', again = password): Promise<void> {
  await person.click(screen.getByRole('checkbox', { name: /I have read the disclaimer/ }));
  await person.type(screen.getByLabelText('Password'), password);
  await person.type(screen.getByLabelText('Password, once more'), again);
  await person.click(screen.getByRole('button', { name: 'Open the account' }));
}

/** A sign-up of which all but the last step was typed before. */
const typedBefore = {
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

async function openAtTheEnd() {
  const opened = await openApp('/signup?step=finish', {
    prepare: (api) => {
      prepare(api);
      localStorage.setItem('wb_sign_up_draft', JSON.stringify(typedBefore));
    },
  });
  await atStep('Agree and choose a password');
  return opened;
}

const problems = () => screen.findByRole('dialog', { name: 'CHECK FORM INPUT' });

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
    expect(api.heard.find(({ name }) => name === 'signUp.register')?.headers.get('idempotency-key')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    await person.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(location.pathname).toBe('/verify-email'));
    expect(localStorage.getItem('wb_sign_up_draft')).toBeNull();
  });

  it('asks for accounting of its own only where it differs, and sends it [AUTH-16]', async () => {
    const { api, person } = await open();
    await fillCompany(person);
    await fillAddress(person);
    await atStep('Where invoices go');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'Same as the primary contact' }));
    await person.type(field('Name'), 'Luis Ortega');
    await person.type(field('Email'), 'pay@harbor.example');
    await person.type(field('Phone'), '603-555-0143');
    await person.click(screen.getByRole('checkbox', { name: 'Same as the company address' }));
    await person.type(field('Street'), 'PO Box 12');
    await person.type(field('ZIP code'), '03103');
    await waitFor(() => expect(field('City')).toHaveValue('Manchester'));
    await goOn(person);
    await atStep('How you work');
    await person.click(screen.getByRole('combobox', { name: 'Insurance preference' }));
    await person.click(await screen.findByRole('option', { name: 'Insured only' }));
    await person.click(screen.getByRole('combobox', { name: 'Preferred shipping mode' }));
    await person.click(await screen.findByRole('option', { name: 'Truckload' }));
    await goOn(person);
    await atStep('Agree and choose a password');
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Open an account' })).toBeVisible();
  });

  it('sends a double click once', async () => {
    const { api, person } = await openAtTheEnd();
    await person.click(screen.getByRole('checkbox', { name: /I have read the disclaimer/ }));
    await person.type(screen.getByLabelText('Password'), 'Quiet-River-17');
    await person.type(screen.getByLabelText('Password, once more'), 'Quiet-River-17');
    await person.dblClick(screen.getByRole('button', { name: 'Open the account' }));
    await screen.findByRole('dialog', { name: 'Check your email' });
    expect(api.sentTo('signUp.register')).toHaveLength(1);
  });

  it('speaks Spanish', async () => {
    await open('/signup', 'es');
    expect(await screen.findByRole('heading', { level: 1, name: 'Abrir una cuenta' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre de la empresa' })).toBeVisible();
  });
});

describe('a sign-up that is not right', () => {
  it('lists what a step lacks in the dialog CHECK FORM INPUT, each the way to its field [AUTH-17]', async () => {
    const { person } = await open();
    await atStep('Who ships');
    await person.type(field('Email'), 'nobody');
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
    await person.click(screen.getByRole('button', { name: 'Open the account' }));
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
    await person.type(screen.getByLabelText('Password'), 'Quiet-River-17');
    await person.tab();
    expect(screen.queryByText('Password did not match.')).toBeNull();
    const again = screen.getByLabelText('Password, once more');
    await person.type(again, 'Quiet-River-1');
    await person.click(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByText('Password did not match.')).toBeVisible();
    await person.type(again, '7');
    await person.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByText('Password did not match.')).toBeNull());
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
      api.heard.filter(({ name }) => name === 'signUp.register').map(({ headers }) => headers.get('idempotency-key'));
    api.handle(register, () => {
      throw new TypeError('gone');
    });
    await agree(person);
    expect(await problems()).toHaveTextContent('The server cannot be reached.');
    await person.keyboard('{Escape}');
    api.answer(register, '');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Open the account' }));
    await screen.findByRole('dialog', { name: 'Check your email' });
    expect(keys()).toEqual([typedBefore.sign_up_key, typedBefore.sign_up_key]);
  });
});

describe('what was typed', () => {
  const kept = () => localStorage.getItem('wb_sign_up_draft') ?? '';

  it('is kept on this computer, but never a password', async () => {
    const { person } = await openAtTheEnd();
    await person.type(screen.getByLabelText('Password'), 'Quiet-River-17');
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
    await atStep('Who ships');
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
