import { screen, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft/empty.ts';
import { openQuote } from '../testing/open-quote.tsx';

describe('starting over', () => {
  it('stays asked while a draft of another computer comes in, and empties that one', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const arrived = new Promise<Response>((resolve) => (arrive = resolve));
    const { person } = await openQuote({ prepare: (api) => api.handle(endpoints.quoteDrafts.list, () => arrived) });
    const button = { name: 'Start over' };
    await person.click(await screen.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog'));
    const draft = emptyDraft('ELSEWHERE-7');
    const saved = { id: draft.id, revision: 3, writer: crypto.randomUUID(), version: 1 };
    const row = { ...saved, saved_at: '2026-12-01T15:00:00.000Z', body: JSON.stringify(draft) };
    arrive(Response.json({ data: [row] }));
    expect(await screen.findByDisplayValue('ELSEWHERE-7')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', button));
    expect(screen.queryByDisplayValue('ELSEWHERE-7')).toBeNull();
  });
});
