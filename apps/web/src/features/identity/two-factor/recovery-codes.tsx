import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/use-user.ts';
import { IconDownload } from '../../../ui/icons.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './two-factor.module.css';

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'waybill-recovery-codes.txt' });
  link.click();
  URL.revokeObjectURL(url);
}

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Recovery codes, this once, with the ways to keep them. Going on takes the word that they are kept. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation();
  const email = useUser()?.email ?? '';
  const [kept, setKept] = useState(false);
  const text = `${t('two_factor.codes_file', { email })}\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles.fields}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} label={t('two_factor.codes_copy')} />
        <Button
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => save(text)}
        >
          {t('two_factor.codes_save')}
        </Button>
      </div>
      <Checkbox
        label={t('two_factor.codes_kept')}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button variant="filled" fullWidth disabled={!kept} onClick={onDone}>
        {t('two_factor.codes_go')}
      </Button>
    </div>
  );
}
