import { screen, waitFor, within } from '@testing-library/react';
import { addressInput, endpoints, type AccountRole, type Address } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { address, monterrey, pageOf } from './address.fixture.ts';

const { list, show, delete: remove, restore } = endpoints.addressBook;
const shop = address();

type Given = {
  readonly path?: string;
  readonly role?: AccountRole;
  readonly rows?: readonly Address[];
  readonly es?: boolean;
};

async function open({ path = '/address-book', role = 'owner', rows = [shop, monterrey], es = false }: Given = {}) {
  return openApp(path, {
    user: customer(role),
    language: es ? 'es' : 'en',
    prepare: (api) => {
      api.answer(list, pageOf(rows));
      api.answer(show, ({ params }) => ({ data: rows.find(({ id }) => id === params['id']) ?? shop }));
    },
  });
}

describe('the address book', () => {
  it('is a table of company, contact, address, city, state, zip and options [ADDR-01]', async () => {
    await open();
    await screen.findByText('Pine Street Hardware');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Company/location name',
      'Contact',
      'Address',
      'City',
      'State/province',
      'Zip',
      'Options',
    ]);
    const row = within(screen.getByRole('row', { name: /^Pisos y Azulejos del Norte/ }));
    for (const text of ['–', 'Avenida Ruiz Cortines 3100', 'Monterrey', 'NLE', '64440'])
      expect(row.getByRole('cell', { name: text })).toBeVisible();
  });

  it('searches and sorts on the server, and keeps both in the address [ADDR-01]', async () => {
    const { api, person, router } = await open();
    await person.type(await screen.findByRole('searchbox'), 'pine{Enter}');
    await person.click(await screen.findByRole('button', { name: /City/ }));
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ search: 'pine', sort: 'city' }));
    expect(router.state.location.search).toEqual({ search: 'pine', sort: 'city' });
  });

  it('says why it is empty and offers the first action', async () => {
    const { person } = await open({ rows: [] });
    expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Add address' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Add address' })).toBeVisible();
  });

  it('lets those read who may not write [ROLE-07]', async () => {
    await open({ role: 'viewer', path: `/address-book?address=${shop.id}` });
    expect(await screen.findByRole('dialog', { name: 'Pine Street Hardware' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete/, hidden: true })).toBeNull();
  });

  it('speaks Spanish', async () => {
    await open({ es: true, path: `/address-book?address=${shop.id}` });
    expect(await screen.findByText('Personalizada/sin verificar')).toBeVisible();
    expect(screen.getByText('Empresa/nombre del lugar')).toBeInTheDocument();
  });
});

describe('deleting', () => {
  it('can be undone from the notice [ADDR-02]', async () => {
    const { api, person } = await open();
    api.answer(remove, { data: shop });
    api.answer(restore, { data: shop });
    await person.click(await screen.findByRole('button', { name: 'Delete Pine Street Hardware' }));
    expect(await screen.findByText('Address deleted: Pine Street Hardware')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Address restored')).toBeVisible();
    const writes = api.requests.filter(({ name }) => name === 'addressBook.delete' || name === 'addressBook.restore');
    expect(writes.map(({ name, params }) => [name, params['id']])).toEqual([
      ['addressBook.delete', shop.id],
      ['addressBook.restore', shop.id],
    ]);
    expect(api.requests.filter(({ name }) => name === 'addressBook.list')).toHaveLength(3);
  });

  it('says when it was refused', async () => {
    const { api, person } = await open();
    api.refuse(remove, 'not_found', { message: 'There is nothing here.' });
    await person.click(await screen.findByRole('button', { name: 'Delete Pine Street Hardware' }));
    expect(await screen.findByText('We couldn’t delete the address')).toBeVisible();
    expect(screen.getByText('There is nothing here.')).toBeVisible();
  });
});

describe('the details of an address', () => {
  const factsOf = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);

  it('are a chip, kind of location, access, liftgate, hours and contact [ADDR-08]', async () => {
    const { person, router } = await open();
    await person.click(await screen.findByRole('link', { name: 'Pine Street Hardware' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pine Street Hardware' });
    expect(within(dialog).getByText('Custom/unverified')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([
      'Address',
      'Location type',
      'Limited access',
      'Liftgate recommended',
      'Hours of operation',
      'Contact',
      'Phone',
      'Email',
    ]);
    expect(factsOf(dialog)).toEqual([
      '88 Pine StreetRear dockPortland, ME 04101United States',
      'Residential',
      'Yes',
      'No',
      '8:00 AM to 4:30 PM',
      'Maya Larsen',
      '(207) 555-0142',
      'dock@pine-street.example',
    ]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('say USPS verified of what a carrier has looked up [ADDR-08]', async () => {
    await open({ rows: [address({ verified: true })], path: `/address-book?address=${shop.id}` });
    expect(await screen.findByText('USPS verified')).toBeVisible();
  });

  it('show the parts of a Mexican address, and what was not given [ADDR-04]', async () => {
    await open({ path: `/address-book?address=${monterrey.id}` });
    const dialog = await screen.findByRole('dialog', { name: 'Pisos y Azulejos del Norte' });
    const fact = (name: string) => within(dialog).getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(fact('Address')).toHaveTextContent(
      'Avenida Ruiz Cortines 3100 Int. Bodega 4IndustrialMonterrey, NLE 64440Mexico',
    );
    for (const name of ['Hours of operation', 'Contact', 'Phone', 'Email'])
      expect(fact(name)).toHaveTextContent(/^Not provided$/);
  });

  it('show every field that an address has [ADDR-08]', async () => {
    const full = { ...monterrey, contact_first_name: 'Maya', contact_last_name: 'Larsen', email: 'dock@norte.example' };
    const shown = address({ ...full, phone: '(207) 555-0142', opens_at: '08:00', closes_at: '16:30' });
    await open({ rows: [shown], path: `/address-book?address=${shown.id}` });
    const dialog = await screen.findByRole('dialog', { name: shown.company });
    const words: Partial<Record<string, string>> = {
      country: 'Mexico',
      site_type: 'Residential',
      limited_access: 'Limited accessYes',
      liftgate_recommended: 'Liftgate recommendedNo',
      opens_at: '8:00 AM',
      closes_at: '4:30 PM',
    };
    for (const field of Object.keys(addressInput.shape) as (keyof typeof shown)[])
      expect(dialog, field).toHaveTextContent(words[field] ?? String(shown[field]));
  });

  it('of an address that is gone say so', async () => {
    const { api } = await openApp(`/address-book?address=${shop.id}`, {
      user: customer(),
      prepare: (server) => {
        server.answer(list, pageOf([monterrey]));
        server.refuse(show, 'not_found');
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Address not found' })).toBeVisible();
    expect(api.requests.map(({ name }) => name)).toContain('addressBook.show');
  });
});
