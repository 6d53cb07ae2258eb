import { useTranslation } from 'react-i18next';
import { IconLock } from '../../../ui/icons.ts';
import { heldNoteId, useHeld } from './use-held.ts';

const marks = { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': heldNoteId } as const;

/** Marks of a button that books while the account is held; its click leads to the reason in the place of booking. */
export function useHeldMarks(): typeof marks | undefined {
  return useHeld() === null ? undefined : marks;
}

/** A lock before the words of a button that books, while the account is held. */
export function HeldLock() {
  const { t } = useTranslation();
  if (useHeld() === null) return null;
  return <IconLock size={14} role="img" aria-label={t('frame.hold_title')} />;
}
