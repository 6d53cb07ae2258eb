import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Contestable, type DeskDispute, type Dispute, type Invoice } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';
import { tickedBy } from './use-dispute-form.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const id = '01a1faa2-4160-7659-9d8b-279b53547138';
const part = (key: string, kind: Contestable['lines'][number]['kind'], amount: number, code: string | null = null) => ({
  key,
  kind,
  code,
  amount: usd(amount),
});
// The drawn invoice: freight 463.00, fuel 146.31, liftgate 75.00, insurance 27.50 and 38.00 for the inspection: 749.81.
const lines = [
  part('freight', 'freight', 46_300),
  part('fuel', 'fuel', 14_631),
  part('accessorial:LGDEL', 'accessorial', 7_500, 'LGDEL'),
  part('accessorial:INSPECT', 'accessorial', 3_800, 'INSPECT'),
  part('insurance', 'insurance', 2_750),
];

const invoice: Invoice = {
  id,
  number: 30_418,
  type: 'freight',
  corrected: false,
  status: 'current',
  bol_number: 'WB20412111',
  shipment_id: null,
  delivery_city: 'Dayton',
  delivery_state: 'OH',
  issued_on: '2026-10-12',
  due_on: '2026-11-11',
  days_past_due: -22,
  total: usd(74_981),
  balance: usd(74_981),
  disputed: usd(0),
  paid_at: null,
  terms_days: 30,
  versions: [],
  credit_memos: [],
  movements: [],
  shipment: null,
  bill_to: {
    name: 'Maple Kiln Ceramics',
    street_lines: [],
    city: null,
    state: null,
    postal_code: null,
    country: null,
  },
};

const contestable = (over: Partial<Contestable> = {}): Contestable => ({
  until: '2027-04-10',
  open_to_dispute: true,
  bar: null,
  most: usd(74_981),
  differences: [],
  lines,
  disputes: [],
  ...over,
});

const dispute = (over: Partial<Dispute> = {}): Dispute => ({
  id: '01a1faa2-4160-7659-9d8b-279b53547139',
  invoice_id: id,
  state: 'open',
  reason: 'weight',
  parts: [lines[0]!],
  amount: usd(7_178),
  carrier_answer: null,
  carrier_amount: null,
  credited: null,
  credit_memo: null,
  opened_by: 'Joan Pruitt',
  created_at: '2026-10-20T15:00:00.000Z',
  updated_at: '2026-10-20T15:00:00.000Z',
  events: [
    {
      id: '01a1faa2-4160-7659-9d8b-279b53547140',
      at: '2026-10-20T15:00:00.000Z',
      kind: 'opened',
      by: { kind: 'customer', name: 'Joan Pruitt' },
      text: 'Our scale said less.',
    },
  ],
  evidence: [],
  ...over,
});

async function openInvoice(shown: Contestable, user = customer(), prepare?: (api: FakeApi) => void) {
  const opened = await openApp(`/invoice-detail/${id}`, {
    user,
    prepare: (api) => {
      api.answer(endpoints.invoices.show, { data: invoice });
      api.answer(endpoints.disputes.ofInvoice, { data: shown });
      prepare?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'INV 30418' });
  return opened;
}

describe('an answer', () => {
  it('ticks what it speaks of, and everything where it speaks of nothing that was billed', () => {
    expect([...tickedBy('weight', lines)]).toEqual(['freight', 'fuel']);
    expect([...tickedBy('fee', lines)]).toEqual(['accessorial:LGDEL', 'accessorial:INSPECT']);
    expect(tickedBy('other', lines).size).toBe(5);
    expect([...tickedBy('fee', lines.slice(0, 1))]).toEqual(['freight']);
  });
});

describe('the dispute of an invoice', () => {
  it('is sent with three clicks: the answer, what it ticked, and the button that names the sum [INV-06]', async () => {
    const { api, person } = await openInvoice(contestable(), customer(), (server) =>
      server.answer(endpoints.disputes.open, { data: dispute() }),
    );
    await person.click(await screen.findByRole('radio', { name: 'Fee was not agreed' }));
    // 75.00 and 38.00.
    await person.click(screen.getByRole('checkbox', { name: /Liftgate/i }));
    await person.click(screen.getByRole('button', { name: 'Dispute $38.00' }));
    expect(api.sentTo('disputes.open')).toEqual([]);
    await person.fill(screen.getByRole('textbox', { name: /^What happened/ }), 'Nobody inspected it');
    await person.click(screen.getByRole('button', { name: 'Dispute $38.00' }));
    await waitFor(() => expect(api.sentTo('disputes.open')).toHaveLength(1));
    expect(api.sentTo('disputes.open')[0]).toMatchObject({
      invoice_id: id,
      reason: 'fee',
      of: 'lines',
      parts: ['accessorial:INSPECT'],
      amount: 3_800,
    });
    expect(
      screen.getByText(/We don’t collect the disputed part\. It counts toward a hold until we submit the dispute/),
    ).toBeVisible();
  });

  it('of another amount begins with an empty field, and is refused without one [INV-06]', async () => {
    const { api, person } = await openInvoice(contestable(), customer(), (server) =>
      server.answer(endpoints.disputes.open, { data: dispute() }),
    );
    await person.click(await screen.findByRole('radio', { name: 'Fee was not agreed' }));
    await person.click(screen.getByRole('button', { name: 'Dispute a different amount' }));
    const field = screen.getByRole('textbox', { name: /^Amount/ });
    expect(field).toHaveValue('');
    await person.fill(screen.getByRole('textbox', { name: /^What happened/ }), 'Nobody inspected it');
    await person.click(screen.getByRole('button', { name: /^Dispute \$|^Send|^Dispute$/ }));
    expect(field).toBeInvalid();
    expect(api.sentTo('disputes.open')).toEqual([]);
    await person.fill(field, '20.00');
    await person.click(screen.getByRole('button', { name: 'Dispute $20.00' }));
    await waitFor(() => expect(api.sentTo('disputes.open')).toMatchObject([{ amount: 2_000 }]));
  });

  it('of a corrected invoice is about what the correction added [INV-06]', async () => {
    const differences = [part('freight', 'freight', 10_287), part('fuel', 'fuel', 3_251)];
    const { person } = await openInvoice(contestable({ differences }));
    await person.click(await screen.findByRole('radio', { name: 'Weight is wrong' }));
    expect(screen.getByRole('button', { name: 'Dispute $135.38' })).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Something else' }));
    expect(screen.getByRole('button', { name: 'Dispute $749.81' })).toBeVisible();
  });

  it('asks what is wrong before anything is sent, and sends the same id again after a lost answer [INV-06]', async () => {
    const { api, person } = await openInvoice(contestable(), customer(), (server) =>
      server.refuse(endpoints.disputes.open, 'unavailable'),
    );
    await person.click(await screen.findByRole('button', { name: 'Dispute' }));
    expect(screen.getByText('Choose what is wrong')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Weight is wrong' }));
    const send = screen.getByRole('button', { name: 'Dispute $609.31' });
    await person.fill(screen.getByRole('textbox', { name: /^What happened/ }), 'It weighs 850 lb');
    await person.click(send);
    await waitFor(() => expect(api.sentTo('disputes.open')).toHaveLength(1));
    await waitFor(() => expect(send).not.toHaveAttribute('data-loading'));
    await person.click(send);
    await waitFor(() => expect(api.sentTo('disputes.open')).toHaveLength(2));
    const [first, second] = api.sentTo('disputes.open') as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });

  it('shows how far it has come, what was said, and lets it be withdrawn [INV-06]', async () => {
    const shown = contestable({ open_to_dispute: false, bar: 'under_way', disputes: [dispute()] });
    const { api, person } = await openInvoice(shown);
    expect(await screen.findByText('Our scale said less.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveTextContent('Decision');
    api.answer(endpoints.disputes.withdraw, { data: dispute({ state: 'withdrawn' }) });
    await person.click(screen.getByRole('button', { name: 'Withdraw' }));
    const asked = await screen.findByRole('dialog', { name: 'Withdraw the dispute?' });
    await person.click(within(asked).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(api.sentTo('disputes.withdraw')).toHaveLength(1));
  });

  it('is only looked at by who may not dispute, and is over after 180 days [INV-06]', async () => {
    const viewer = { ...customer(), abilities: customer().abilities.filter((one) => one !== 'invoice.dispute') };
    await openInvoice(contestable(), viewer);
    expect(screen.queryByText('Dispute this invoice')).not.toBeInTheDocument();
    await openInvoice(contestable({ open_to_dispute: false, bar: 'too_late' }));
    expect(await screen.findByText('It is too late to dispute this invoice')).toBeVisible();
  });
});

describe('the desk', () => {
  const atDesk: DeskDispute = {
    ...dispute({ state: 'carrier_response', carrier_answer: 'partial', carrier_amount: usd(5_000) }),
    account: { id, name: 'Maple Kiln Ceramics' },
    version: 3,
    contest_until: '2027-04-10',
    invoice: {
      id,
      number: 30_418,
      total: usd(74_981),
      balance: usd(74_981),
      due_on: '2026-11-11',
      bol_number: null,
      carrier_name: 'Granite State Freight',
      shipment_id: null,
    },
    most_credit: usd(7_178),
  };

  it('offers what the carrier takes back, names the version seen, and says who was faster [INV-06]', async () => {
    const { api, person } = await openApp(`/admin/disputes/${atDesk.id}`, {
      user: staff('fpg_accounting'),
      prepare: (server) => {
        server.answer(endpoints.staffDisputes.show, { data: atDesk });
        server.refuse(endpoints.staffDisputes.credit, 'dispute_moved');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Credit $50.00' }));
    await waitFor(() => expect(api.sentTo('staffDisputes.credit')).toHaveLength(1));
    expect(api.sentTo('staffDisputes.credit')[0]).toMatchObject({ version: 3, amount: 5_000 });
    expect(await screen.findByText('This dispute has changed')).toBeVisible();
  });

  it('lets the amount offered be typed over at once, also a long one [INV-06]', async () => {
    const { person } = await openApp(`/admin/disputes/${atDesk.id}`, {
      user: staff('fpg_accounting'),
      prepare: (server) => {
        const most = usd(148_119);
        server.answer(endpoints.staffDisputes.show, { data: { ...atDesk, carrier_amount: most, most_credit: most } });
      },
    });
    const amount = await screen.findByLabelText('Credit to customer');
    act(() => amount.focus());
    expect(amount).toHaveValue('1481.19');
    await person.keyboard('10.00');
    expect(screen.getByRole('button', { name: 'Credit $10.00' })).toBeVisible();
  });

  it('says once how much can be credited when it is more [INV-06]', async () => {
    const { api, person } = await openApp(`/admin/disputes/${atDesk.id}`, {
      user: staff('fpg_accounting'),
      prepare: (server) => server.answer(endpoints.staffDisputes.show, { data: atDesk }),
    });
    const amount = await screen.findByLabelText('Credit to customer');
    expect(amount).toHaveAccessibleDescription('Up to $71.78');
    act(() => amount.focus());
    await person.keyboard('71.79');
    expect(amount).toHaveAccessibleDescription('At most $71.78, the disputed amount still billed');
    await person.click(screen.getByRole('button', { name: 'Credit $71.79' }));
    expect(api.sentTo('staffDisputes.credit')).toEqual([]);
  });

  it('upholds only with a reason, and asks first [INV-06]', async () => {
    const { api, person } = await openApp(`/admin/disputes/${atDesk.id}`, {
      user: staff('fpg_accounting'),
      prepare: (server) => {
        server.answer(endpoints.staffDisputes.show, { data: atDesk });
        server.answer(endpoints.staffDisputes.uphold, { data: { ...atDesk, state: 'upheld', version: 4 } });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Uphold invoice' }));
    expect(screen.getByText('Field is required')).toBeVisible();
    await person.fill(screen.getByLabelText('Reason for the customer'), 'The scale is clear.');
    await person.click(screen.getByRole('button', { name: 'Uphold invoice' }));
    const asked = await screen.findByRole('dialog', { name: 'Uphold the invoice?' });
    await person.click(within(asked).getByRole('button', { name: 'Uphold invoice' }));
    await waitFor(() => expect(api.sentTo('staffDisputes.uphold')).toHaveLength(1));
  });
});
