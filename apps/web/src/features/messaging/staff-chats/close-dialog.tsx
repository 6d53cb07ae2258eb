import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { chatCloseReasons, endpoints, type ChatCloseReason } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

const { show, list, close } = endpoints.staffChats;

/** Closes a chat with its reason. */
export function CloseDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  useFocusBack();
  const [reason, setReason] = useState<ChatCloseReason>('resolved');
  const closing = useApiMutation(close, { refreshes: [show, list] });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('staff_chats.close_title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        <p>{t('staff_chats.close_text')}</p>
        {closing.isError && <Notice tone="stop" title={closing.error.message} />}
        <Radio.Group
          label={t('staff_chats.reason')}
          value={reason}
          onChange={(next) => setReason(chatCloseReasons.find((one) => one === next) ?? 'resolved')}
        >
          <Stack gap={8} mt={8}>
            {chatCloseReasons.map((value) => (
              <Radio key={value} value={value} label={t(`staff_chats.reasons.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="filled"
            loading={closing.isPending}
            onClick={() => closing.mutate({ params: { id }, body: { reason } }, { onSuccess: onClose })}
          >
            {t('staff_chats.close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
