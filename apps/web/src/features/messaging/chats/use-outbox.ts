import { chatAttachment, type ChatMessage } from '@waybill/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { serverTexts } from '../../../lib/forms/server-texts.ts';
import { saveDraft, savedDraft } from './saved-draft.ts';
import type { ChatWire } from './wires.ts';

const outgoing = z.object({
  id: z.string(),
  text: z.string(),
  attachments: z.array(chatAttachment),
  /** Why it was not sent; null while it is on its way. */
  refused: z.string().nullable(),
  /** Whether the server said no. One that merely got no answer may have arrived: only the same id may be sent again. */
  final: z.boolean().default(true),
  /** Tries that got no answer. */
  lost: z.int().default(0),
});
/** A message of one's own that the server has not confirmed yet. */
export type Outgoing = z.infer<typeof outgoing>;

const retryMs = 3000;
/** A message that got no answer is sent once more by itself; after that its writer decides. */
const mostLost = 2;
const keptAs = (chat: string): string => `${chat}_out`;

/** What this tab had not brought through yet when it was left. */
function kept(chat: string): Outgoing[] {
  try {
    return z.array(outgoing).parse(JSON.parse(savedDraft(keptAs(chat)) || '[]'));
  } catch {
    return [];
  }
}

/** Why it was refused: what is wrong with a field, where the server names one. */
const reasonOf = (problem: ApiProblem): string => Object.values(serverTexts(problem))[0] ?? problem.message;

/** Whether trying once more may go better. */
const passes = ({ status }: ApiProblem): boolean => status === 0 || status === 429 || status >= 500;

/** The message after a try that failed. */
function failed(message: Outgoing, problem: ApiProblem): Outgoing {
  if (!passes(problem)) return { ...message, refused: reasonOf(problem), final: true };
  const lost = message.lost + 1;
  return { ...message, lost, final: false, refused: lost >= mostLost ? reasonOf(problem) : null };
}

/**
 * Sends what was written, one after the other. The same id is the same message, so trying again never doubles one. A
 * message that failed is kept with its reason, and those after it go on.
 * @param sent told of each message the server has
 */
export function useOutbox(wire: ChatWire, chat: string, sent: (message: ChatMessage) => void) {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() => kept(chat));
  const [turn, setTurn] = useState(0);
  const busy = useRef(false);
  const first = waiting.find(({ refused }) => refused === null);
  useEffect(() => saveDraft(keptAs(chat), waiting.length === 0 ? '' : JSON.stringify(waiting)), [chat, waiting]);
  useEffect(() => {
    // Each turn is one try; a try that another turn has begun goes on.
    if (turn < 0 || first === undefined || busy.current) return;
    const bring = async (): Promise<void> => {
      busy.current = true;
      let pause = 0;
      try {
        const attachments = first.attachments.map(({ id }) => id);
        sent(await wire.send(chat, { id: first.id, text: first.text, attachments }));
        setWaiting((all) => all.filter(({ id }) => id !== first.id));
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        const after = failed(first, problem);
        if (after.refused === null) pause = retryMs;
        setWaiting((all) => all.map((one) => (one.id === first.id ? after : one)));
      } finally {
        setTimeout(() => {
          busy.current = false;
          setTurn((now) => now + 1);
        }, pause);
      }
    };
    void bring();
  }, [wire, chat, first, turn, sent]);
  const add = useCallback((text: string, attachments: ChatMessage['attachments']) => {
    const id = crypto.randomUUID();
    setWaiting((all) => [...all, { id, text, attachments: [...attachments], refused: null, final: false, lost: 0 }]);
  }, []);
  const again = useCallback((id: string) => {
    setWaiting((all) => all.map((one) => (one.id === id ? { ...one, refused: null, lost: 0 } : one)));
  }, []);
  const remove = useCallback((id: string) => setWaiting((all) => all.filter((one) => one.id !== id)), []);
  return { outgoing: waiting, add, again, remove };
}
