import { ActionIcon, Button, FileButton } from '@mantine/core';
import { evidenceLimits } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPaperclip, IconX } from '../../../ui/icons.ts';
import css from './disputes.module.css';
import { evidenceAccept, fileBar } from './use-evidence.ts';

type Props = { readonly files: readonly File[]; readonly onChange: (files: readonly File[]) => void };

/** Photos and papers that go along when the dispute is sent; what is too large or too many is said and left out. */
export function ChosenFiles({ files, onChange }: Props) {
  const { t } = useTranslation();
  const [bar, setBar] = useState<string | null>(null);
  function take(more: readonly File[]): void {
    const fit = more.filter((file) => fileBar(t, file) === null);
    const tooLarge = more.find((file) => fileBar(t, file) !== null);
    const all = [...files, ...fit];
    const tooMany =
      all.length > evidenceLimits.files ? t('disputes.form.too_many', { max: evidenceLimits.files }) : null;
    setBar(tooLarge === undefined ? tooMany : fileBar(t, tooLarge));
    onChange(all.slice(0, evidenceLimits.files));
  }
  return (
    <div className={css.files}>
      {files.map((file, index) => (
        <span key={`${file.name} ${file.lastModified}`} className={css.chosen}>
          <IconPaperclip size={14} aria-hidden="true" />
          <span className={css.fileName}>{file.name}</span>
          <ActionIcon
            variant="subtle"
            size="sm"
            aria-label={t('disputes.form.remove', { name: file.name })}
            onClick={() => onChange(files.filter((_, at) => at !== index))}
          >
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        </span>
      ))}
      <FileButton multiple accept={evidenceAccept} onChange={take}>
        {(props) => (
          <Button
            {...props}
            variant="subtle"
            size="compact-sm"
            className={css.attach}
            leftSection={<IconPaperclip size={14} aria-hidden="true" />}
          >
            {t('disputes.form.attach')}
          </Button>
        )}
      </FileButton>
      <span className={css.soft}>{t('disputes.form.attach_hint')}</span>
      {bar !== null && (
        <span className={css.wrong} role="alert">
          {bar}
        </span>
      )}
    </div>
  );
}
