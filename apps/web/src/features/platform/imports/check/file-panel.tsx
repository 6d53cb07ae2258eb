import { Button } from '@mantine/core';
import type { ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/language/i18n.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { IconAlertCircle, IconCircleCheck, IconCopy, IconFileTypeCsv } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useFresh } from '../api.ts';
import { sizeText } from '../here.ts';
import type { UploadKind } from '../kind.ts';
import css from './file-panel.module.css';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary };

/** The rows as a bar, and in words: good ones, ones with problems, duplicates. */
function Counts({ upload: { good, problems, duplicates, rows } }: Pick<Props, 'upload'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const parts = [
    { name: 'good', count: good, words: t('imports.file.good'), Icon: IconCircleCheck },
    {
      name: 'problems',
      count: problems,
      words: t('imports.file.problems', { count: problems }),
      Icon: IconAlertCircle,
    },
    {
      name: 'duplicates',
      count: duplicates,
      words: t('imports.file.duplicates', { count: duplicates }),
      Icon: IconCopy,
    },
  ] as const;
  const figures = {
    good: number(good),
    problems: number(problems),
    duplicates: number(duplicates),
    rows: number(rows),
  };
  return (
    <>
      <div className={css.bar} role="img" aria-label={t('imports.file.bar')}>
        {parts.map(
          ({ name, count }) =>
            count > 0 && <span key={name} data-part={name} style={{ flexGrow: count, flexBasis: 6 }} />,
        )}
      </div>
      <div className={css.counts} role="status">
        {parts.map(({ name, count, words, Icon }) => (
          <span key={name} className={css.count} data-part={name}>
            <Icon size={16} aria-hidden="true" />
            <b>{number(count)}</b> {words}
          </span>
        ))}
        <span className={css.sum}>{t('imports.file.sum', figures)}</span>
      </div>
    </>
  );
}

/** The file that was sent, and what becomes of its rows. */
export function FilePanel({ kind, upload }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const fresh = useFresh(kind);
  const dropping = useApiMutation(kind.endpoints.cancel);
  const { id, file_name, file_size, rows, columns } = upload;
  const facts = {
    rows: number(rows),
    columns: columns.length,
    size: sizeText(file_size, currentLanguage()),
    count: rows,
  };
  const drop = (): void =>
    dropping.mutate(
      { params: { id } },
      {
        onSuccess: ({ data }) => {
          fresh(data);
          void go(kind.page);
        },
        onError: ({ message }) => notifyRefused({ title: t('imports.change_failed'), text: message }),
      },
    );
  return (
    <Panel>
      <div className={css.file}>
        <IconFileTypeCsv size={28} stroke={1.25} aria-hidden="true" />
        <div className={css.words}>
          <h2>{file_name}</h2>
          <p>{t('imports.file.facts', facts)}</p>
        </div>
        <div className={css.actions}>
          <Button variant="subtle" loading={dropping.isPending} onClick={drop}>
            {t('imports.file.drop')}
          </Button>
          <LinkButton to={kind.page}>{t('imports.file.another')}</LinkButton>
        </div>
      </div>
      {upload.missing.length === 0 && <Counts upload={upload} />}
    </Panel>
  );
}
