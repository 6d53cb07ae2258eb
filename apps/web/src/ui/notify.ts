import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconLock } from './icons.ts';
import { NoticeAction } from './notice-action.tsx';
import { i18n } from '../lib/language/i18n.ts';

type Words = { readonly title: string; readonly text?: string; readonly id?: string };
/** What a notice offers to do about it, such as to undo it. */
type Action = { readonly label: string; readonly run: () => void };

/** How long a notice stays, in milliseconds; longer when there is something to press. */
const stays = { alone: 8000, withAction: 15_000 } as const;

type Look = { readonly color: string; readonly icon: typeof IconCircleCheck; readonly role: 'alert' | 'status' };

function show(words: Words, { color, icon, role }: Look, below: ReactNode = null): void {
  notifications.show({
    ...(words.id ? { id: words.id } : {}),
    title: words.title,
    message: below ?? words.text ?? null,
    color: `var(--wb-${color})`,
    icon: createElement(icon, { size: 20, 'aria-hidden': true }),
    role,
    autoClose: below === null ? stays.alone : stays.withAction,
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
  });
}

/** Says in a corner that something went well; read out when the reader pauses. */
export function notifyDone(words: Words): void {
  show(words, { color: 'go', icon: IconCircleCheck, role: 'status' });
}

/** Says that something was done, with a button that takes it back; pressing it closes the notice. */
export function notifyUndo(words: Words & { readonly id: string }, { label, run }: Action): void {
  const onPress = () => {
    notifications.hide(words.id);
    run();
  };
  const button = createElement(NoticeAction, { label, onPress });
  show(words, { color: 'go', icon: IconCircleCheck, role: 'status' }, button);
}

/** Says in a corner that something was refused or failed; read out at once, stays eight seconds. */
export function notifyRefused(words: Words): void {
  show(words, { color: 'stop', icon: IconAlertTriangle, role: 'alert' });
}

/** The refusal of a page, word for word as the specification has it. */
export function notifyUnauthorized(): void {
  show(
    { id: 'unauthorized', title: i18n.t('frame.unauthorized_title'), text: i18n.t('frame.unauthorized_text') },
    { color: 'stop', icon: IconLock, role: 'alert' },
  );
}
