import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bookingDisclaimer, endpoints, type Quote, type User } from '@waybill/contract';
import { onTestFinished, vi } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { emptyBooking, emptyDraft } from '../draft/empty.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { fetchLaterSteps } from '../frame/later-steps.ts';
import { requestBody } from '../draft/request.ts';
// The pages that are reached from each other, so that no test waits for their code.
import '../confirmation/confirmation-page.tsx';
import '../quote-page.tsx';
import { chicago, manchester, now as sampleNow, quote as sample } from '../../../../testing/sample-quote.ts';

type Given = {
  readonly path?: string;
  readonly user?: User;
  readonly prepare?: (api: FakeApi) => void;
  readonly language?: 'en' | 'es';
  /** When it is, in milliseconds. */
  readonly now?: number;
};

const accepted = {
  version: bookingDisclaimer,
  text: null,
  accepted_at: '2026-11-20T15:00:00.000Z',
  earlier: null,
} as const;

/** Opens the quote page on a Tuesday morning unless told otherwise, with the two places known and a quote behind the button. */
export async function openQuote({
  path = '/',
  user = customer(),
  prepare,
  language = 'en',
  now = sampleNow,
}: Given = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  // As in a browser that has been on the page for a while.
  await fetchLaterSteps();
  const opened = await openApp(path, {
    user,
    language,
    prepare: (api) => {
      api.handle(endpoints.places.find, ({ params }) => {
        const place = [manchester, chicago].find(({ postal_code }) => postal_code === params['postal_code']);
        return place
          ? Response.json({ data: place })
          : Response.json({ message: 'We couldn’t find this.', code: 'not_found', request_id: 'r' }, { status: 404 });
      });
      api.answer(endpoints.quotes.create, { data: sample });
      api.answer(endpoints.quotes.show, { data: sample });
      api.answer(endpoints.disclaimers.show, { data: accepted });
      api.answer(endpoints.recents.parties, { data: { meant: null, all: [] } });
      api.answer(endpoints.recents.show, { data: { lanes: [], boxes: [] } });
      api.answer(endpoints.shipments.documentMails, { data: [] });
      api.answer(endpoints.bookings.terms, { data: { pickup_choices: [], pickup_with_booking: true } });
      prepare?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** Leaves a draft in the browser as if the person had got these rates and chosen one. */
export function leaveRates(
  quote: Quote = sample,
  rateId: string | null = null,
  bookingId: string | null = null,
  booking: BookingDraft = emptyBooking,
): void {
  const details = detailsFrom(quote.request);
  const body = JSON.stringify(requestBody(details, quote.request.pickup_date));
  writeDraft(customer().id, {
    ...emptyDraft(),
    details,
    booking,
    quoted: { id: quote.id, request: body, offered: false },
    rate_id: rateId,
    booking_id: bookingId,
  });
}

/** Types both ZIPs, one line of two pallets and the value. */
export async function typeLoad(person: UserEvent): Promise<void> {
  const codes = await screen.findAllByLabelText('ZIP code');
  for (const [index, code] of ['03103', '60647'].entries()) await person.type(codes[index] as HTMLElement, code);
  await typeItem(person, 1);
  await person.type(screen.getByLabelText('Shipment value'), '8500');
}

/** Types one line through as a person would: description, then Tab from field to field. */
export async function typeItem(
  person: UserEvent,
  number: number,
  figures = ['2', '48', '40', '48', '1240'],
): Promise<void> {
  const [quantity = '', length = '', width = '', height = '', weight = ''] = figures;
  await person.click(screen.getByLabelText(`Description, item ${number}`));
  await person.keyboard('Bathroom vanities, boxed');
  for (const typed of [quantity, '', length, width, height, weight]) {
    await person.tab();
    if (typed !== '') await person.keyboard(typed);
  }
}

/** The row of a line. */
export function row(number: number) {
  return within(screen.getByRole('listitem', { name: `Item ${number}` }));
}
