import { describe, expect, it } from 'vitest';
import type { QuoteDraft } from './draft.ts';
import { emptyDraft } from './empty.ts';
import { decide, readSavedDrafts, type SavedDraft } from './saved-drafts.ts';
import type { LocalDraft } from './local-draft-store.ts';
import { quoteDraftStore } from './quote-draft-store.ts';

const writer = '7d9f7a52-0d4a-4f0e-8f4a-0d7f2f8f9b01';
const mine = emptyDraft('mine');
const kept = (draft: QuoteDraft, revision: number, at = 1000): SavedDraft<QuoteDraft> => ({
  draft,
  revision,
  writer,
  at,
});
const entry = (changes: Partial<LocalDraft<QuoteDraft>> = {}): LocalDraft<QuoteDraft> => ({
  version: 1,
  draft: mine,
  writer,
  sequence: 4,
  kept: 4,
  revision: 3,
  at: 1000,
  ...changes,
});
const here = { draft: mine, entry: entry(), typed: false, blank: false, open: true };
const row = (draft: QuoteDraft, body = JSON.stringify(draft)) => ({
  id: draft.id,
  revision: 2,
  writer,
  version: 1,
  body,
  saved_at: '2026-12-01T15:00:00.000Z',
});

describe('what becomes of a draft when the server’s are known', () => {
  it('is nothing when nobody typed elsewhere', () => {
    expect(decide(here, [kept(mine, 3)], true)).toBeNull();
  });

  it('is brought up to date with what was typed elsewhere since', () => {
    const newer = kept({ ...mine, insured: true }, 5);
    expect(decide(here, [newer], true)).toEqual({ take: newer });
  });

  it('is never exchanged once something was typed here, or while something is owed to the server', () => {
    const newer = kept({ ...mine, insured: true }, 5);
    expect(decide({ ...here, typed: true }, [newer], true)).toBeNull();
    expect(decide({ ...here, entry: entry({ sequence: 5 }) }, [newer], true)).toBeNull();
    expect(decide({ ...here, entry: entry({ sequence: 5 }) }, [], true)).toBeNull();
  });

  it('gives way to another one that is newer, on a page that has just opened', () => {
    const other = kept(emptyDraft('other'), 1, 2000);
    expect(decide(here, [other, kept(mine, 3)], true)).toEqual({ take: other });
    expect(decide({ ...here, open: false }, [other, kept(mine, 3)], true)).toBeNull();
    expect(decide(here, [kept(mine, 3, 3000), other], true)).toBeNull();
  });

  it('is the newest there is on a computer that never had one', () => {
    const other = kept(emptyDraft('other'), 7);
    expect(decide({ draft: emptyDraft(), entry: null, typed: false, blank: true, open: true }, [other], true)).toEqual({
      take: other,
    });
  });

  it('is over when it was booked or begun anew elsewhere', () => {
    expect(decide({ ...here, open: false }, [], true)).toEqual({ ended: true });
    expect(decide({ ...here, open: false }, [], false)).toBeNull();
  });

  it('is not over while it is empty: the server keeps none of those', () => {
    expect(decide({ ...here, draft: emptyDraft(), blank: true, open: false }, [], true)).toBeNull();
  });

  it('is followed to its end here when its booking is on its way', () => {
    const draft = { ...mine, booking_id: writer };
    expect(decide({ ...here, draft, open: false }, [], true)).toBeNull();
  });
});

describe('drafts as the server has them', () => {
  it('are read with the id of their row', () => {
    const read = readSavedDrafts(quoteDraftStore.of, [row(mine)]);
    expect(read).toEqual([{ draft: mine, revision: 2, writer, at: Date.parse('2026-12-01T15:00:00Z') }]);
  });

  it('are left out when they are empty, of another release, or no drafts at all', () => {
    const rows = [row(emptyDraft()), { ...row(mine), version: 2 }, row(mine, '{"details":{}}'), row(mine, '{')];
    expect(readSavedDrafts(quoteDraftStore.of, rows)).toEqual([]);
  });
});
