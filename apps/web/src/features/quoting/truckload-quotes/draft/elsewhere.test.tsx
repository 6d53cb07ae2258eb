import { screen, waitFor } from '@testing-library/react';
import { endpoints, type QuoteDraftWire } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { van } from '../../../../testing/truckload.ts';
import { emptyTruckload } from './draft.ts';

const draft = { ...emptyTruckload(), client_reference: 'PO 4471', team: true };
const elsewhere: QuoteDraftWire = {
  id: draft.id,
  revision: 3,
  writer: '7d9f7a52-0d4a-4f0e-8f4a-0d7f2f8f9b01',
  version: 1,
  body: JSON.stringify(draft),
  saved_at: '2026-12-01T15:00:00.000Z',
};
const { list, begin, keep } = endpoints.quoteDrafts;

async function open(kept: readonly QuoteDraftWire[]) {
  const opened = await openApp('/truckload', {
    user: customer(),
    prepare: (api) => {
      api.answer(endpoints.equipmentTypes.list, { data: [van] });
      api.answer(list, { data: [...kept] });
      const { body: _body, ...facts } = elsewhere;
      api.answer(begin, ({ body }) => ({
        data: { ...facts, ...(body as { id: string; writer: string }), revision: 1 },
      }));
      api.answer(keep, { data: { ...facts, revision: 4 } });
    },
  });
  await screen.findByRole('radio', { name: /Dry van 53 ft/ });
  return opened;
}
const reference = () => document.querySelector<HTMLInputElement>('[data-path="client_reference"]');

describe('a truckload that is being typed', () => {
  it('goes on where it was left on another computer [TL-01]', async () => {
    const { api } = await open([elsewhere]);
    await waitFor(() => expect(reference()).toHaveValue('PO 4471'));
    expect(screen.getByRole('checkbox', { name: 'Team drivers' })).toBeChecked();
    expect(api.requests.find(({ name }) => name === 'quoteDrafts.list')?.query).toEqual({ kind: 'truckload' });
  });

  it('is on its way to the server within a second, as a truckload', async () => {
    const { person, api } = await open([]);
    await person.click(screen.getByRole('checkbox', { name: 'Team drivers' }));
    await waitFor(() => expect(api.sentTo('quoteDrafts.begin')).toHaveLength(1), { timeout: 5000 });
    const [sent] = api.sentTo('quoteDrafts.begin') as { kind: string; body: string }[];
    expect(sent?.kind).toBe('truckload');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ team: true });
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  });

  it('lies beside the others, each of which is one click away', async () => {
    const other = { ...elsewhere, id: crypto.randomUUID(), saved_at: '2026-11-30T15:00:00.000Z' };
    const { person } = await open([elsewhere, other]);
    await waitFor(() => expect(reference()).toHaveValue('PO 4471'));
    await person.click(await screen.findByRole('button', { name: '1 other draft' }));
    expect(await screen.findByRole('menuitem', { name: /PO 4471/ })).toBeVisible();
  });
});
