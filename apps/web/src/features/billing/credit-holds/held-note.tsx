import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { IconLock } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import css from './credit-holds.module.css';
import { PastDueLink, remedy } from './held-words.tsx';
import { heldNoteId, useHeld } from './use-held.ts';

/** Beside a button that books: that the account is on hold, why, and the way to what has to be paid. Nothing otherwise. */
export function HeldNote() {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const held = useHeld();
  if (held === null) return null;
  return (
    <div id={heldNoteId} tabIndex={-1} className={css.note}>
      <Notice tone="stop" icon={IconLock} title={t('frame.hold_title')} action={<PastDueLink credit={held} />}>
        {remedy(t, held, money) ?? t(held.cause === 'staff' ? 'credit_holds.dialog.staff_text' : 'frame.hold_text')}
      </Notice>
    </div>
  );
}
