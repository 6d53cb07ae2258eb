import { screen, within } from '@testing-library/react';
import { endpoints, type Integration } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-00000000e001';
const block = { prefix: '123', first: '0100', last: '0102', check: 'mod7' } as const;
const drawn = { ...block, next: '12301004', left: 3, size: 3, low: true };
const connection: Integration = {
  id,
  carrier: { id: '5d2f8a34-7c11-4b0e-9a66-00000000e002', name: 'Two Rivers Motor', scac: 'TRVM' },
  adapter: { code: 'ebol', name: 'Bill of lading standard', operations: ['book'] },
  environment: 'sandbox',
  enabled: true,
  liability: { per_pound_new: 100, per_pound_used: 10, cap: 10_000 },
  breaker: 'closed',
  credentials: 'entered',
  fields: [],
  values: {},
  takes_own_pro: true,
  pro_block: null,
  last_incident: null,
  push: { own_url: null, signed_url: `https://waybill.example/api/push/${id}/events` },
  updated_at: '2026-10-20T16:55:00.000Z',
};

async function open(given: Partial<Integration>, prepare?: (api: FakeApi) => void) {
  const opened = await openApp('/admin/integrations', {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(endpoints.integrations.list, { data: [{ ...connection, ...given }] });
      api.answer(endpoints.integrations.proBlock, { data: { ...connection, pro_block: drawn } });
      prepare?.(api);
    },
  });
  await opened.person.click(await screen.findByRole('button', { name: 'Settings for Two Rivers Motor' }));
  return opened;
}
const form = () => {
  const title = screen.queryByRole('heading', { name: 'PRO numbers' });
  return title && within(title.closest('form') as HTMLElement);
};

describe('PRO numbers of a connection', () => {
  it('are entered as the carrier wrote the block, and sent so [ADMIN-11]', async () => {
    const { api, person } = await open({});
    expect(form()!.queryByLabelText('First number')).toBeNull();
    await person.click(form()!.getByRole('switch'));
    await person.fill(form()!.getByLabelText('Prefix'), '123');
    await person.fill(form()!.getByLabelText('First number'), '0100');
    await person.fill(form()!.getByLabelText('Last number'), '0102');
    await person.click(form()!.getByRole('button', { name: 'Save PRO numbers' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.sentTo('integrations.proBlock')).toEqual([{ block }]);
  });

  it('name the number that comes next, and warn while the block runs low [ADMIN-11]', async () => {
    await open({ pro_block: drawn });
    expect(screen.getByText('3 PRO numbers left')).toBeVisible();
    expect(form()!.getByText('12301004')).toBeVisible();
    expect(form()!.getByText('3 numbers left. Request another block from the carrier.')).toBeVisible();
  });

  it('say what happens once the block is used up [ADMIN-11, BOOK-08]', async () => {
    await open({ pro_block: { ...drawn, next: null, left: 0 } });
    expect(screen.getAllByText('No PRO numbers left')).toHaveLength(2);
    expect(form()!.getByText('To book with this carrier again, enter another block.')).toBeVisible();
  });

  it('are left to the carrier again with the switch [ADMIN-11]', async () => {
    const { api, person } = await open({ pro_block: drawn });
    await person.click(form()!.getByRole('switch'));
    await person.click(form()!.getByRole('button', { name: 'Save PRO numbers' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.sentTo('integrations.proBlock')).toEqual([{ block: null }]);
  });

  it('that were drawn before are refused beside the field, and what was typed stays [ADMIN-11]', async () => {
    const words = 'Some numbers in this block are in use or already assigned';
    const { person } = await open({ pro_block: drawn }, (api) =>
      api.refuse(endpoints.integrations.proBlock, 'validation_failed', { errors: { 'block.first': [words] } }),
    );
    const field = form()!.getByLabelText('First number');
    await person.clear(field);
    await person.fill(field, '0101');
    await person.click(form()!.getByRole('button', { name: 'Save PRO numbers' }));
    expect((await form()!.findAllByText(words)).length).toBeGreaterThan(0);
    expect(field).toHaveValue('0101');
  });

  it('are not asked for where the carrier takes none', async () => {
    await open({ takes_own_pro: false });
    expect(form()).toBeNull();
  });
});
