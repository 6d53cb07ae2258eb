import { screen, waitFor, within } from '@testing-library/react';
import { addressInput, endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { address, pageOf } from '../address.fixture.ts';
import type { Person } from '../../../../testing/person.ts';

const { list, create, update } = endpoints.addressBook;
const shop = address();
const failed = 'Error saving address. Check to make sure all required inputs are filled.';
const portland = {
  postal_code: '04101',
  city: 'Portland',
  state: 'ME',
  country: 'US',
  latitude: 43.66,
  longitude: -70.26,
  time_zone: 'America/New_York',
} as const;

async function open() {
  const opened = await openApp('/address-book', {
    user: customer(),
    prepare: (api) => {
      api.answer(list, pageOf([shop]));
      api.answer(endpoints.places.find, { data: portland });
      api.answer(create, { data: shop });
      api.answer(update, { data: shop });
    },
  });
  await screen.findByText('Pine Street Hardware');
  return opened;
}

async function openNew() {
  const opened = await open();
  await opened.person.click(screen.getByRole('button', { name: 'Add address' }));
  await screen.findByRole('dialog', { name: 'Add address' });
  return opened;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (person: Person, name: string, text: string) => person.type(field(name), text);
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save address' }));

async function choose(person: Person, name: string, option: string) {
  await person.click(screen.getByRole('combobox', { name }));
  await person.click(await screen.findByRole('option', { name: option }));
}

describe('adding an address', () => {
  it('sends every field, with times as people type them, and says so [ADDR-02, ADDR-03]', async () => {
    const { api, person } = await openNew();
    expect(field('Company/location name')).toHaveFocus();
    await person.keyboard('Pine Street Hardware');
    await type(person, 'Street', '88 Pine Street');
    for (const number of [2, 3, 4, 5]) {
      await person.click(screen.getByRole('button', { name: 'Add street line' }));
      await type(person, `Street, line ${number}`, `Line ${number}`);
    }
    expect(screen.queryByRole('button', { name: 'Add street line' })).toBeNull();
    await type(person, 'ZIP code', '04101');
    await waitFor(() => expect(field('City')).toHaveValue('Portland'));
    expect(field('State')).toHaveValue('ME');
    await type(person, 'Contact first name', 'Maya');
    await type(person, 'Contact last name', 'Larsen');
    await type(person, 'Phone', '(207) 555-0142');
    await type(person, 'Email', 'dock@pine-street.example');
    await choose(person, 'Location type', 'Residential');
    await person.click(screen.getByRole('checkbox', { name: 'Limited access' }));
    await person.click(screen.getByRole('checkbox', { name: 'Liftgate recommended' }));
    await type(person, 'Opens at', '8am');
    await type(person, 'Closes at', '4:30 pm');
    await save(person);
    expect(await screen.findByText('Address created')).toBeVisible();
    expect(api.sentTo('addressBook.create')).toEqual([
      {
        id: expect.any(String),
        company: 'Pine Street Hardware',
        contact_first_name: 'Maya',
        contact_last_name: 'Larsen',
        email: 'dock@pine-street.example',
        phone: '(207) 555-0142',
        street_lines: ['88 Pine Street', 'Line 2', 'Line 3', 'Line 4', 'Line 5'],
        city: 'Portland',
        state: 'ME',
        postal_code: '04101',
        country: 'US',
        interior_number: null,
        exterior_number: null,
        neighborhood: null,
        site_type: 'residential',
        limited_access: true,
        liftgate_recommended: true,
        opens_at: '08:00',
        closes_at: '16:30',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has a place for every field of an address [ADDR-02, ADDR-04]', async () => {
    const { person } = await openNew();
    await choose(person, 'Country', 'Mexico');
    for (const name of Object.keys(addressInput.shape)) {
      const path = name === 'street_lines' ? 'street_lines.0' : name;
      expect(document.querySelector(`[data-path="${path}"]`), name).not.toBeNull();
    }
  });

  it('says above the form what is not filled, with a link to each field [ADDR-10]', async () => {
    const { api, person } = await openNew();
    await save(person);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText(failed)).toBeVisible();
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    await person.click(within(summary).getByRole('link', { name: 'Street: Field is required' }));
    expect(field('Street')).toHaveFocus();
    expect(api.sentTo('addressBook.create')).toEqual([]);
  });

  it('shows what the server refuses under its field [ADDR-10]', async () => {
    const { api, person } = await openNew();
    api.refuse(create, 'validation_failed', { errors: { 'street_lines.0': ['Field is required'] } });
    await type(person, 'Company/location name', 'Pine');
    await type(person, 'Street', '88 Pine Street');
    await type(person, 'ZIP code', '04101');
    await waitFor(() => expect(field('City')).toHaveValue('Portland'));
    await save(person);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(field('Street')).toBeInvalid();
  });

  it('asks for the parts of a Mexican address in Mexico only [ADDR-04]', async () => {
    const { api, person } = await openNew();
    expect(screen.queryByRole('textbox', { name: 'Neighborhood' })).toBeNull();
    await choose(person, 'Country', 'Canada');
    expect(field('Province')).toBeVisible();
    await choose(person, 'Country', 'Mexico');
    await type(person, 'Company/location name', 'Azulejos');
    await type(person, 'Street', 'Ruiz Cortines');
    await type(person, 'Exterior number', '3100');
    await type(person, 'Interior number', '4');
    await type(person, 'Neighborhood', 'Industrial');
    await type(person, 'Postal code', '64440');
    await type(person, 'State', 'nle');
    await type(person, 'City', 'Monterrey');
    await save(person);
    await screen.findByText('Address created');
    expect(api.sentTo('addressBook.create')).toMatchObject([
      { country: 'MX', exterior_number: '3100', interior_number: '4', neighborhood: 'Industrial', state: 'NLE' },
    ]);
  });
});

describe('changing an address', () => {
  it('begins with what is known, and says so when it is saved [ADDR-02]', async () => {
    const { api, person } = await open();
    await person.click(screen.getByRole('button', { name: 'Edit Pine Street Hardware' }));
    await screen.findByRole('dialog', { name: 'Edit address' });
    expect(field('Street, line 2')).toHaveValue('Rear dock');
    expect(field('Closes at')).toHaveValue('4:30 PM');
    await person.clear(field('Street, line 2'));
    await person.clear(field('City'));
    await type(person, 'City', 'South Portland');
    await save(person);
    expect(await screen.findByText('Address updated')).toBeVisible();
    expect(api.sentTo('addressBook.update')).toMatchObject([
      { street_lines: ['88 Pine Street'], city: 'South Portland' },
    ]);
    expect(api.requests.find(({ name }) => name === 'addressBook.update')?.params).toEqual({ id: shop.id });
  });

  it('is dropped by Escape only after asking [ADDR-02]', async () => {
    const { api, person } = await open();
    await person.click(screen.getByRole('button', { name: 'Edit Pine Street Hardware' }));
    await type(person, 'Company/location name', 'x');
    await person.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field('Company/location name')).toHaveValue('Pine Street Hardwarex');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo('addressBook.update')).toEqual([]);
  });
});
