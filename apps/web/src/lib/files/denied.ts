import { i18n } from '../language/i18n.ts';
import { notifyRefused } from '../../ui/notify.ts';

/** The browser would not save a file or open a tab. */
export class FileDenied extends Error {
  override readonly name = 'FileDenied';
}

/** Tells so in the specification's words, and what to do about it. */
export function notifyDenied(): void {
  notifyRefused({ id: 'file-denied', title: i18n.t('common.file_denied'), text: i18n.t('common.file_denied_text') });
}
