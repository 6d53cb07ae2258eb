import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** What a form in a dialog tells it, and asks of it. */
export type DialogGuard = {
  /** Whether something is typed that would be lost. */
  readonly onDirty: (dirty: boolean) => void;
  /** Closes the dialog, after asking when something would be lost. */
  readonly leave: () => void;
};

type Props = {
  readonly title: string;
  readonly size: NonNullable<ModalProps['size']>;
  readonly onClose: () => void;
  readonly children: (guard: DialogGuard) => ReactNode;
};

/** Whatever closes the page itself asks as well, while something would be lost. */
function useStay(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [dirty]);
}

/** A form in a dialog. Escape, the cross and Cancel ask before they drop what was typed; a click beside it does nothing. */
export function FormDialog({ title, size, onClose, children }: Props) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  useStay(dirty);
  useFocusBack();
  const leave = (): void => {
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={leave}
        title={title}
        size={size}
        closeOnClickOutside={false}
        // Escape belongs to the question while it is asked.
        closeOnEscape={!asking}
        trapFocus={!asking}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {children({ onDirty: setDirty, leave })}
      </Modal>
      {/* There only while it asks: one that waits closed would take the very Escape that opens it. */}
      {asking && (
        <ConfirmDialog
          opened
          title={t('common.leave.title')}
          confirm={t('common.leave.leave')}
          cancel={t('common.leave.stay')}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          {t('common.leave.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Tells the dialog around a form whether something is typed that would be lost. */
export function useDirty({ onDirty }: Pick<DialogGuard, 'onDirty'>, dirty: boolean): void {
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
}
