import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type AccountRole, type CustomsDraft } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';

const { show, save, pdf } = endpoints.customsPapers;
const id = '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e77';
const savedAt = '2026-12-01T18:00:00.000Z';
const party: CustomsDraft['exporter'] = {
  name: 'Harbor Tools',
  tax_id: null,
  street_lines: ['100 Sample Street', 'Dock 4'],
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
  phone: '603-555-0142',
  email: 'dock@harbor.example',
};
const draft: CustomsDraft = {
  invoice_number: 'WB20464172',
  invoice_date: '2026-12-02',
  purpose: null,
  incoterm: null,
  incoterm_place: 'Monterrey, NL',
  currency: 'USD',
  payment_terms: null,
  port_of_entry: null,
  exporter: party,
  importer: { ...party, name: 'Distribuidora Norte', country: 'MX' },
  producer: null,
  lines: [
    {
      description: 'Brass faucets',
      hs_code: null,
      origin_country: null,
      quantity: 16,
      unit: 'pieces',
      unit_value: null,
      criterion: null,
    },
  ],
  freight: 0,
  insurance: 0,
  packing: 0,
  signer_name: 'Dana Whitfield',
  signer_title: null,
  certifier: null,
  blanket_from: null,
  blanket_until: null,
};
const complete: CustomsDraft = {
  ...draft,
  purpose: 'sale',
  incoterm: 'DAP',
  signer_title: 'Export manager',
  lines: [{ ...draft.lines[0]!, hs_code: '848180', origin_country: 'US', unit_value: 4_500, criterion: 'B' }],
};

const open = (
  shown: CustomsDraft,
  saved: string | null,
  prepare?: (api: FakeApi) => void,
  role: AccountRole = 'shipper',
) =>
  openApp(`/track/detail/${id}/customs`, {
    user: customer(role),
    prepare: (api) => {
      api.answer(show, { data: { draft: shown, saved_at: saved } });
      prepare?.(api);
    },
  });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the customs documents of a shipment', () => {
  it('begin with the shipment, and name what is missing', async () => {
    const { api, person } = await open(draft, null);
    expect(await screen.findByRole('textbox', { name: 'Invoice number' })).toHaveValue('WB20464172');
    expect(screen.getAllByRole('textbox', { name: 'Street' })[0]).toHaveValue('100 Sample Street, Dock 4');
    expect(button('Commercial invoice')).toBeDisabled();
    await person.click(button('Save'));
    const summary = within(await screen.findByRole('alert'));
    for (const missing of ['Reason for export', 'Line 1, HS code', 'Line 1, Country of origin', 'Title'])
      expect(summary.getByText(new RegExp(`^${missing}: `))).toBeVisible();
    expect(api.requests.filter(({ name }) => name === 'customsPapers.save')).toEqual([]);
  });

  it('are saved with what was entered', async () => {
    const { api, person } = await open(draft, null, (given) => given.answer(save, { data: { saved_at: savedAt } }));
    await screen.findByRole('textbox', { name: 'Invoice number' });
    await person.click(screen.getByRole('combobox', { name: 'Reason for export' }));
    await person.click(await screen.findByRole('option', { name: 'Sale' }));
    await person.click(screen.getByRole('combobox', { name: 'Terms of sale (Incoterms 2020)' }));
    await person.click(await screen.findByRole('option', { name: 'DAP' }));
    await person.fill(screen.getByRole('textbox', { name: 'HS code' }), '8481.80');
    await person.fill(screen.getByRole('textbox', { name: 'Country of origin' }), 'us');
    await person.fill(screen.getByRole('textbox', { name: 'Unit value' }), '45');
    await person.fill(screen.getByRole('textbox', { name: 'Title' }), 'Export manager');
    // 16 × 45.00.
    expect(await screen.findByText('Line total $720.00')).toBeVisible();
    await person.click(button('Save'));
    expect(await screen.findByText('Customs details saved')).toBeVisible();
    expect(api.sentTo('customsPapers.save')).toMatchObject([
      {
        purpose: 'sale',
        incoterm: 'DAP',
        exporter: { name: 'Harbor Tools', street_lines: ['100 Sample Street, Dock 4'], tax_id: null },
        importer: { name: 'Distribuidora Norte', country: 'MX' },
        producer: null,
        lines: [{ hs_code: '848180', origin_country: 'US', quantity: 16, unit_value: 4_500, criterion: null }],
        certifier: null,
      },
    ]);
  });

  it('are downloaded once saved; the certification once somebody certifies the origin', async () => {
    const { api, person } = await open(complete, savedAt, (given) =>
      given.handle(pdf, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
    );
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    await person.click(await screen.findByRole('button', { name: 'Pro forma invoice' }));
    const asked = () => api.requests.filter(({ name }) => name === 'customsPapers.pdf').map(({ params }) => params);
    await waitFor(() => expect(asked()).toEqual([{ id, paper: 'pro-forma' }]));
    expect(button('USMCA certification')).toBeDisabled();
    await person.fill(screen.getByRole('textbox', { name: 'Invoice number' }), 'CI-1');
    expect(button('Commercial invoice')).toBeDisabled();
    expect(screen.getByText('Save your changes to download the documents.')).toBeVisible();
  });

  it('are only read by whoever does not book', async () => {
    await open({ ...complete, certifier: 'exporter' }, savedAt, undefined, 'viewer');
    expect(await screen.findByRole('textbox', { name: 'Invoice number' })).toBeDisabled();
    expect(button('USMCA certification')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
