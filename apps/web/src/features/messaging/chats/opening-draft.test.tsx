import { screen, within } from '@testing-library/react';
import { endpoints, type SupportHours } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { quote } from '../../../testing/sample-quote.ts';
import { salesRequestSample } from '../../../testing/sales-request.ts';
import { shipment } from '../../../testing/shipment.ts';
import { id as invoiceId, invoice } from '../../billing/invoices/testing/given.ts';

const hours: SupportHours = { open: true, opens_at: null, zone: 'America/New_York', from: '08:00', until: '18:00' };
const request = salesRequestSample();
const pages = {
  shipment: {
    path: `/track/detail/${shipment().id}`,
    number: shipment().bol_number,
    answer: (api: FakeApi) => api.answer(endpoints.shipments.show, { data: shipment() }),
  },
  invoice: {
    path: `/invoice-detail/${invoiceId(1)}`,
    number: String(invoice.number),
    answer: (api: FakeApi) => api.answer(endpoints.invoices.show, { data: invoice }),
  },
  quote: {
    path: `/quote-history/${quote.id}`,
    number: quote.number,
    answer: (api: FakeApi) => api.answer(endpoints.quotes.show, { data: quote }),
  },
  request: {
    path: `/quote-requests/${request.id}`,
    number: request.number,
    answer: (api: FakeApi) => api.answer(endpoints.quoteRequests.show, { data: request }),
  },
} as const;

async function openChatOn(page: keyof typeof pages) {
  const opened = await openApp(pages[page].path, {
    user: customer(),
    prepare: (api) => {
      for (const { answer } of Object.values(pages)) answer(api);
      api.answer(endpoints.chats.list, { data: { chats: [], unread: 0, hours } });
    },
  });
  await screen.findAllByText(new RegExp(pages[page].number));
  await opened.person.click(await screen.findByRole('button', { name: 'Chat with support' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Chat with support' }));
  const category = () => panel.getByLabelText(/Issue category/);
  const number = () => panel.getByLabelText('BOL or invoice number');
  await panel.findByLabelText('BOL or invoice number');
  return { ...opened, panel, category, number };
}

describe('a new chat', () => {
  it.each([
    ['shipment', 'shipping'],
    ['invoice', 'billing'],
    ['quote', 'quoting'],
    ['request', 'quoting'],
  ] as const)('begins with the number of the %s that is looked at, and sends nothing', async (page, expected) => {
    const { category, number, api } = await openChatOn(page);
    expect(category()).toHaveValue(expected);
    expect(number()).toHaveValue(pages[page].number);
    expect(api.sentTo('chats.open')).toEqual([]);
  });

  it('keeps what was chosen and typed by hand, also on the page of something else', async () => {
    const { person, category, number, router } = await openChatOn('shipment');
    await person.selectOptions(category(), 'other');
    await person.clear(number());
    await person.fill(number(), 'WB123');
    await router.navigate({ to: pages.invoice.path });
    await screen.findAllByText(new RegExp(pages.invoice.number));
    expect(category()).toHaveValue('other');
    expect(number()).toHaveValue('WB123');
  });

  it('follows the page where nothing was typed, and is empty where the page is about nothing', async () => {
    const { category, number, router } = await openChatOn('shipment');
    await router.navigate({ to: pages.invoice.path });
    expect(await screen.findByDisplayValue(pages.invoice.number)).toBe(number());
    expect(category()).toHaveValue('billing');
    await router.navigate({ to: '/profile' });
    await screen.findByRole('heading', { name: 'Profile' });
    expect([category(), number()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('does not put a number back that was taken out', async () => {
    const { person, number, panel } = await openChatOn('shipment');
    await person.clear(number());
    await person.click(panel.getByRole('button', { name: 'Minimize' }));
    await person.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(await screen.findByLabelText('BOL or invoice number')).toHaveValue('');
  });
});
