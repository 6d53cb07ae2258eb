import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconLock } from './icons.ts';
import { i18n } from '../lib/language/i18n.ts';

type Words = { readonly title: string; readonly text?: string; readonly id?: string };

function show(words: Words, color: string, icon: typeof IconCircleCheck, role: 'alert' | 'status'): void {
  notifications.show({
    ...(words.id ? { id: words.id } : {}),
    title: words.title,
    message: words.text ?? null,
    color: `var(--wb-${color})`,
    icon: createElement(icon, { size: 20, 'aria-hidden': true }),
    role,
    autoClose: 8000,
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
