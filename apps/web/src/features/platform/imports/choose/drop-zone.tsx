import { Button, FileButton } from '@mantine/core';
import { importLimits } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/language/i18n.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconFileTypeCsv, IconUpload } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useFileDrop } from '../../../../ui/use-file-drop.ts';
import { sizeText } from '../here.ts';
import css from './drop-zone.module.css';
import type { Uploading } from './use-upload.ts';

function Sending({ uploading }: { readonly uploading: Uploading }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { sending, stop } = uploading;
  if (sending === null) return null;
  const sent = sending.share >= 1;
  const words = sent ? t('imports.drop.checking') : t('imports.drop.sending', { name: sending.name });
  return (
    <div className={css.sending}>
      <p role="status">
        <b>{words}</b> {!sent && <span className="wb-soft">{percent(sending.share, 0)}</span>}
      </p>
      <progress className={css.bar} aria-label={words} {...(sent ? {} : { value: sending.share, max: 1 })} />
      <Button size="compact-sm" onClick={stop}>
        {t('imports.drop.stop')}
      </Button>
    </div>
  );
}

/** Takes a file that is dropped on it or chosen. */
export function DropZone({ uploading }: { readonly uploading: Uploading }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { sending, refused, start } = uploading;
  const drop = useFileDrop(sending === null ? (file) => void start(file) : null);
  const limits = { rows: number(importLimits.rows), size: sizeText(importLimits.bytes, currentLanguage()) };
  return (
    <div className={css.zone} {...drop}>
      <IconFileTypeCsv size={36} stroke={1.25} aria-hidden="true" />
      {sending === null ? (
        <>
          <div className={css.words}>
            <h2>{t('imports.drop.title')}</h2>
            <p className="wb-soft">{t('imports.drop.text')}</p>
          </div>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(file) => file !== null && void start(file)}
            inputProps={{ 'aria-label': t('imports.drop.choose') }}
          >
            {(props) => (
              <Button {...props} variant="filled" leftSection={<IconUpload size={16} aria-hidden="true" />}>
                {t('imports.drop.choose')}
              </Button>
            )}
          </FileButton>
          <p className={css.limits}>{t('imports.drop.limits', limits)}</p>
        </>
      ) : (
        <Sending uploading={uploading} />
      )}
      {refused !== null && (
        <div className={css.refused}>
          <Notice tone="stop" title={t('imports.drop.failed')} live>
            {refused}
          </Notice>
        </div>
      )}
    </div>
  );
}
