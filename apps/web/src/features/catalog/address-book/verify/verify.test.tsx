import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Verification } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { address, monterrey, pageOf } from '../address.fixture.ts';

const { list, show, verify } = endpoints.addressBook;
const shop = address();
const verified = address({ verified: true, verified_at: '2026-11-17T10:00:00.000Z' });
const suggestion = { ...shop, street_lines: ['88 PINE ST', 'REAR DOCK'], postal_code: '04101-1234' };

function says(verification: Partial<Verification>): Verification {
  return { verdict: 'unknown', suggestion: null, residential: null, messages: [], ...verification };
}

async function open(said: Verification, after = shop) {
  const opened = await openApp(`/address-book?address=${shop.id}`, {
    user: customer(),
    prepare: (api) => {
      api.answer(list, pageOf([shop]));
      api.answer(show, { data: shop });
      api.answer(verify, ({ body }) => {
        const taken = (body as { use_suggestion: boolean }).use_suggestion;
        return { data: { verification: said, address: taken || said.verdict === 'verified' ? after : shop } };
      });
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Pine Street Hardware' }, { timeout: 5000 }));
  return { ...opened, dialog };
}

describe('verifying an address', () => {
  it('says in plain words that the service could not be reached [ADDR-09]', async () => {
    const { person, dialog } = await open(says({ verdict: 'unavailable' }));
    expect(dialog.getByText('Custom/unverified')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Verify with USPS' }));
    expect(
      await dialog.findByText('We couldn’t reach the address service, so the address stays custom/unverified.'),
    ).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(dialog.getByRole('button', { name: 'Verify with USPS' })).toBeVisible();
  });

  it('shows the correction beside the address, and takes it only when told to [ADDR-09]', async () => {
    const { api, person, dialog } = await open(says({ verdict: 'corrected', suggestion, residential: true }), verified);
    await person.click(dialog.getByRole('button', { name: 'Verify with USPS' }));
    const ours = within(await dialog.findByRole('region', { name: 'Yours' }));
    const theirs = within(dialog.getByRole('region', { name: 'Suggested' }));
    expect([ours.getByText('88 Pine Street'), theirs.getByText('88 PINE ST')]).toHaveLength(2);
    expect(dialog.getByText(/lists this address as a residence/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Use suggested' }));
    expect(await screen.findByText('Address verified')).toBeVisible();
    expect(api.sentTo('addressBook.verify')).toEqual([{ use_suggestion: false }, { use_suggestion: true }]);
  });

  it('shows that and when an address was verified, and asks no more [ADDR-08]', async () => {
    const { person, dialog, api } = await open(says({ verdict: 'verified' }), verified);
    api.answer(show, { data: verified });
    await person.click(dialog.getByRole('button', { name: 'Verify with USPS' }));
    expect(await dialog.findByText('USPS verified')).toBeVisible();
    expect(dialog.getByText(/^Verified on Tue, Nov 17, 2026/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Verify with USPS' })).toBeNull();
  });
});

describe('an address of another country', () => {
  it('is not offered to the service of the United States [ADDR-09]', async () => {
    await openApp(`/address-book?address=${monterrey.id}`, {
      user: customer(),
      prepare: (api) => {
        api.answer(list, pageOf([monterrey]));
        api.answer(show, { data: monterrey });
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: monterrey.company }, { timeout: 5000 }));
    expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Verify with USPS' })).toBeNull();
  });
});

describe('the form', () => {
  it('warns of an address that may be in the book already, and advises about the place [ADDR-02, ADDR-03]', async () => {
    const { api, person } = await openApp('/address-book', {
      user: customer(),
      prepare: (fake) => {
        fake.answer(list, pageOf([]));
        fake.answer(endpoints.addressBook.duplicates, { data: [shop], same_street: [] });
      },
    });
    const [add] = await screen.findAllByRole('button', { name: 'Add address' }, { timeout: 5000 });
    await person.click(add!);
    await person.keyboard('PINE STREET HARDWARE');
    await person.fill(screen.getByRole('textbox', { name: 'Street' }), '88 Pine St');
    await person.fill(screen.getByRole('textbox', { name: 'ZIP code' }), '04101');
    expect(
      await screen.findByText('This address may already be in your address book', {}, { timeout: 3000 }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View address' })).toHaveAttribute('target', '_blank');
    await waitFor(() =>
      expect(api.requests.findLast(({ name }) => name === 'addressBook.duplicates')?.query).toEqual({
        company: 'PINE STREET HARDWARE',
        street: '88 Pine St',
        postal_code: '04101',
      }),
    );
    expect(screen.queryByText(/Carriers charge more for homes/)).toBeNull();
    await person.click(screen.getByRole('combobox', { name: 'Location type' }));
    await person.click(await screen.findByRole('option', { name: 'Residential' }));
    expect(screen.getByText(/Carriers charge more for homes/)).toBeVisible();
  });
});
