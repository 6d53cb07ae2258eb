import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DialogGuard } from './form-dialog.tsx';

type Props = {
  readonly guard: Pick<DialogGuard, 'leave'>;
  readonly sending: boolean;
  /** What the button that sends says. */
  readonly send: string;
  /** Whether there is nothing to send as yet. */
  readonly disabled?: boolean;
};

/** The end of a dialog's form: leave it, or send it in the words of what that does. */
export function DialogFoot({ guard, sending, send, disabled = false }: Props) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="xs">
      <Button onClick={guard.leave}>{t('common.cancel')}</Button>
      <Button type="submit" variant="filled" loading={sending} disabled={disabled}>
        {send}
      </Button>
    </Group>
  );
}
