import { session } from '../../../lib/session/store.ts';

// Whoever logs in next in this tab finds nothing of it.
const nameOf = (chat: string): string => `wb_chat_${session.user?.id ?? ''}_${chat}`;

/** What was typed into a chat of this tab and not sent yet. */
export function savedDraft(chat: string): string {
  try {
    return sessionStorage.getItem(nameOf(chat)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is being typed, so that leaving the chat or the page loses nothing. */
export function saveDraft(chat: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(chat));
    else sessionStorage.setItem(nameOf(chat), text);
  } catch {
    // A browser that keeps nothing still lets one write.
  }
}
