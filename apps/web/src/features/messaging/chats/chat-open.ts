import { useSyncExternalStore } from 'react';

/** Which part of the chat stands open: nothing, the list, a new chat, or one by its id. */
export type ChatView = { readonly kind: 'closed' | 'list' | 'new' } | { readonly kind: 'chat'; readonly id: string };

let view: ChatView = { kind: 'closed' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens, changes or closes the chat, from wherever. */
export function showChat(next: ChatView): void {
  view = next;
  for (const listener of listeners) listener();
}

export function useChatView(): ChatView {
  return useSyncExternalStore(subscribe, () => view);
}
