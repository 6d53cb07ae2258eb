import { endpoints } from '@waybill/contract';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '../../../../lib/session/store.ts';
import { fakeApi, type FakeApi, type ReceivedRequest } from '../../../../testing/fake-api.ts';
import { customer } from '../../../../testing/people.ts';
import type { QuoteDraft } from './draft.ts';
import { emptyDraft } from './empty.ts';
import { saveDraft, openBeside, type DraftSaver } from './save-draft.ts';
import { localDrafts, quoteDraftStore, readDraft, readLocal, writeDraft } from './quote-draft-store.ts';
import { makeStore, type Store } from '../../../../lib/store.ts';

const person = customer().id;
const { begin, keep, drop } = endpoints.quoteDrafts;
type Sent = { id?: string; base?: number; sequence: number; writer: string; body: string; booking_id: string | null };
let api: FakeApi;

/** A server that takes every draft; its revision is the count of what it took. */
function takeAll(): void {
  let revision = 0;
  const kept = ({ body, params }: ReceivedRequest) => {
    const { writer, id = params['id'] ?? '' } = body as Sent;
    revision += 1;
    return { data: { id, revision, writer, version: 1, saved_at: '2026-12-01T15:00:00.000Z' } };
  };
  api.answer(begin, kept);
  api.answer(keep, kept);
  api.answer(drop, ({ params }) => ({ data: { id: params['id'] ?? '' } }));
}

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  takeAll();
  session.set(customer());
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const typed = (reference: string): QuoteDraft => emptyDraft(reference);

function open(draft: QuoteDraft): {
  store: Store<QuoteDraft>;
  keeper: DraftSaver<QuoteDraft>;
  type: (words: string) => void;
} {
  const store = makeStore(draft);
  const keeper = saveDraft(quoteDraftStore, person, store);
  onTestFinished(keeper.stop);
  const type = (words: string) =>
    store.set((now) => ({ ...now, details: { ...now.details, client_reference: words } }));
  return { store, keeper, type };
}
const referenceOf = (draft: QuoteDraft | null) => draft?.details.client_reference;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const bodies = (name: string) => api.sentTo(name) as Sent[];
const words = ({ body }: Sent) => referenceOf(JSON.parse(body) as QuoteDraft);

describe('a draft kept in the browser', () => {
  it('is read back as it was written', () => {
    const draft = typed('PO-7781');
    writeDraft(person, draft);
    expect(readDraft(person)).toEqual(draft);
  });

  it('belongs to one person', () => {
    writeDraft(person, typed('PO-7781'));
    expect(readDraft('another')).toBeNull();
  });

  it('is dropped rather than misread when it is of another release, broken or cut short', () => {
    const draft = typed('PO-7781');
    writeDraft(person, draft);
    const key = Object.keys(localStorage).find((name) => name.includes(draft.id)) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { version: number; draft: { details: object } };
    localStorage.setItem(key, JSON.stringify({ ...kept, version: 99 }));
    expect(readDraft(person)).toBeNull();
    localStorage.setItem(key, JSON.stringify({ ...kept, draft: { ...kept.draft, details: {} } }));
    expect(readDraft(person)).toBeNull();
    localStorage.setItem(key, '{"version":1,"dra');
    expect(readDraft(person)).toBeNull();
  });

  it('is written shortly after the last key', async () => {
    const { type } = open(typed(''));
    type('PO-1');
    expect(readDraft(person)).toBeNull();
    await pass(400);
    expect(referenceOf(readDraft(person))).toBe('PO-1');
  });

  it('is written at once when the page goes away', () => {
    const { type } = open(typed(''));
    type('PO-2');
    dispatchEvent(new Event('pagehide'));
    expect(referenceOf(readDraft(person))).toBe('PO-2');
  });

  it('is written when the page is left for another, and no longer afterwards', async () => {
    const { keeper, type } = open(typed(''));
    type('PO-3');
    keeper.stop();
    expect(referenceOf(readDraft(person))).toBe('PO-3');
    type('PO-4');
    await pass(2000);
    expect(referenceOf(readDraft(person))).toBe('PO-3');
  });

  it('is not written when nothing was typed', async () => {
    open(typed(''));
    await pass(3000);
    expect(localDrafts(person)).toEqual([]);
    expect(api.requests).toEqual([]);
  });

  it('is not written for somebody who has signed out', async () => {
    const { type } = open(typed(''));
    type('PO-9');
    session.clear();
    localStorage.clear();
    dispatchEvent(new Event('pagehide'));
    await pass(3000);
    expect(localStorage).toHaveLength(0);
  });

  it('costs only the convenience when the storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(person, typed('PO-5'))).not.toThrow();
    full.mockRestore();
  });
});

describe('a draft kept on the server', () => {
  it('goes there within two seconds of a key, the changes of a moment together', async () => {
    const { type } = open(typed(''));
    for (const part of ['P', 'PO', 'PO-', 'PO-1']) type(part);
    await pass(2000);
    expect(bodies('quoteDrafts.begin').map(words)).toEqual(['PO-1']);
  });

  it('goes there while somebody types without a pause', async () => {
    const { type } = open(typed(''));
    for (let key = 1; key <= 40; key += 1) {
      type('x'.repeat(key));
      await pass(100);
    }
    const sent = [...bodies('quoteDrafts.begin'), ...bodies('quoteDrafts.keep')].map((one) => words(one)?.length ?? 0);
    // Four seconds of typing, ten keys a second: no more than twenty keys lie between two of them, or behind the last.
    expect(sent.length).toBeGreaterThanOrEqual(2);
    for (const [at, length] of [...sent, 40].entries()) expect(length - (sent[at - 1] ?? 0)).toBeLessThanOrEqual(20);
  });

  it('names the revision it was typed on, and counts what this browser wrote', async () => {
    const { type } = open(typed(''));
    type('one');
    await pass(2000);
    type('two');
    await pass(2000);
    const [first] = bodies('quoteDrafts.begin');
    expect(bodies('quoteDrafts.keep')).toMatchObject([{ base: 1, writer: first?.writer }]);
    expect(bodies('quoteDrafts.keep')[0]?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  });

  it('is tried again when the network is away, until it is there', async () => {
    api.handle(begin, () => Promise.reject(new TypeError('offline')));
    const { type } = open(typed(''));
    type('offline');
    await pass(5000);
    expect(bodies('quoteDrafts.begin').length).toBeGreaterThan(1);
    takeAll();
    dispatchEvent(new Event('online'));
    await pass(100);
    const [entry] = localDrafts(person);
    expect([entry?.kept, entry?.revision]).toEqual([entry?.sequence, 1]);
  });

  it('is sent when the page goes away', async () => {
    const { type } = open(typed(''));
    type('closing');
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(bodies('quoteDrafts.begin').map(words)).toEqual(['closing']);
  });

  it('tells of a booking that was begun at once', async () => {
    const { store, type } = open(typed(''));
    type('load');
    await pass(2000);
    const booking_id = crypto.randomUUID();
    store.set((now) => ({ ...now, booking_id }));
    await pass(0);
    expect(bodies('quoteDrafts.keep').at(-1)?.booking_id).toBe(booking_id);
  });

  it('goes on under an id of its own when another computer has changed it, and destroys nothing', async () => {
    const { store, type } = open(typed(''));
    type('mine');
    await pass(2000);
    const before = store.get().id;
    api.refuse(keep, 'conflict');
    type('mine too');
    await pass(2000);
    expect(store.get().id).not.toBe(before);
    expect(bodies('quoteDrafts.begin').at(-1)).toMatchObject({ id: store.get().id });
    expect(words(bodies('quoteDrafts.begin').at(-1) as Sent)).toBe('mine too');
    expect(api.sentTo('quoteDrafts.drop')).toEqual([]);
  });

  it('is ended everywhere when a new one takes its place', async () => {
    const { store, type } = open(typed(''));
    type('booked');
    await pass(2000);
    const { id } = store.get();
    store.set(() => emptyDraft());
    await pass(100);
    expect(api.requests.find(({ name }) => name === 'quoteDrafts.drop')?.params).toEqual({ id });
    expect(localDrafts(person)).toEqual([]);
  });

  it('stays when another one is opened beside it', async () => {
    const { store, type } = open(typed(''));
    type('kept');
    await pass(2000);
    const { id } = store.get();
    openBeside(store, typed('another'));
    await pass(2000);
    expect(referenceOf(readLocal(person, id)?.draft ?? null)).toBe('kept');
    expect(api.sentTo('quoteDrafts.drop')).toEqual([]);
    expect(bodies('quoteDrafts.begin').map(words)).toEqual(['kept', 'another']);
  });
});
