import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type User } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { product, productsPage, stain } from '../product.fixture.ts';
import type { Person } from '../../../../testing/person.ts';

const catalog = endpoints.productCatalog;
const vanities = product();

async function open(path: string, prepare?: (api: FakeApi) => void, user: User = customer('owner')) {
  return openApp(path, {
    user,
    prepare: (api) => {
      api.answer(catalog.list, productsPage([vanities]));
      api.answer(catalog.show, { data: vanities });
      api.answer(catalog.create, { data: vanities });
      api.answer(catalog.update, { data: vanities });
      prepare?.(api);
    },
  });
}

async function typeFigures(person: Person): Promise<void> {
  await person.fill(await screen.findByLabelText('Description'), 'Bathroom vanities, boxed');
  const figures = { Length: '48', Width: '40', Height: '48', Weight: '620' };
  for (const [label, text] of Object.entries(figures)) await person.fill(screen.getByLabelText(label), text);
}

const save = (name = 'Add product') => within(screen.getByRole('dialog')).getByRole('button', { name });
const figures = () => screen.getByRole('status', { name: 'Density and class' });

describe('the form of a product', () => {
  it('shows density and class while figures are typed, and creates it [CAT-01, CAT-02]', async () => {
    const { api, person } = await open('/product-catalog');
    await person.click(await screen.findByRole('button', { name: 'Add product' }));
    await typeFigures(person);
    expect(figures()).toHaveTextContent('11.63 lb/ft³, class 92.5 by density');
    await person.click(save());
    expect(await screen.findByText('Product created')).toBeVisible();
    expect(api.sentTo('productCatalog.create')[0]).toMatchObject({
      description: 'Bathroom vanities, boxed',
      length: { value: 48, unit: 'in' },
      weight: { value: 620, unit: 'lb' },
      freight_class: null,
      hazardous: false,
      hazmat: null,
    });
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('keeps what customs asks, with a currency once there is a value', async () => {
    const { api, person } = await open('/product-catalog?add=new');
    await typeFigures(person);
    expect(screen.queryByLabelText('Value currency')).toBeNull();
    await person.fill(screen.getByLabelText('HS code'), '8481.80');
    await person.fill(screen.getByLabelText(/^Country of origin/), 'us');
    await person.fill(screen.getByLabelText('Value per piece'), '45.5');
    expect(await screen.findByRole('combobox', { name: 'Value currency' })).toHaveValue('USD');
    await person.click(save());
    await waitFor(() =>
      expect(api.sentTo('productCatalog.create')).toMatchObject([
        { hs_code: '848180', origin_country: 'US', unit_value: { amount: 4_550, currency: 'USD' } },
      ]),
    );
  });

  it('takes decimals and stores metric figures as they were typed [CAT-02]', async () => {
    const { api, person } = await open(
      '/product-catalog?add=new',
      undefined,
      customer('owner', { unit_system: 'metric' }),
    );
    await typeFigures(person);
    await person.clear(screen.getByLabelText('Weight'));
    await person.fill(screen.getByLabelText('Weight'), '1020.125');
    await person.click(save());
    await waitFor(() => expect(api.sentTo('productCatalog.create')).toHaveLength(1));
    expect(api.sentTo('productCatalog.create')[0]).toMatchObject({
      height: { value: 48, unit: 'cm' },
      weight: { value: 1020.125, unit: 'kg' },
    });
  });

  it('changes only what was typed; a figure of other units stays as it was stored [CAT-02]', async () => {
    const metric = customer('owner', { unit_system: 'metric' });
    const { api, person } = await open(`/product-catalog?edit=${vanities.id}`, undefined, metric);
    const height = await screen.findByLabelText('Height');
    expect(screen.getByLabelText('Length')).toHaveValue('121.92');
    await person.clear(height);
    await person.fill(height, '100');
    await person.click(save('Save product'));
    expect(await screen.findByText('Product updated')).toBeVisible();
    const { id: _, created_at: _c, updated_at: _u, ...sent } = vanities;
    expect(api.sentTo('productCatalog.update')).toEqual([{ ...sent, height: { value: 100, unit: 'cm' } }]);
  });

  it('names what is missing before anything is sent [CAT-02]', async () => {
    const { api, person } = await open('/product-catalog?add=new');
    await screen.findByLabelText('Description');
    await person.click(save());
    await person.click(await screen.findByRole('link', { name: 'Weight: Field is required' }));
    expect(screen.getByLabelText('Weight')).toHaveFocus();
    expect(api.sentTo('productCatalog.create')).toEqual([]);
  });

  it('says that saving failed, keeps what was typed and shows what is wrong [CAT-02]', async () => {
    const { person } = await open('/product-catalog?add=new', (api) =>
      api.refuse(catalog.create, 'validation_failed', {
        errors: { product_number: ['Another product already has this number'] },
      }),
    );
    await typeFigures(person);
    await person.fill(screen.getByLabelText('Product number'), 'BV-100');
    await person.click(save());
    expect(await screen.findByText('Error saving product. Check all inputs and try again.')).toBeVisible();
    expect(screen.getByLabelText('Product number')).toBeInvalid();
    expect(screen.getByLabelText('Description')).toHaveValue('Bathroom vanities, boxed');
  });

  it('asks what the shipping paper needs once a product is hazardous [CAT-01]', async () => {
    const { api, person } = await open('/product-catalog?add=new');
    await typeFigures(person);
    await person.click(screen.getByLabelText('Hazardous'));
    await person.click(save());
    expect(await screen.findByRole('link', { name: 'Proper shipping name: Field is required' })).toBeVisible();
    await person.click(screen.getByLabelText('Hazardous'));
    await person.click(save());
    await waitFor(() => expect(api.sentTo('productCatalog.create')).toHaveLength(1));
  });

  it('fills in what a UN number says, and takes its four digits alone [CAT-01]', async () => {
    const { api, person } = await open('/product-catalog?add=new');
    await typeFigures(person);
    await person.click(screen.getByLabelText('Hazardous'));
    await person.fill(screen.getByLabelText('UN or NA number'), '1203');
    await person.tab();
    expect(screen.getByLabelText('UN or NA number')).toHaveValue('UN1203');
    expect(screen.getByLabelText('Proper shipping name')).toHaveValue('Gasoline');
    await person.fill(screen.getByLabelText('Emergency contact'), 'Safety desk');
    await person.fill(screen.getByLabelText('Emergency phone'), '800-555-0199');
    await person.click(save());
    await waitFor(() => expect(api.sentTo('productCatalog.create')).toHaveLength(1));
    expect(api.sentTo('productCatalog.create')[0]).toMatchObject({
      hazmat: { id_number: 'UN1203', proper_name: 'Gasoline', hazard_class: '3', packing_group: 'II' },
    });
  });

  it('warns of a class that is not the recommended one [QUOTE-10]', async () => {
    await open(`/product-catalog?edit=${stain.id}`, (api) => api.answer(catalog.show, { data: stain }));
    expect(await screen.findByText('Class 70 is lower than the recommended class 92.5.')).toBeVisible();
    expect(screen.getByLabelText('UN or NA number')).toHaveValue('UN1263');
  });
});
