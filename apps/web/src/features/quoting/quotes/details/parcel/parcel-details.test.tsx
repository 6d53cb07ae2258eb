import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type QuoteRequestInput } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { customer } from '../../../../../testing/people.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { emptyDraft, emptyItem } from '../../draft/empty.ts';
import { writeDraft } from '../../draft/quote-draft-store.ts';
import { openQuote } from '../../testing/open-quote.tsx';
import type { Person } from '../../../../../testing/person.ts';

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const box = (changes: Partial<ItemDraft> = {}): ItemDraft => ({
  ...emptyItem('parcel'),
  description: 'Cabinet handles',
  quantity: 2,
  length: inches(18),
  width: inches(14),
  height: inches(10),
  weight: { value: 24, unit: 'lb' },
  ...changes,
});

/** A draft of boxes from Manchester to Chicago, as somebody left it. */
function leaveBoxes(mode: 'ltl' | 'parcel' | null, items: ItemDraft[] = [box()]): void {
  const draft = emptyDraft();
  const stop = { country: 'US', site_type: 'business' } as const;
  writeDraft(customer().id, {
    ...draft,
    details: {
      ...draft.details,
      mode,
      items,
      origin: { ...stop, postal_code: '03103' },
      destination: { ...stop, postal_code: '60647' },
      value: 64_000,
    },
  });
}
const open = (mode: 'ltl' | 'parcel' | null, items?: ItemDraft[]) =>
  openQuote({ prepare: () => leaveBoxes(mode, items) });
const askRates = (person: Person) => person.click(screen.getAllByRole('button', { name: /^Get rates/ })[0]!);
const sent = (bodies: readonly unknown[]) => bodies[0] as QuoteRequestInput;

describe('boxes', () => {
  it('show the billed weight and why, and are sent with signature, handling and pickup [QUOTE-25]', async () => {
    const { api, person } = await open('parcel');
    // 18 x 14 x 10 = 2,520; 2,520 / 139 = 18.13, up to 19 lb for each of the two.
    expect(await screen.findByText('2,520 in³ ÷ 139 = 18.13, rounded up to 19 lb')).toBeVisible();
    expect(screen.getByText('You pay for size: 14 lb more than the actual weight.')).toBeVisible();
    expect(screen.getByLabelText('Weight each, item 1')).toHaveValue('12');
    const signature = within(screen.getByRole('radiogroup', { name: 'Signature' }));
    expect(signature.getByText('Age 21 or older, photo ID')).toBeVisible();
    await person.click(signature.getByRole('radio', { name: /^Adult/ }));
    await person.click(screen.getByLabelText('Additional handling (not fully boxed), item 1'));
    await person.click(screen.getByLabelText('Tube, roll or another shape, item 1'));
    await askRates(person);
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    expect(sent(api.sentTo('quotes.create'))).toMatchObject({
      mode: 'parcel',
      signature: 'adult',
      pickup_method: 'scheduled',
      pickup_date: '2026-12-02',
      items: [{ additional_handling: true, non_rectangular: true, weight: { value: 24, unit: 'lb' } }],
    });
  });

  it('go on weighing the same when their number changes', async () => {
    const { person } = await open('parcel');
    await person.clear(await screen.findByLabelText('Qty, item 1'));
    await person.fill(screen.getByLabelText('Qty, item 1'), '3');
    expect(screen.getByLabelText('Weight each, item 1')).toHaveValue('12');
    expect(await screen.findByText('36 lb')).toBeVisible();
  });

  it('are picked up tomorrow by noon of the pickup place, or dropped off today [QUOTE-26]', async () => {
    const { person } = await open('parcel');
    expect(await screen.findByText('It is 10:42 AM in Manchester.')).toBeVisible();
    expect(screen.getByText('1 h 18 min left for pickup on Wed, Dec 2.')).toBeVisible();
    expect(screen.getByText('After 2:00 PM: Thu, Dec 3')).toBeVisible();
    expect(screen.getByRole('button', { name: /Tue, Dec 1, 2026\. Too soon to schedule a pickup/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await person.click(screen.getByRole('radio', { name: 'Drop off' }));
    expect(screen.getByRole('button', { name: /Tue, Dec 1, 2026/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('say under the days which is past its cutoff, without a pointer on it [QUOTE-26]', async () => {
    // Thanksgiving at a quarter to ten in the evening, in Manchester: pickups of Friday were scheduled until two.
    await openQuote({ prepare: () => leaveBoxes('parcel'), now: Date.parse('2026-11-27T02:45:00Z') });
    expect(await screen.findByText(/Fri 27: The booking cutoff for this pickup day has passed\./)).toBeVisible();
    expect(screen.getByText(/Thu 26: Thanksgiving/)).toBeVisible();
  });

  it('take a size that was used lately, or a common one [QUOTE-25]', async () => {
    const used = { length: inches(13), width: inches(11), height: inches(7) };
    const { person } = await openQuote({
      path: '/?mode=parcel',
      prepare: (api) => api.answer(endpoints.recents.show, { data: { lanes: [], boxes: [used] } }),
    });
    const sizes = await screen.findByRole('button', { name: 'Box sizes' });
    await person.click(sizes);
    await person.click(await screen.findByRole('menuitem', { name: '13 × 11 × 7 in' }));
    expect(screen.getByLabelText('Length, item 1')).toHaveValue('13');
    expect(screen.getByLabelText('Height, item 1')).toHaveValue('7');
    // The first box has its size: the next one is a box of its own.
    await person.click(sizes);
    await person.click(await screen.findByRole('menuitem', { name: '12 × 12 × 12 in' }));
    expect(screen.getByLabelText('Width, item 2')).toHaveValue('12');
  });

  it('say beside the figure what no carrier takes, and offer LTL with nothing retyped [QUOTE-13, QUOTE-16]', async () => {
    const { api, person } = await open('parcel', [box({ quantity: 1, weight: { value: 151, unit: 'lb' } })]);
    await person.click(await screen.findByLabelText('Weight each, item 1'));
    await person.tab();
    expect(await screen.findByText('Cargo exceeds max weight')).toBeVisible();
    await askRates(person);
    const dialog = await screen.findByRole('dialog', { name: 'No parcel carrier takes this load' });
    expect(within(dialog).getByText('Cargo exceeds max weight')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Switch to LTL' }));
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    expect(sent(api.sentTo('quotes.create'))).toMatchObject({
      mode: 'ltl',
      items: [{ description: 'Cabinet handles', weight: { value: 151, unit: 'lb' } }],
    });
    // The address names the mode it is by now, or a reload would bring the parcel back.
    await waitFor(() => expect(location.search).toBe('?mode=ltl&step=rates'));
  });
});

describe('the mode', () => {
  it('is asked for once when both would do, and remembered [QUOTE-16]', async () => {
    const { api, person } = await open(null);
    expect(screen.getByRole('radio', { name: 'Best for this load' })).toBeChecked();
    await askRates(person);
    const dialog = await screen.findByRole('dialog', { name: 'This load can ship as parcel or LTL' });
    expect(api.sentTo('quotes.create')).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: /^Get parcel rates/ }));
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    expect(sent(api.sentTo('quotes.create')).mode).toBe('parcel');
    const kept = Object.keys(localStorage).find((key) => key.startsWith(`wb_quote_draft_${customer().id}_`)) ?? '';
    await waitFor(() => expect(localStorage.getItem(kept)).toContain('"mode":"parcel"'));
  });

  it('begins as the settings prefer it, and as a link names it [SET-02]', async () => {
    await openQuote({ user: customer('owner', { preferred_mode: 'parcel' }) });
    expect(screen.getByRole('radio', { name: 'Small Package' })).toBeChecked();
    expect(screen.getByRole('region', { name: 'Ship from' })).toBeVisible();
  });

  it('changes with nothing lost, there and back [QUOTE-16]', async () => {
    const { person } = await open('parcel');
    await person.click(screen.getByRole('radio', { name: 'LTL' }));
    expect(await screen.findByLabelText('Total weight, item 1')).toHaveValue('24');
    expect(screen.getByLabelText('Package, item 1')).toHaveValue('boxes');
    await person.click(screen.getByRole('radio', { name: 'Small Package' }));
    expect(await screen.findByLabelText('Weight each, item 1')).toHaveValue('12');
  });
});

describe('the value', () => {
  it('is typed in the person’s currency and shown in that of the carriers, with rate and date [QUOTE-14, QUOTE-27]', async () => {
    const { person } = await openQuote({
      user: customer('owner', { currency: 'CAD' }),
      prepare: (api) =>
        api.answer(endpoints.settings.exchangeRates, {
          data: [{ from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2026-11-30' }],
        }),
    });
    expect(screen.getByLabelText('Currency of the value')).toHaveValue('CAD');
    await person.fill(screen.getByLabelText('Shipment value'), '1190');
    // 1,190.00 / 1.4 = 850.00.
    expect(
      await screen.findByText('$850.00 for carriers and insurance, at 1 USD = 1.4 CAD, Mon, Nov 30, 2026.'),
    ).toBeVisible();
  });
});

describe('several products on one unit', () => {
  it('are combined, show whose unit they stand on, and are sent as one group [QUOTE-06]', async () => {
    const pallet = box({ package_type: 'pallets', length: inches(48), width: inches(40), height: inches(48) });
    const bare = box({ description: 'Tiles', package_type: 'pallets', length: null, width: null, height: null });
    const { api, person } = await open('ltl', [pallet, bare]);
    await person.click(await screen.findByRole('button', { name: 'NMFC and more, item 2' }));
    await person.click(screen.getByRole('combobox', { name: 'Combine with' }));
    await person.click(await screen.findByRole('option', { name: 'Item 1: Cabinet handles' }));
    expect(await screen.findByText('On the same unit as item 1')).toBeVisible();
    await askRates(person);
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    const { items } = sent(api.sentTo('quotes.create'));
    expect(items[0]?.group).not.toBeNull();
    expect(items[1]).toMatchObject({ group: items[0]?.group, length: inches(48), quantity: 2 });
  });
});
