import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type User } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { product, productsPage, stain } from './product.fixture.ts';

const catalog = endpoints.productCatalog;
const vanities = product();

type Given = {
  readonly path?: string;
  readonly user?: User;
  readonly language?: 'en' | 'es';
  readonly prepare?: (api: FakeApi) => void;
};

async function open({ path = '/product-catalog', user = customer('shipper'), language = 'en', prepare }: Given = {}) {
  return openApp(path, {
    user,
    language,
    prepare: (api) => {
      api.answer(catalog.list, productsPage([vanities, stain]));
      api.answer(catalog.show, ({ params }) => ({ data: params['id'] === stain.id ? stain : vanities }));
      prepare?.(api);
    },
  });
}

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('[role="row"]') as HTMLElement);
const asked = (api: FakeApi) => api.requests.findLast(({ name }) => name === 'productCatalog.list')?.query;

describe('the product catalog', () => {
  it('lists number, NMFC and SAT, sizes, weight, class and the hazardous flag [CAT-01]', async () => {
    await open();
    const row = await rowOf('Bathroom vanities, boxed');
    for (const text of ['BV-100', '150390-01', 'SAT 56101900', '48 × 40 × 48 in', '620 lb', '92.5', 'No']) {
      expect(row.getByText(text)).toBeVisible();
    }
    const hazardous = await rowOf('Wood stain, solvent based');
    expect(hazardous.getByText('UN1263')).toBeVisible();
    expect(hazardous.getByText('70')).toBeVisible();
    expect(hazardous.getByText('density gives class 92.5')).toBeVisible();
    expect(screen.getByText('2 products')).toBeVisible();
  });

  it('shows sizes and weights in the units of the person [CAT-01]', async () => {
    await open({ user: customer('owner', { unit_system: 'metric' }) });
    const row = await rowOf('Bathroom vanities, boxed');
    // 48 in x 2.54 = 121.92 cm, 40 in = 101.6 cm; 620 lb x 0.45359237 = 281.23 kg.
    expect(row.getByText('121.92 × 101.6 × 121.92 cm')).toBeVisible();
    expect(row.getByText('281.23 kg')).toBeVisible();
  });

  it('searches and sorts on the server and keeps both in the address [CAT-01]', async () => {
    const { api, person } = await open();
    await rowOf('Bathroom vanities, boxed');
    await person.type(screen.getByRole('searchbox'), 'paint{Enter}');
    await waitFor(() => expect(asked(api)).toMatchObject({ search: 'paint' }));
    await person.click(screen.getByRole('button', { name: 'Product number' }));
    await waitFor(() => expect(asked(api)).toMatchObject({ search: 'paint', sort: 'product_number' }));
    expect(location.search).toBe('?search=paint&sort=product_number');
  });

  it('opens its form with what a carrier found typed in already; nothing is saved before it is sent [CAT-02]', async () => {
    const { api } = await open({ path: `/product-catalog?edit=${vanities.id}&weight=655&height=52&class=100` });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('655')).toBeVisible();
    expect(dialog.getByDisplayValue('52')).toBeVisible();
    // What was not found stays as it was: 48 by 40 inches.
    expect(dialog.getByDisplayValue('40')).toBeVisible();
    expect(api.sentTo('productCatalog.update')).toEqual([]);
  });

  it('opens a product over the list with everything about it, and closes it again [CAT-01]', async () => {
    const { person } = await open({ path: '/product-catalog?search=stain' });
    await person.click(await screen.findByRole('link', { name: 'Wood stain, solvent based' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wood stain, solvent based' }));
    expect(await dialog.findByText('UN1263')).toBeVisible();
    expect(dialog.getByText('ChemAid 24 h desk')).toBeVisible();
    // 620 lb / (48 x 40 x 48 / 1,728 ft3) = 11.625 lb/ft3.
    expect(dialog.getByText('11.63 lb/ft³')).toBeVisible();
    expect(location.search).toBe(`?search=stain&product=${stain.id}`);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe('?search=stain'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('deletes at once and takes it back when asked [CAT-02]', async () => {
    const { api, person } = await open({
      path: `/product-catalog?product=${vanities.id}`,
      prepare: (server) => {
        server.answer(catalog.delete, { data: vanities });
        server.answer(catalog.restore, { data: vanities });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Product deleted')).toBeVisible();
    expect(location.search).toBe('');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Product restored')).toBeVisible();
    expect(api.requests.findLast(({ name }) => name === 'productCatalog.restore')?.params).toEqual({ id: vanities.id });
  });

  it('says that deleting failed, and leaves the product open [CAT-02]', async () => {
    const { person } = await open({
      path: `/product-catalog?product=${vanities.id}`,
      prepare: (api) => api.refuse(catalog.delete, 'unavailable'),
    });
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete product')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Bathroom vanities, boxed' })).toBeVisible();
  });

  it('lets people without the right only look [ROLE-07]', async () => {
    await open({ path: `/product-catalog?product=${vanities.id}`, user: customer('viewer') });
    await screen.findByRole('dialog', { name: 'Bathroom vanities, boxed' });
    for (const name of ['Add product', 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says why it is empty, in Spanish too [UI-02]', async () => {
    const prepare = (api: FakeApi): void => api.answer(catalog.list, productsPage([]));
    await open({ language: 'es', prepare });
    expect(await screen.findByRole('heading', { name: 'Aún no hay productos' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Agregar producto' })).toHaveLength(2);
  });
});
