import { chatAttachment, type ChatMessage } from '@waybill/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiProblem } from '../../lib/api/problem.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import type { ChatWire } from './wires.ts';

const outgoing = z.object({
  id: z.string(),
  text: z.string(),
  attachments: z.array(chatAttachment),
  /** Why the server refused it; null while it is on its way. */
  refused: z.string().nullable(),
});
/** A message of one's own that the server has not confirmed yet. */
export type Outgoing = z.infer<typeof outgoing>;

const retryMs = 3000;
const keptAs = (chat: string): string => `${chat}_out`;

/** What this tab had not brought through yet when it was left. */
function kept(chat: string): Outgoing[] {
  try {
    return z.array(outgoing).parse(JSON.parse(keptDraft(keptAs(chat)) || '[]'));
  } catch {
    return [];
  }
}

/** Whether trying once more may go better. */
const passes = ({ status }: ApiProblem): boolean => status === 0 || status === 429 || status >= 500;

/**
 * Sends what was written, one after the other, each until the server has it: the same id is the same message, so trying
 * again never doubles one.
 * @param sent told of each message the server has
 */
export function useOutbox(wire: ChatWire, chat: string, sent: (message: ChatMessage) => void) {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() => kept(chat));
  const [turn, setTurn] = useState(0);
  const busy = useRef(false);
  const first = waiting.find(({ refused }) => refused === null);
  useEffect(() => keepDraft(keptAs(chat), waiting.length === 0 ? '' : JSON.stringify(waiting)), [chat, waiting]);
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
        const refused = { ...first, refused: problem.message };
        if (passes(problem)) pause = retryMs;
        else setWaiting((all) => all.map((one) => (one.id === first.id ? refused : one)));
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
    setWaiting((all) => [...all, { id: crypto.randomUUID(), text, attachments: [...attachments], refused: null }]);
  }, []);
  const again = useCallback(() => setWaiting((all) => all.map((one) => ({ ...one, refused: null }))), []);
  return { outgoing: waiting, add, again };
}
