import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { IconDownload } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useSaveFile } from '../export/use-save-file.ts';
import type { UploadKind } from '../kind.ts';
import css from './guide-panel.module.css';

/** What a good file looks like, and one to begin with. */
export function GuidePanel({ kind }: { readonly kind: UploadKind }) {
  const { t } = useTranslation();
  const { saving, save } = useSaveFile();
  const words = [
    t(`imports.kinds.${kind.name}.good_one`),
    t('imports.guide.commas'),
    t(`imports.kinds.${kind.name}.good_text`),
    t(`imports.kinds.${kind.name}.good_twice`),
  ];
  return (
    <Panel title={t('imports.guide.title')}>
      <ol className={css.list}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      <Button
        fullWidth
        loading={saving}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => void save(`${kind.name}-template.csv`, () => call(kind.endpoints.template))}
      >
        {t('imports.guide.template')}
      </Button>
    </Panel>
  );
}
