import { Button, Group, Modal } from '@mantine/core';
import type { ApiClientDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import css from './api-clients.module.css';
import { ownZone } from './words.ts';

/** What a client got: its secret, or none where it was there before. */
export type IssuedSecret = { readonly client: ApiClientDetail; readonly secret: string | null };

function Value({ name, value, label }: { readonly name: string; readonly value: string; readonly label: string }) {
  return (
    <div className={css.value}>
      <span className={css.label}>{name}</span>
      <code data-testid={name}>{value}</code>
      <CopyButton text={value} label={label} />
    </div>
  );
}

function OldSecret({ client }: { readonly client: ApiClientDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const ends = client.secrets.find(({ ends_at: at }) => at !== null)?.ends_at;
  const rotated = client.steps[0]?.what === 'rotated';
  if (!rotated) return null;
  return (
    <p className={css.hint}>
      {ends ? t('api_clients.rotated_text', { time: dateTime(ends, ownZone()) }) : t('api_clients.rotated_at_once')}
    </p>
  );
}

/** The one time a secret is shown. It closes only by saying that it was kept. */
export function SecretDialog({ told, onClose }: { readonly told: IssuedSecret; readonly onClose: () => void }) {
  const { t } = useTranslation();
  useFocusBack();
  const { client, secret } = told;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('api_clients.new_secret_title')}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div className={css.stack}>
        <Notice tone="care" title={secret === null ? t('api_clients.no_secret') : t('api_clients.new_secret_text')} />
        <Value name={t('api_clients.client_id')} value={client.id} label={t('api_clients.copy_id')} />
        {secret !== null && (
          <Value name={t('api_clients.secret')} value={secret} label={t('api_clients.copy_secret')} />
        )}
        <OldSecret client={client} />
        <Group justify="flex-end">
          <Button variant="filled" onClick={onClose}>
            {t('api_clients.kept')}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
