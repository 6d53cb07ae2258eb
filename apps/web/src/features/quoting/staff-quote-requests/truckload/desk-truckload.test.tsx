import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CarrierOffer, type DeskRequest, type RateConfirmation } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { staff } from '../../../../testing/people.ts';
import { answeredSample, salesRequestSample } from '../../../../testing/sales-request.ts';
import { truckloadSample } from '../../../../testing/truckload.ts';

const desk = endpoints.staffQuoteRequests;
const person = { id: '01900000-0000-7000-8000-00000000c001', name: 'Miguel Arroyo' };

const offer: CarrierOffer = {
  id: '01900000-0000-7000-8000-00000000c101',
  carrier: { id: null, name: 'Sample Van Lines', scac: 'SVLX' },
  cost: { amount: 200_000, currency: 'USD' },
  transit_days: 3,
  valid_until: null,
  note: 'Can load on Sunday',
  by: 'Miguel Arroyo',
  at: '2026-11-16T15:00:00.000Z',
};

function deskRequest(from: ReturnType<typeof salesRequestSample>, changes: Partial<DeskRequest> = {}): DeskRequest {
  return {
    ...from,
    mode: 'truckload',
    kind: 'truckload',
    request: truckloadSample().request,
    account: person,
    asked_by: 'Ana Reyes',
    owner: person,
    version: 3,
    costs: {},
    margin_bp: 1_200,
    margin_flat: 0,
    margin_least: 0,
    carrier_margins: {},
    blocked_carriers: {},
    truckload: null,
    carrier_offers: [offer],
    links: [],
    known_parties: { pickup: null, delivery: null },
    ...changes,
  };
}

async function open(request: DeskRequest, prepare?: (api: FakeApi) => void) {
  const opened = await openApp(`/admin/quote-requests/${request.id}`, {
    user: staff('fpg_sales'),
    prepare: (api) => {
      api.answer(desk.show, { data: request });
      api.answer(desk.choices, { data: { people: [person], carriers: [], waiting: 1, overdue: 0 } });
      prepare?.(api);
    },
  });
  await screen.findByText('In the truck');
  return opened;
}

describe('truckloads at the sales desk', () => {
  it('draw what is asked, with its equipment, stops and wishes [QUOTE-21, TL-01]', async () => {
    await open(deskRequest(salesRequestSample()));
    expect(screen.getByText(/^Dry van 53 ft, 53 ft · 45,000 lb/)).toBeVisible();
    expect(screen.getByText('14201, US: Delivery')).toBeVisible();
    expect(screen.getByText('Team drivers', { selector: ':not(option)' })).toBeVisible();
  });

  it("send a carrier's offer on with the margin of the account [QUOTE-21]", async () => {
    const { person: hand } = await open(deskRequest(salesRequestSample()));
    await hand.click(screen.getByRole('button', { name: 'Use offer' }));
    // 2,000.00 and 12 %.
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('2,240'));
    expect(screen.getByLabelText(/^Carrier name/)).toHaveValue('Sample Van Lines');
    expect(screen.getByText(/Margin \$240\.00/)).toBeVisible();
  });

  it('price a carrier that the account has a margin of its own for by that one [QUOTE-21, ADMIN-02]', async () => {
    const known = { id: '01900000-0000-7000-8000-00000000c201', name: 'Prairie Vans', scac: 'PRVN' };
    const request = deskRequest(salesRequestSample(), {
      carrier_offers: [{ ...offer, carrier: known }],
      carrier_margins: { [known.id]: { bp: 500, flat: 2_500, least: 0 } },
    });
    const choices = { people: [person], carriers: [known], waiting: 1, overdue: 0 };
    const { person: hand } = await open(request, (api) => api.answer(desk.choices, { data: choices }));
    await hand.click(screen.getByRole('button', { name: 'Use offer' }));
    // 2,000.00, 5 % and 25.00.
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('2,125'));
    expect(screen.getByText('At the account’s margins: $2,125.00')).toBeVisible();
    // The same load with anybody else: 12 %.
    await hand.selectOptions(screen.getByLabelText('Carrier'), '');
    expect(screen.getByText('At the account’s margins: $2,240.00')).toBeVisible();
  });

  it('show a carrier that the account may not use as blocked, with the reason, and offer it nowhere [ADMIN-02]', async () => {
    const known = { id: '01900000-0000-7000-8000-00000000c201', name: 'Prairie Vans', scac: 'PRVN' };
    const reason = 'Claims of this account are handled elsewhere';
    const request = deskRequest(salesRequestSample(), {
      carrier_offers: [{ ...offer, carrier: known }],
      blocked_carriers: { [known.id]: { name: known.name, scac: known.scac, reason } },
    });
    const choices = { people: [person], carriers: [known], waiting: 1, overdue: 0 };
    const { person: hand } = await open(request, (api) => api.answer(desk.choices, { data: choices }));
    expect(screen.getByText(`Blocked for this account: ${reason}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use offer' })).toBeNull();
    expect(screen.getByText(`Blocked for this account: Prairie Vans (${reason})`)).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Prairie Vans (PRVN) – blocked' })).toBeDisabled();
    await hand.click(screen.getByRole('button', { name: 'Add offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('option', { name: 'Prairie Vans (PRVN) – blocked' })).toBeDisabled();
  });

  it('note what a carrier says, once [QUOTE-21]', async () => {
    const request = deskRequest(salesRequestSample(), { carrier_offers: [] });
    const { api, person: hand } = await open(request, (server) =>
      server.answer(desk.addCarrierOffer, { data: request }),
    );
    await hand.click(screen.getByRole('button', { name: 'Add offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: 'Save' }));
    expect(api.sentTo('staffQuoteRequests.addCarrierOffer')).toEqual([]);
    await hand.fill(dialog.getByRole('textbox', { name: 'Carrier name' }), 'Sample Van Lines');
    await hand.fill(dialog.getByRole('textbox', { name: 'SCAC' }), 'SVLX');
    await hand.fill(dialog.getByRole('textbox', { name: 'Carrier cost' }), '2000');
    await hand.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sentTo('staffQuoteRequests.addCarrierOffer')).toMatchObject([
        { carrier_id: null, carrier_name: 'Sample Van Lines', scac: 'SVLX', cost: 200_000, valid_until: null },
      ]),
    );
  });

  it('mail a link to whoever is to say yes, and tell what became of it [TL-02]', async () => {
    const request = deskRequest(answeredSample(), {
      links: [
        {
          id: offer.id,
          sent_to: 'ines@buyer.example',
          sent_at: '2026-11-16T15:00:00.000Z',
          expires_at: '2026-11-19T15:00:00.000Z',
          state: 'expired',
          answered_by: null,
          answered_at: null,
        },
      ],
    });
    const { api, person: hand } = await open(request, (server) => server.answer(desk.sendLink, { data: request }));
    expect(screen.getByText('Expired')).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Email new link' }));
    await waitFor(() =>
      expect(api.sentTo('staffQuoteRequests.sendLink')).toEqual([{ name: 'Ana Reyes', email: 'ana@harbor.example' }]),
    );
  });

  it('book for the customer who said yes, and name what is missing [TL-02, QUOTE-21]', async () => {
    const answered = answeredSample();
    const [rate] = answered.offer?.rates ?? [];
    const accepted = { rate_id: rate?.id ?? null, by: 'Ines Buyer', at: '2026-11-16T16:00:00.000Z' };
    const { api, person: hand } = await open(deskRequest({ ...answered, state: 'accepted', accepted }));
    expect(screen.getByText(`Ines Buyer accepted ${rate?.carrier.name}`)).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Book for the customer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: 'Book load' }));
    expect(await dialog.findByText(/^Fix \d+ fields to continue/)).toBeVisible();
    const [shipper, consignee] = dialog.getAllByLabelText('Company');
    expect(shipper).toHaveValue('Miguel Arroyo');
    expect(consignee).toBeInvalid();
    expect(api.sentTo('staffQuoteRequests.convert')).toEqual([]);
  });

  it('show what the carrier signed, and who drives [TL-02]', async () => {
    const signed: RateConfirmation = {
      id: offer.id,
      number: 'RC-30119',
      state: 'accepted',
      carrier: { id: offer.id, name: 'Sample Van Lines', scac: 'SVLX' },
      contact_name: 'Rosa Dispatch',
      email: 'rosa@van.example',
      cost: { amount: 200_000, currency: 'USD' },
      instructions: null,
      sent_by: 'Miguel Arroyo',
      sent_at: '2026-11-16T16:00:00.000Z',
      expires_at: '2026-11-17T16:00:00.000Z',
      answered_by: 'Rosa Dispatch',
      answered_at: '2026-11-16T16:30:00.000Z',
      reason: null,
      driver: { driver_name: 'Omar Reyes', driver_phone: '716-555-0177', truck_number: '418', trailer_number: null },
    };
    const shipment = { id: '01900000-0000-7000-8000-00000000d001', bol_number: 'WB20419028' };
    await open(deskRequest({ ...answeredSample(), state: 'accepted', shipment }), (api) =>
      api.answer(endpoints.rateConfirmations.list, { data: [signed] }),
    );
    expect(await screen.findByText('Driver Omar Reyes, truck 418')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open RC-30119 as PDF' })).toHaveAttribute(
      'href',
      `/api/admin/rate-confirmations/${signed.id}/paper`,
    );
    expect(screen.queryByRole('button', { name: /rate confirmation/i })).not.toBeInTheDocument();
    // Sales do not open shipments: they read its number, and are offered no page that is closed to them.
    expect(screen.getByText('Shipment WB20419028')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Shipment WB20419028' })).toBeNull();
  });
});
