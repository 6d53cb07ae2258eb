import { screen, waitFor } from '@testing-library/react';
import { endpoints, type Answer, type Product } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openQuote } from '../../testing/open-quote.tsx';

const { list, show } = endpoints.productCatalog;

const stain: Product = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a22',
  description: 'Wood stain, solvent based',
  product_number: 'WS-4',
  nmfc: '149980-02',
  sat: '31211502',
  freight_class: '70',
  package_type: 'drums',
  length: { value: 48, unit: 'in' },
  width: { value: 40, unit: 'in' },
  height: { value: 36, unit: 'in' },
  weight: { value: 281.5, unit: 'lb' },
  pieces: 4,
  stackable: true,
  hazardous: true,
  hazmat: {
    id_number: 'UN1263',
    proper_name: 'Paint',
    hazard_class: '3',
    packing_group: 'III',
    emergency_contact: 'Night desk',
    emergency_phone: '1-800-555-0177',
  },
  hs_code: null,
  origin_country: null,
  unit_value: null,
  created_at: '2026-06-01T10:00:00.000Z',
  updated_at: '2026-06-02T10:00:00.000Z',
};

const found: Answer<typeof list> = {
  data: [stain],
  links: { first: null, last: null, prev: null, next: null },
  meta: {
    current_page: 1,
    from: 1,
    to: 1,
    last_page: 1,
    links: [],
    path: '',
    per_page: 6,
    total: 1,
    total_is_exact: true,
  },
};

/** What tells a product from others, under its name. */
const lines = 'WS-4 · 48 × 40 × 36 in · 281.5 lb';

describe('a product of the catalog', () => {
  it('is found by its number or description, and fills the whole line with the keyboard alone [CAT-03]', async () => {
    const { api, person } = await openQuote({ prepare: (fake) => fake.answer(list, found) });
    const quantity = screen.getByLabelText('Qty, item 1');
    await person.clear(quantity);
    await person.fill(quantity, '2');
    await person.click(screen.getByLabelText('Description, item 1'));
    await person.keyboard('WS-4');
    expect(await screen.findByText(lines, {}, { timeout: 5000 })).toBeInTheDocument();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Description, item 1')).toHaveValue('Wood stain, solvent based');
    expect(screen.getByLabelText('Package, item 1')).toHaveValue('drums');
    for (const [side, value] of [
      ['Length', '48'],
      ['Width', '40'],
      ['Height', '36'],
    ] as const)
      expect(screen.getByLabelText(`${side}, item 1`)).toHaveValue(value);
    // The catalog has the weight of one unit, the line that of both: 2 x 281.5 lb.
    expect(screen.getByLabelText('Total weight, item 1')).toHaveValue('563');
    expect(screen.getByLabelText('pieces, item 1')).toHaveValue('8');
    expect(screen.getByLabelText('Stackable, item 1')).toBeChecked();
    expect(screen.getByLabelText('Hazardous, item 1')).toBeChecked();
    expect(screen.getByText('UN1263, Paint, 3, PG III')).toBeVisible();
    expect(screen.queryByLabelText('Description, item 2')).toBeNull();
    await waitFor(() => expect(quantity).toHaveFocus());
    expect(api.requests.find(({ name }) => name === 'productCatalog.list')?.query).toMatchObject({ search: 'WS-4' });
  });

  it('weighs and counts by its quantity until a total is typed by hand, and then the line says so [CAT-03]', async () => {
    const { person } = await openQuote({ prepare: (fake) => fake.answer(list, found) });
    const quantity = screen.getByLabelText('Qty, item 1');
    const setQuantity = async (count: string) => {
      await person.clear(quantity);
      await person.fill(quantity, count);
    };
    await setQuantity('3');
    await person.click(screen.getByLabelText('Description, item 1'));
    await person.keyboard('WS-4');
    await screen.findByText(lines, {}, { timeout: 5000 });
    await person.keyboard('{ArrowDown}{Enter}');
    const weight = screen.getByLabelText('Total weight, item 1');
    const pieces = screen.getByLabelText('pieces, item 1');
    // 3 x 281.5 lb and 3 x 4 pieces.
    expect([weight, pieces].map((input) => (input as HTMLInputElement).value)).toEqual(['844.5', '12']);
    await setQuantity('2');
    expect([weight, pieces].map((input) => (input as HTMLInputElement).value)).toEqual(['563', '8']);
    expect(screen.queryByText(/entered by hand/)).toBeNull();
    await person.clear(weight);
    await person.fill(weight, '600');
    expect(screen.getByText('Weight entered by hand. It doesn’t change with the quantity.')).toBeVisible();
    await setQuantity('4');
    expect([weight, pieces].map((input) => (input as HTMLInputElement).value)).toEqual(['600', '16']);
  });

  it('leaves what is typed alone when nothing is picked, and Tab goes on [CAT-03]', async () => {
    const { person } = await openQuote({ prepare: (fake) => fake.answer(list, found) });
    await person.click(screen.getByLabelText('Description, item 1'));
    await person.keyboard('Wood trim');
    await screen.findByText(lines, {}, { timeout: 5000 });
    await person.tab();
    expect(screen.getByLabelText('Qty, item 1')).toHaveFocus();
    expect(screen.getByLabelText('Description, item 1')).toHaveValue('Wood trim');
    expect(screen.getByLabelText('Length, item 1')).toHaveValue('');
  });

  it('comes from the catalog page as the first empty line, once [CAT-03]', async () => {
    const { router } = await openQuote({
      path: `/quote?product=${stain.id}`,
      prepare: (fake) => fake.answer(show, { data: stain }),
    });
    expect(await screen.findByDisplayValue('Wood stain, solvent based')).toBeVisible();
    expect(screen.getByText('1 line')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('says so when it is not in the catalog any more [CAT-03]', async () => {
    await openQuote({ path: `/quote?product=${stain.id}`, prepare: (fake) => fake.refuse(show, 'not_found') });
    expect(await screen.findByText('This product is no longer in the catalog')).toBeVisible();
  });
});
