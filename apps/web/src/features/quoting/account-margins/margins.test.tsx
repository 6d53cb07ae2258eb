import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type AccountMargins } from '@waybill/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openPiece } from '../../../testing/open-piece.tsx';
import { staff } from '../../../testing/people.ts';
import { MarginsPanel } from './margins-panel.tsx';

const table = endpoints.marginRules;
const read: AccountMargins = {
  version: 3,
  general_bp: 1_200,
  list_bp: 1_800,
  currency: 'USD',
  rules: [
    {
      id: '5d2f8a34-7c11-4b0e-9a66-00000000f201',
      mode: 'ltl',
      origin_state: null,
      destination_state: null,
      carrier_id: null,
      percent_bp: 1_200,
      flat: 0,
      least: 2_500,
      effective_from: '2026-01-01',
      effective_until: null,
      carrier_name: null,
    },
  ],
  carriers: [{ id: '5d2f8a34-7c11-4b0e-9a66-00000000f202', name: 'Palmetto Parcel', scac: 'PLMP' }],
  shipments: [
    {
      id: '5d2f8a34-7c11-4b0e-9a66-00000000f203',
      bol_number: 'WB20419004',
      mode: 'ltl',
      origin_state: 'ME',
      destination_state: 'FL',
      carrier_id: '5d2f8a34-7c11-4b0e-9a66-00000000f202',
      carrier_name: 'Palmetto Parcel',
      booked_at: '2026-11-20T10:00:00.000Z',
      cost: 41_200,
      sold: 46_144,
      fixed: 0,
      fuel_bp: 0,
      fuel_bearing: 0,
    },
  ],
  shipments_in_all: 1,
  changed: null,
};

const account = '5d2f8a34-7c11-4b0e-9a66-00000000f200';
async function open() {
  session.set(staff('fpg_sales_admin'));
  const api = fakeApi();
  api.answer(table.show, { data: read });
  const { person } = await openPiece(<MarginsPanel accountId={account} />);
  const margin = await screen.findByRole('textbox', { name: 'Margin of rule 1' });
  return { api, person, margin };
}
const figure = (words: string) => screen.getByText(words).nextElementSibling?.textContent;

describe('margin rules', () => {
  beforeAll(() => localStorage.clear());

  it('show what a load would sell at as they are typed [ADMIN-02]', async () => {
    const { person, margin } = await open();
    expect([figure('Customer pays today'), figure('With the change')]).toEqual(['$461.44', '$461.44']);
    await person.clear(margin);
    await person.fill(margin, '14');
    expect([figure('Customer pays today'), figure('With the change')]).toEqual(['$461.44', '$469.68']);
    expect(figure('Margin')).toBe('$49.44 → $57.68');
    expect(screen.getByText('was 12%, not saved')).toBeVisible();
  });

  it('are saved all at once with a reason, on the version that was seen [ADMIN-02]', async () => {
    const { api, person, margin } = await open();
    api.answer(table.save, { data: { ...read, version: 4 } });
    await person.clear(margin);
    await person.fill(margin, '14');
    await person.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(api.sentTo('marginRules.save')).toEqual([]);
    await person.fill(screen.getByLabelText(/^Reason/), 'Agreed by phone');
    await person.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(api.sentTo('marginRules.save')).toHaveLength(1));
    expect(api.sentTo('marginRules.save')[0]).toMatchObject({
      version: 3,
      general_bp: 1_200,
      reason: 'Agreed by phone',
      rules: [{ percent_bp: 1_400, least: 2_500 }],
    });
  });

  it('keep what was typed when somebody else was faster [ADMIN-02]', async () => {
    const { api, person, margin } = await open();
    api.refuse(table.save, 'conflict');
    await person.clear(margin);
    await person.fill(margin, '14');
    await person.fill(screen.getByLabelText(/^Reason/), 'Agreed by phone');
    api.answer(table.show, { data: { ...read, version: 4, general_bp: 1_300 } });
    await person.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText(/Another user changed these rules/)).toBeVisible();
    expect(margin).toHaveValue('14');
    expect(screen.getByRole('textbox', { name: 'Margin when no rule applies' })).toHaveValue('13');
    const rows = within(screen.getByRole('table'));
    expect(rows.getByText('was 12%, not saved')).toBeVisible();
  });

  it('are nothing for whoever may not see what is earned [ROLE-07]', async () => {
    session.set(staff('fpg_ops'));
    const api = fakeApi();
    await openPiece(<MarginsPanel accountId={account} />);
    expect(screen.queryByText('Margin rules')).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });
});
