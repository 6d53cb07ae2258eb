import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type AccountRole, type Shipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { heldSample, releasedSample } from '../../../testing/credit.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { counts, pageOf, row, shipment } from '../../../testing/shipment.ts';

const { show, list, counts: counting, cancel, cancelTerms } = endpoints.shipments;
/** Parts of a page that come when they are first asked for. */
const patient = { timeout: 8000 };
const path = `/track/detail/${row().id}`;

const open = (
  changes: Partial<Shipment> = {},
  prepare: (api: FakeApi) => void = () => undefined,
  role: AccountRole = 'owner',
) =>
  openApp(path, {
    user: customer(role),
    prepare: (api) => {
      api.answer(show, { data: shipment(changes) });
      api.answer(cancelTerms, { data: { bar: null, until: null } });
      prepare(api);
    },
  });

describe('shipping again', () => {
  async function openList(back: boolean, credit = releasedSample) {
    const opened = await openApp('/my-shipments', {
      user: customer('owner'),
      prepare: (api) => {
        api.answer(counting, { data: counts });
        api.answer(list, pageOf([row()]));
        api.answer(show, { data: shipment() });
        api.answer(endpoints.quoteDrafts.list, { data: [] });
        api.answer(endpoints.creditHolds.own, { data: credit });
      },
    });
    await opened.person.click(await screen.findByRole('button', { name: 'More actions for WB20418618' }));
    await opened.person.click(await screen.findByRole('menuitem', { name: back ? 'Book return' : 'Ship again' }));
    const title = back ? 'Book return of WB20418618' : 'Ship WB20418618 again';
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: title })) };
  }

  it('needs a valid email and phone, and is filled in with what is known [TRACK-04]', async () => {
    const { person, dialog } = await openList(false);
    const email = await dialog.findByRole('textbox', { name: /^Pickup email/ });
    const phone = dialog.getByRole('textbox', { name: /^Pickup phone/ });
    expect(email).toHaveValue('dock@maplekiln.example');
    expect(phone).toHaveValue('(603) 555-0142');
    await person.clear(email);
    await person.fill(email, 'nobody');
    await person.clear(phone);
    await person.fill(phone, '12');
    await person.click(dialog.getByRole('button', { name: 'Continue to quote' }));
    expect(await dialog.findByText('Invalid email')).toBeVisible();
    expect(dialog.getByText('Enter valid number')).toBeVisible();
    expect(location.pathname).toBe('/my-shipments');
  });

  it('says before anything is filled in that the account is on credit hold, and still quotes [BOOK-11]', async () => {
    const { dialog } = await openList(false, heldSample);
    expect(await dialog.findByRole('link', { name: 'Pay past due' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Continue to quote' })).toBeEnabled();
  });

  it.each([
    [false, '03063', '80216'],
    [true, '80216', '03063'],
  ])('opens the quote with load and places, the other way round when back is %s [TRACK-04]', async (back, from, to) => {
    const { person, dialog } = await openList(back);
    await person.click(await dialog.findByRole('button', { name: 'Continue to quote' }));
    await waitFor(() => expect(location.pathname).toBe('/quote'));
    const zips = await screen.findAllByLabelText('ZIP code', {}, patient);
    expect(zips.map((zip) => (zip as HTMLInputElement).value)).toEqual([from, to]);
  });

  it('is not offered to who may not quote', async () => {
    await open({}, undefined, 'viewer');
    await screen.findByRole('heading', { level: 1, name: 'WB20418618' });
    expect(screen.queryByRole('button', { name: 'Ship another' })).toBeNull();
  });
});

describe('canceling', () => {
  const button = { name: 'Cancel shipment' };

  it('asks first, says until when, and shows what the carrier said [BOOK-13]', async () => {
    const { api, person } = await open({ status: 'dispatched' }, (fake) => {
      fake.answer(cancelTerms, { data: { bar: null, until: '2026-10-14T16:00:00.000Z' } });
      fake.answer(cancel, { data: shipment({ status: 'canceled' }) });
    });
    await person.click(await screen.findByRole('button', button, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel shipment WB20418618?' }));
    // 16:00 UTC is noon in Nashua, where it is picked up.
    expect(dialog.getByText(/accepts cancellations until .*12:00 PM EDT/)).toBeVisible();
    expect(api.sentTo('shipments.cancel')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Cancel shipment' }));
    expect(await screen.findByText('Shipment WB20418618 canceled')).toBeVisible();
    expect(screen.queryByRole('button', button)).toBeNull();
  });

  it('says why the carrier refuses, and leaves all as it was [BOOK-13]', async () => {
    const { person } = await open({ status: 'dispatched' }, (fake) =>
      fake.refuse(cancel, 'not_cancelable', { message: 'The carrier has picked up this shipment.' }),
    );
    await person.click(await screen.findByRole('button', button, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel shipment WB20418618?' }));
    await person.click(dialog.getByRole('button', { name: 'Cancel shipment' }));
    expect(await screen.findByText('The carrier has picked up this shipment.')).toBeVisible();
  });

  it.each([
    ['its window is over', { status: 'dispatched' }, 'window_over', 'owner'],
    ['it is under way', { status: 'in_transit' }, null, 'owner'],
    ['the person may not book', { status: 'dispatched' }, null, 'viewer'],
  ] as const)('is not offered when %s [BOOK-13]', async (_why, changes, bar, role) => {
    await open(changes, (fake) => fake.answer(cancelTerms, { data: { bar, until: null } }), role);
    await screen.findByRole('heading', { level: 1, name: 'WB20418618' });
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});

describe('canceling too late', () => {
  it.each([
    ['window_over', 'The carrier’s cancellation deadline has passed.'],
    ['not_offered', 'This carrier does not accept cancellations online. Call us.'],
  ] as const)('says why while somebody may still expect it: %s [BOOK-13]', async (bar, words) => {
    await open({ status: 'dispatched' }, (fake) => fake.answer(cancelTerms, { data: { bar, until: null } }));
    expect(await screen.findByText(words, {}, patient)).toBeVisible();
  });
});

describe('a canceled shipment', () => {
  it('promises no delivery any more [TRACK-02]', async () => {
    await open({ status: 'canceled', delivery_confirmation_number: null });
    await screen.findByRole('heading', { level: 1, name: 'WB20418618' });
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(fact('Delivery date')).toHaveTextContent('Canceled');
    expect(fact('Delivery confirmation')).toHaveTextContent('Not provided');
    expect(screen.queryByText(/current estimate/)).toBeNull();
  });
});

describe('Action Required', () => {
  it('says what is required, with the button that does it [TRACK-01]', async () => {
    await open({ status: 'delayed', action_required: 'A7' });
    const panel = within(await screen.findByRole('region', { name: 'Action Required' }));
    expect(panel.getByText('Action required: Refused at delivery')).toBeVisible();
    expect(panel.getByText(/The consignee refused it/)).toBeVisible();
    expect(panel.getByRole('link', { name: /^Call / })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
    expect(panel.getByRole('button', { name: 'Book return' })).toBeVisible();
  });

  it('is not there while nothing is required', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'WB20418618' });
    expect(screen.queryByRole('region', { name: 'Action Required' })).toBeNull();
  });
});
