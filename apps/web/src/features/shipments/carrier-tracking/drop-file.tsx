import { Button, FileButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconFileText, IconUpload } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import css from './edi-214.module.css';
import type { Taking } from './use-take-file.ts';

/** Takes a status file that is dropped on it or chosen. */
export function DropFile({ taking }: { readonly taking: Taking }) {
  const { t } = useTranslation();
  const { reading, refused, take } = taking;
  const drop = useFileDrop(reading === null ? (file) => void take(file) : null);
  return (
    <div className={css.zone} {...drop}>
      <IconFileText size={36} stroke={1.25} aria-hidden="true" />
      <div className={css.words}>
        <h2>{t('edi_214.drop_title')}</h2>
        <p role="status">{reading === null ? t('edi_214.drop_text') : t('edi_214.reading', { name: reading })}</p>
      </div>
      <FileButton
        accept=".edi,.x12,.214,.txt,.dat,text/plain,application/edi-x12"
        onChange={(file) => file !== null && void take(file)}
        inputProps={{ 'aria-label': t('edi_214.choose') }}
      >
        {(props) => (
          <Button
            {...props}
            variant="filled"
            loading={reading !== null}
            leftSection={<IconUpload size={16} aria-hidden="true" />}
          >
            {t('edi_214.choose')}
          </Button>
        )}
      </FileButton>
      {refused !== null && (
        <div className={css.refused}>
          <Notice tone="stop" title={t('edi_214.failed')} live>
            {refused}
          </Notice>
        </div>
      )}
    </div>
  );
}
