import { screen, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft/empty.ts';
import { openQuote } from '../testing/open-quote.tsx';

/** A page that is asked for the drafts of a person, who has one of another computer; it comes when the test lets it. */
async function openWaiting() {
  let arrive: (answer: Response) => void = () => undefined;
  const arrived = new Promise<Response>((resolve) => (arrive = resolve));
  const { person } = await openQuote({ prepare: (api) => api.handle(endpoints.quoteDrafts.list, () => arrived) });
  const draft = emptyDraft('ELSEWHERE-7');
  const saved = { id: draft.id, revision: 3, writer: crypto.randomUUID(), version: 1 };
  const row = { ...saved, saved_at: '2026-12-01T15:00:00.000Z', body: JSON.stringify(draft) };
  const button = { name: 'Start over' };
  await person.click(await screen.findByRole('button', button));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    confirm: () => person.click(dialog.getByRole('button', button)),
    arrive: () => arrive(Response.json({ data: [row] })),
  };
}

describe('starting over', () => {
  it('stays asked while a draft of another computer comes in, and empties that one', async () => {
    const { confirm, arrive } = await openWaiting();
    arrive();
    expect(await screen.findByDisplayValue('ELSEWHERE-7')).toBeInTheDocument();
    await confirm();
    expect(screen.queryByDisplayValue('ELSEWHERE-7')).toBeNull();
  });

  it('is not undone by a draft of another computer that comes in afterwards, which waits among the others', async () => {
    const { confirm, arrive } = await openWaiting();
    await confirm();
    arrive();
    expect(await screen.findByRole('button', { name: '1 other draft' })).toBeVisible();
    expect(screen.queryByDisplayValue('ELSEWHERE-7')).toBeNull();
  });
});
