import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from './use-focus-back.ts';

export type ConfirmDialogProps = {
  readonly opened: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen, and what cannot be undone. */
  readonly children?: ReactNode;
  /** The button that goes on, in the words of what it does. */
  readonly confirm: string;
  /** The button that leaves everything as it is, where other words than Cancel say it better. */
  readonly cancel?: string;
  readonly working?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before something that is hard to undo. Escape and the first button leave everything as it is. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  cancel,
  working = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal opened={opened} onClose={onCancel} title={title} closeButtonProps={{ 'aria-label': t('common.close') }}>
      {children}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button data-autofocus onClick={onCancel}>
          {cancel ?? t('common.cancel')}
        </Button>
        <Button variant="filled" loading={working} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
