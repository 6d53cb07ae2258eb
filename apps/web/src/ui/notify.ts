import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconLock } from './icons.ts';
import { NoticeAction } from './notice-action.tsx';
import { i18n } from '../lib/language/i18n.ts';

type Words = {
  readonly title: string;
  readonly text?: string;
  readonly id?: string;
  /** The way back, as long as the notice stands. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** How long a notice stays, in milliseconds; longer when there is something to press. */
const stays = { alone: 8000, withAction: 15_000 } as const;

let shown = 0;

function messageOf(id: string, { text, action }: Words): ReactNode {
  if (action === undefined) return text ?? null;
  const onRun = (): void => {
    notifications.hide(id);
    action.run();
  };
  return createElement(NoticeAction, { text, label: action.label, onRun });
}

function show(words: Words, color: string, icon: typeof IconCircleCheck, role: 'alert' | 'status'): void {
  const id = words.id ?? `notice-${(shown += 1)}`;
  notifications.show({
    id,
    title: words.title,
    message: messageOf(id, words),
    color: `var(--wb-${color})`,
    icon: createElement(icon, { size: 20, 'aria-hidden': true }),
    role,
    autoClose: words.action === undefined ? stays.alone : stays.withAction,
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
  });
}

/** Says in a corner that something went well; read out when the reader pauses. */
export function notifyDone(words: Words): void {
  show(words, 'go', IconCircleCheck, 'status');
}

/** Says in a corner that something was refused or failed; read out at once, stays eight seconds. */
export function notifyRefused(words: Words): void {
  show(words, 'stop', IconAlertTriangle, 'alert');
}

/** The refusal of a page, word for word as the specification has it. */
export function notifyUnauthorized(): void {
  show(
    { id: 'unauthorized', title: i18n.t('frame.unauthorized_title'), text: i18n.t('frame.unauthorized_text') },
    'stop',
    IconLock,
    'alert',
  );
}
