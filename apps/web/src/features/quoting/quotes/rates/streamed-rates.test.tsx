import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CarrierAnswer, type Quote } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote as sample, rateOf } from '../../../../testing/sample-quote.ts';

type Rate = Quote['rates'][number];
const [granite, prairie, rivers] = sample.rates as [Rate, Rate, Rate];
const lantern = rateOf(7, 'Lantern Bay Freight', 4, '2026-12-08', 40_000, 13_300);
const asked = (rate: Rate) => ({
  carrier: { id: rate.carrier.id, name: rate.carrier.name },
  state: 'asked' as const,
  took_ms: null,
});

/** Three carriers have answered, one of them without a rate; Granite State and Lantern Bay are waited for. */
const answering: Quote = {
  ...sample,
  answering: true,
  rates: [prairie, rivers],
  carriers: [
    ...sample.carriers.filter(({ carrier }) => carrier.id !== granite.carrier.id),
    asked(granite),
    asked(lantern),
  ],
};
const answered = (rate: Rate, took_ms: number): CarrierAnswer => ({
  ...asked(rate),
  state: 'answered',
  took_ms,
  rates: [rate],
  findings: [],
});
const silent: CarrierAnswer = {
  ...asked(granite),
  state: 'without_rate',
  took_ms: 8000,
  rates: [],
  findings: [{ code: 'carrier_no_answer', severity: 'refused', params: { seconds: 8 } }],
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the rates of a quote that is still answering; what is told arrives as its server would send it. */
async function openStream(shown: Quote = answering) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const opened = await openQuote({
    path: '/?step=rates',
    prepare: (api) => {
      leaveRates(shown);
      api.answer(endpoints.quotes.show, { data: shown });
      api.handle(
        endpoints.quotes.stream,
        () => new Response(new ReadableStream({ start: (controller) => void streams.push(controller) })),
      );
    },
  });
  await screen.findByText(shown.number);
  await waitFor(() => expect(streams).toHaveLength(1));
  const tell = (event: 'carrier' | 'summary', data: object) =>
    act(async () => {
      const stream = streams.at(-1);
      stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      // Until the page has read it, and so many turns longer that it is drawn, however slow the machine is.
      await vi.waitFor(() => expect(stream?.desiredSize).not.toBe(0));
      for (let turns = 0; turns < 30; turns += 1) await sleep(1);
    });
  return { ...opened, tell, streams };
}

const list = () => screen.getByRole('list', { name: 'Rates' });
const rows = () => within(list()).getAllByRole('button', { name: /business days$/ });
const names = () => rows().map((button) => button.getAttribute('aria-label')?.split(' Standard')[0]);
/** What the summary, the heading of the list, and the list itself count. */
const counts = () => [
  screen.getByRole('button', { name: /^\d+ rates?,/ }).textContent,
  screen.getByRole('heading', { level: 2, name: /shown$/ }).textContent,
  rows().length,
];
/** Moves the mouse within the list. */
async function use(person: Awaited<ReturnType<typeof openStream>>['person']) {
  await person.pointer({ target: rows()[0]!, coords: { clientX: 600, clientY: 300 } });
  await person.pointer({ target: rows()[0]!, coords: { clientX: 640, clientY: 310 } });
}
const whole: Quote = {
  ...answering,
  answering: false,
  rates: [prairie, rivers, lantern],
  carriers: answering.carriers.map((one) =>
    one.carrier.id === lantern.carrier.id
      ? { ...one, state: 'answered' as const, took_ms: 1200 }
      : one.carrier.id === granite.carrier.id
        ? { ...one, state: 'without_rate' as const, took_ms: 8000 }
        : one,
  ),
  without_rate: [...answering.without_rate, { carrier: asked(granite).carrier, findings: silent.findings }],
};

describe('rates as carriers answer', () => {
  it('show what is there, name who is waited for, and let it be booked meanwhile [QUOTE-30, QUOTE-18]', async () => {
    await openStream();
    expect(counts()).toEqual(['2 rates, 3 of 5 answered', '2 of 2 shown', 2]);
    expect(await screen.findAllByText('Waiting for a response')).toHaveLength(2);
    expect(names()).toEqual(['Prairie Gate Freight', 'Two Rivers Motor']);
    expect(within(list()).getByRole('button', { name: /^Book Prairie Gate/ })).toBeEnabled();
  });

  it('come in at their place in the order, and stand out among all of them [QUOTE-30, QUOTE-18]', async () => {
    const { tell } = await openStream();
    const best = () => within(screen.getByRole('region', { name: 'Featured rates' }));
    expect(best().getAllByText('Prairie Gate Freight').length).toBeGreaterThan(0);
    await tell('carrier', answered(lantern, 1200));
    // 533.00 before 666.25, each with 46.75 for insurance.
    expect(names()).toEqual(['Lantern Bay Freight', 'Prairie Gate Freight', 'Two Rivers Motor']);
    expect(counts()).toEqual(['3 rates, 4 of 5 answered', '3 of 3 shown', 3]);
    expect(best().getAllByText('Lantern Bay Freight').length).toBeGreaterThan(0);
    expect(best().queryByText('Prairie Gate Freight')).toBeNull();
  });

  it('wait to be shown while the mouse is used on the list, and are in no count until then [QUOTE-30]', async () => {
    const { tell, person } = await openStream({
      ...answering,
      carriers: [...answering.carriers, asked(rateOf(8, 'Iron Range Motor', 4, '2026-12-08', 41_000, 13_300))],
    });
    await use(person);
    await tell('carrier', answered(lantern, 1200));
    expect(counts()).toEqual(['2 rates, 4 of 6 answered', '2 of 2 shown', 2]);
    await person.click(screen.getByRole('button', { name: 'Chart' }));
    const chart = within(await screen.findByRole('group', { name: 'Price vs. transit days' }));
    expect(await chart.findAllByRole('button')).toHaveLength(2);
    await use(person);
    await tell('carrier', answered(granite, 1300));
    await person.click(screen.getByRole('button', { name: 'Show 2 new rates' }));
    expect(names()).toEqual([
      'Lantern Bay Freight',
      'Prairie Gate Freight',
      'Granite State Freight',
      'Two Rivers Motor',
    ]);
    expect(screen.queryByRole('button', { name: /new rate/ })).toBeNull();
    expect(screen.getByRole('heading', { name: '4 of 4 shown' })).toHaveFocus();
  });

  it('come at once to a list that appeared under a pointer that does not move [QUOTE-30]', async () => {
    const { tell, person } = await openStream();
    await person.pointer({ target: rows()[0]!, coords: { clientX: 900, clientY: 420 } });
    await person.pointer({ target: rows()[1]!, coords: { clientX: 900, clientY: 420 } });
    await tell('carrier', answered(lantern, 1200));
    expect(counts()).toEqual(['3 rates, 4 of 5 answered', '3 of 3 shown', 3]);
  });

  it('that wait come when the mouse has left the list [QUOTE-30]', async () => {
    const { tell, person } = await openStream();
    await use(person);
    await tell('carrier', answered(lantern, 1200));
    await person.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('that wait come when the last carrier answers, before the quote is said to be over [QUOTE-30]', async () => {
    const { tell, person } = await openStream();
    await use(person);
    await tell('carrier', answered(lantern, 1200));
    expect(counts()).toEqual(['2 rates, 4 of 5 answered', '2 of 2 shown', 2]);
    await tell('carrier', silent);
    expect(counts()).toEqual(['3 rates, 3 of 5 carriers', '3 of 3 shown', 3]);
  });

  it('that wait come with the last answer, but not while a row is open [QUOTE-30]', async () => {
    const { tell, person } = await openStream();
    await use(person);
    await person.click(rows()[0]!);
    await tell('carrier', answered(lantern, 1200));
    await tell('summary', whole);
    expect(counts()).toEqual(['2 rates, 3 of 5 carriers', '2 of 2 shown', 2]);
    await person.click(rows()[0]!);
    await waitFor(() => expect(counts()).toEqual(['3 rates, 3 of 5 carriers', '3 of 3 shown', 3]));
  });

  it('wait as well while the keyboard is in the list; another order shows them [QUOTE-30]', async () => {
    const { tell, person } = await openStream();
    act(() => rows()[0]!.focus());
    await tell('carrier', answered(lantern, 1200));
    expect(rows()[0]).toHaveFocus();
    expect(names()).toEqual(['Prairie Gate Freight', 'Two Rivers Motor']);
    await person.click(within(screen.getByRole('group', { name: 'Sort by' })).getByRole('button', { name: 'Carrier' }));
    expect(names()).toEqual(['Lantern Bay Freight', 'Prairie Gate Freight', 'Two Rivers Motor']);
  });

  it('end with the summary: a carrier that failed is named with its reason [QUOTE-30]', async () => {
    const { tell, person } = await openStream();
    await tell('carrier', answered(lantern, 1200));
    await tell('carrier', silent);
    expect(screen.queryByRole('heading', { name: /^No rate from/ })).toBeNull();
    await tell('summary', whole);
    expect(counts()).toEqual(['3 rates, 3 of 5 carriers', '3 of 3 shown', 3]);
    expect(screen.getByRole('heading', { name: 'No rate from 2 carriers' })).toBeVisible();
    expect(screen.getByText('Did not respond within 8 seconds.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^3 rates,/ }));
    const each = within(await screen.findByLabelText('Responses by carrier'));
    expect(each.getByText('in 1.2 s')).toBeVisible();
    expect(each.getByText('Did not respond within 8 seconds.')).toBeVisible();
  });

  it('are not said to be none before everybody has answered [QUOTE-20, QUOTE-30]', async () => {
    const none = { ...answering, rates: [], carriers: [asked(granite), asked(lantern)], without_rate: [] };
    const { tell } = await openStream(none);
    expect(screen.getByRole('button', { name: '0 rates, 0 of 2 answered' })).toBeVisible();
    expect(screen.queryByText('No rates for these details')).toBeNull();
    await tell('summary', { ...none, answering: false, carriers: [], without_rate: whole.without_rate });
    expect(screen.getByText('No rates for these details')).toBeVisible();
  });

  it('are none where no carrier is set up, and the page says so [QUOTE-20]', async () => {
    const none = { ...answering, rates: [], carriers: [], without_rate: [], findings: [] };
    const { tell } = await openStream(none);
    await tell('summary', { ...none, answering: false });
    expect(screen.getByText(/^We have no carrier for this shipment yet/)).toBeVisible();
  });

  it('are followed again after the stream dropped, and nothing is shown twice [QUOTE-30]', async () => {
    const { tell, streams } = await openStream();
    await tell('carrier', answered(lantern, 1200));
    await act(async () => streams[0]?.close());
    await waitFor(() => expect(streams).toHaveLength(2), { timeout: 3000 });
    await tell('carrier', answered(lantern, 1200));
    expect(names()).toEqual(['Lantern Bay Freight', 'Prairie Gate Freight', 'Two Rivers Motor']);
  });

  it('are not followed any more once the page is left [QUOTE-30]', async () => {
    const { person, api } = await openStream();
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('button', { name: /^Get rates/ });
    expect(api.requests.filter(({ name }) => name === 'quotes.stream')).toHaveLength(1);
  });
});
