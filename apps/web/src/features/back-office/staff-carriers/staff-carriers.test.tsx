import { screen, waitFor, within } from '@testing-library/react';
import {
  endpoints,
  type StaffCarrier,
  type TariffDocument,
  type TariffOverview,
  type TariffReview,
} from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { columnLetter, signedPercent } from './tariffs/words.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-00000000c001';
const version = '5d2f8a34-7c11-4b0e-9a66-00000000c002';
const carrier: StaffCarrier = {
  id,
  name: 'Harbor Light Freight',
  scac: 'HBLF',
  modes: ['ltl'],
  active: true,
  logo: null,
  has_tariff: true,
  connections: 0,
  tariff: { version: 1, effective_from: '2026-01-01', effective_until: null },
  next_from: null,
  breaker: null,
  calls: 0,
  failures: 0,
  p50_ms: null,
  p95_ms: null,
  phone: '603-555-0142',
  contacts: [],
  notes: null,
  pickup_notes: null,
  freight_terms: 'third_party',
  bill_to_account: null,
  version: 3,
  scac_fixed: true,
  open_quotes: 2,
  updated_at: null,
  updated_by: null,
  standing: null,
};
const tariffs: TariffOverview = {
  versions: [
    {
      id: version,
      version: 1,
      effective_from: '2026-01-01',
      effective_until: null,
      state: 'in_force',
      source: 'start',
      file_name: null,
      note: null,
      published_by: null,
      created_at: '2026-01-01T12:00:00.000Z',
      replaced_by: null,
      based_on: null,
    },
  ],
  draft: {
    revision: 4,
    based_on: 1,
    source: 'editor',
    file_name: null,
    effective_from: '2026-12-01',
    effective_until: null,
    updated_at: '2026-11-16T12:00:00.000Z',
    updated_by: 'Ruth Calloway',
  },
};
const review: TariffReview = {
  against: 1,
  lanes: [],
  rows: [{ record: 'accessorial', key: 'LGDEL', before: ['flat', '93.00'], after: ['flat', '103.00'] }],
  samples: [
    {
      id: version,
      name: 'One pallet',
      before: { service: 'STD', amount: 20_000, days: 1, refusals: [] },
      after: { service: 'STD', amount: 21_000, days: 1, refusals: [] },
    },
  ],
  currency: 'USD',
  problems: [],
};

const document: TariffDocument = {
  currency: 'USD',
  minimum: 9_500,
  minimum_after_discount: 9_500,
  discount_bp: 0,
  liability: { per_pound_new: 500, per_pound_used: 10, cap: 10_000_000 },
  weight_breaks: [{ code: 'L5C', from_pounds: 0 }],
  lanes: [],
  bands: [],
  rates: [],
  fuel: { heavy_from_pounds: 20_000, ends_at_mills: 4_000, step: null, bands: [] },
  accessorials: [],
  service: {
    services: [],
    bands: [],
    rural_zip3: [],
    rural_days: 0,
    remote_states: [],
    remote_days: 0,
    over_length_days: 0,
    holidays: [],
    closed_dates: [],
  },
};

const open = (tab: string, prepare?: (api: FakeApi) => void) =>
  openApp(`/admin/carriers/${id}${tab === '' ? '' : `?tab=${tab}`}`, {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(endpoints.staffCarriers.show, { data: carrier });
      api.answer(endpoints.carrierTariffs.show, { data: tariffs });
      api.answer(endpoints.carrierTariffs.review, { data: review });
      api.answer(endpoints.carrierTariffs.document, { data: null });
      prepare?.(api);
    },
  });

describe('a carrier', () => {
  it('is switched off with a reason, and says what that does to open quotes [ADMIN-04]', async () => {
    const { api, person } = await open('', (server) =>
      server.answer(endpoints.staffCarriers.standing, { data: { ...carrier, active: false } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/2 open quotes have its rates/)).toBeVisible();
    await person.fill(dialog.getByLabelText(/Reason/), 'On strike');
    await person.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(api.sentTo('staffCarriers.standing')).toEqual([{ active: false, reason: 'On strike' }]));
  });

  it('keeps its SCAC once it was used, and is saved as the version it was read at [ADMIN-04]', async () => {
    const { api, person } = await open('', (server) =>
      server.answer(endpoints.staffCarriers.update, { data: { ...carrier, version: 4 } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^SCAC/)).toHaveAttribute('readonly');
    await person.click(dialog.getByRole('button', { name: 'Add contact' }));
    await person.fill(dialog.getByLabelText('Name of contact 1'), 'Night desk');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sentTo('staffCarriers.update')).toMatchObject([
        { name: carrier.name, version: 3, contacts: [{ name: 'Night desk', purpose: 'dispatch' }] },
      ]),
    );
  });
});

describe("a carrier's next tariff", () => {
  it('says what it changes and what loads would cost, and is published with a note [ADMIN-04]', async () => {
    const { api, person } = await open('tariffs', (server) =>
      server.answer(endpoints.carrierTariffs.publish, { data: { ...tariffs, draft: null } }),
    );
    const changes = within(await screen.findByRole('table', { name: 'Changes' }));
    expect(changes.getByText('Liftgate at delivery')).toBeVisible();
    expect(changes.getByText('Flat amount · 103.00')).toBeVisible();
    // 210 dollars for 200: ten more, five percent.
    expect(screen.getByText('+$10.00 (+5%)')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.fill(dialog.getByLabelText(/What changed/), 'Dearer liftgate');
    await person.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(api.sentTo('carrierTariffs.publish')).toEqual([{ revision: 4, note: 'Dearer liftgate' }]),
    );
  });

  it('warns of a published version that takes its place, e.g. the one that is rolled back [ADMIN-04]', async () => {
    const [first] = tariffs.versions;
    if (first === undefined) throw new Error('No version');
    const coming = { ...first, id, version: 2, effective_from: '2026-12-07', state: 'coming' } as const;
    const { person } = await open('tariffs', (server) =>
      server.answer(endpoints.carrierTariffs.show, { data: { ...tariffs, versions: [coming, first] } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Version 2 replaces this one on Mon, Dec 7, 2026.')).toBeVisible();
  });

  it('warns of a published version whose changes it does not contain [ADMIN-04]', async () => {
    const [first] = tariffs.versions;
    if (first === undefined) throw new Error('No version');
    const coming = { ...first, id, version: 2, effective_from: '2026-12-01', state: 'coming', based_on: 1 } as const;
    const { person } = await open('tariffs', (server) =>
      server.answer(endpoints.carrierTariffs.show, { data: { ...tariffs, versions: [coming, first] } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^This replaces version 2, published for Tue, Dec 1, 2026/)).toBeVisible();
  });

  it('warns of a coming version whose changes it would bring forward [ADMIN-04]', async () => {
    const [first] = tariffs.versions;
    if (first === undefined || tariffs.draft === null) throw new Error('No version');
    const coming = { ...first, id, version: 2, effective_from: '2026-12-15', state: 'coming', based_on: 1 } as const;
    const draft = { ...tariffs.draft, based_on: 2, effective_from: '2026-12-01' };
    const { person } = await open('tariffs', (server) =>
      server.answer(endpoints.carrierTariffs.show, { data: { ...tariffs, draft, versions: [coming, first] } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        'The changes in version 2 take effect on Tue, Dec 15, 2026. This version would apply them from Tue, Dec 1, 2026.',
      ),
    ).toBeVisible();
  });

  it('that somebody else published first says so [ADMIN-04]', async () => {
    const { person } = await open('tariffs', (server) => server.refuse(endpoints.carrierTariffs.publish, 'conflict'));
    await person.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.fill(dialog.getByLabelText(/What changed/), 'Mine');
    await person.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/Someone else changed the next version/)).toBeVisible();
  });

  it('is replaced by an older version only when that was meant [ADMIN-04]', async () => {
    const { api, person } = await open('tariffs', (server) =>
      server.answer(endpoints.carrierTariffs.bringBack, { data: tariffs }),
    );
    await person.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    expect(api.sentTo('carrierTariffs.bringBack')).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Replace version' }));
    await waitFor(() => expect(api.sentTo('carrierTariffs.bringBack')).toEqual([{ revision: 4, version }]));
  });
});

it('says at the row of fuel that was typed that the table has ended there already [ADMIN-04]', async () => {
  const bands = [
    { from_mills: 3_000, ltl_bp: 2_000, heavy_bp: 3_000 },
    { from_mills: 3_500, ltl_bp: 2_400, heavy_bp: 3_600 },
  ];
  const { api, person } = await open('fuel', (server) => {
    server.answer(endpoints.carrierTariffs.document, { data: { ...document, fuel: { ...document.fuel, bands } } });
    server.answer(endpoints.fuelPrices.list, { data: [] });
    server.answer(endpoints.carrierTariffs.fuel, { data: tariffs });
  });
  const price = await screen.findByLabelText('Row 2: From price, $ per gallon');
  await person.clear(price);
  await person.fill(price, '4.2');
  await person.click(screen.getByRole('button', { name: 'Save in next version' }));
  await waitFor(() => expect(price).toBeInvalid());
  expect(price).toHaveAccessibleDescription('Enter less than the end of the table');
  expect(api.sentTo('carrierTariffs.fuel')).toEqual([]);
});

it('names columns as sheets do, and changes with their sign', () => {
  expect([1, 3, 26, 27].map(columnLetter)).toEqual(['A', 'C', 'Z', 'AA']);
  const percent = (share: number) => `${share * 100}%`;
  expect([signedPercent(500, percent), signedPercent(-250, percent), signedPercent(0, percent)]).toEqual([
    '+5%',
    '−2.5%',
    '0%',
  ]);
});
