import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../../lib/session/store.ts';
import { customer } from '../../../../testing/people.ts';
import { claimDraft } from '../../quotes/public.ts';
import { emptyTruckload, type TruckloadDraft } from './draft.ts';
import { layOut, truckloadDraftStore } from './truckload-draft-store.ts';

const user = customer();
const draft: TruckloadDraft = { ...emptyTruckload(), client_reference: 'PO 4471' };
const claim = async (userId: string) => (await claimDraft(truckloadDraftStore, userId, emptyTruckload)).draft;

describe('the draft of a truckload', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    session.set(user);
  });

  it('is there again after a reload, for the person who typed it [TL-01]', async () => {
    truckloadDraftStore.writeDraft(user.id, draft);
    expect(await claim(user.id)).toEqual(draft);
    expect((await claim('somebody-else')).client_reference).toBe('');
  });

  it('is dropped rather than misread when its shape is an older one', async () => {
    truckloadDraftStore.writeDraft(user.id, draft);
    const key = Object.keys(localStorage).find((name) => name.startsWith('wb_truckload_draft_')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"tarps":false', '"tarps":"maybe"'));
    expect((await claim(user.id)).client_reference).toBe('');
  });

  it('that was kept before the server was told of it is still there, and owed to the server', async () => {
    const before = JSON.stringify({ version: 1, at: 1000, draft });
    localStorage.setItem(`wb_truckload_draft_${user.id}_${draft.id}`, before);
    expect(await claim(user.id)).toEqual(draft);
    expect(truckloadDraftStore.readLocal(user.id, draft.id)).toMatchObject({ sequence: 1, kept: 0, revision: 0 });
  });

  it('that a quote was laid out in goes before what this tab had open', async () => {
    truckloadDraftStore.writeDraft(user.id, draft);
    layOut(user.id, { ...emptyTruckload(), client_reference: 'PO 9' });
    truckloadDraftStore.writeDraft(user.id, draft);
    expect((await claim(user.id)).client_reference).toBe('PO 9');
  });

  it('is blank until something is typed, whatever units the person reads', () => {
    expect(truckloadDraftStore.of.isBlank(emptyTruckload('C', 'CAD'))).toBe(true);
    expect(truckloadDraftStore.of.isBlank({ ...emptyTruckload(), team: true })).toBe(false);
  });
});
