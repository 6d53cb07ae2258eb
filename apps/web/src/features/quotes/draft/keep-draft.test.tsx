import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './empty.ts';
import { keepDraft, readDraft, writeDraft } from './keep-draft.ts';
import { makeStore } from './store.ts';

const person = '0f0f4c1e-8f0a-4b6e-9d55-1c2b3a4d5e6f';
const key = `wb_quote_draft_${person}`;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function typed(reference: string) {
  return emptyDraft(reference);
}

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
    writeDraft(person, typed('PO-7781'));
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { version: number; draft: { details: object } };
    localStorage.setItem(key, JSON.stringify({ ...kept, version: 99 }));
    expect(readDraft(person)).toBeNull();
    localStorage.setItem(key, JSON.stringify({ ...kept, draft: { ...kept.draft, details: {} } }));
    expect(readDraft(person)).toBeNull();
    localStorage.setItem(key, '{"version":1,"dra');
    expect(readDraft(person)).toBeNull();
  });

  it('is written shortly after the last key', () => {
    const store = makeStore(typed(''));
    const stop = keepDraft(person, store);
    store.set(() => typed('PO-1'));
    expect(localStorage.getItem(key)).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(readDraft(person)?.details.client_reference).toBe('PO-1');
    stop();
  });

  it('is written at once when the page goes away', () => {
    const store = makeStore(typed(''));
    const stop = keepDraft(person, store);
    store.set(() => typed('PO-2'));
    dispatchEvent(new Event('pagehide'));
    expect(readDraft(person)?.details.client_reference).toBe('PO-2');
    stop();
  });

  it('is written when the page is left for another, and no longer afterwards', () => {
    const store = makeStore(typed(''));
    const stop = keepDraft(person, store);
    store.set(() => typed('PO-3'));
    stop();
    expect(readDraft(person)?.details.client_reference).toBe('PO-3');
    store.set(() => typed('PO-4'));
    vi.advanceTimersByTime(2000);
    expect(readDraft(person)?.details.client_reference).toBe('PO-3');
  });

  it('costs only the convenience when the storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(person, typed('PO-5'))).not.toThrow();
    full.mockRestore();
  });
});
