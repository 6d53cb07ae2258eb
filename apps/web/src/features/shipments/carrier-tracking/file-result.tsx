import type { Edi214File } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './edi-214.module.css';
import { FileProblems } from './file-problems.tsx';
import { Transactions } from './transactions.tsx';
import { localZone } from './zone-here.ts';

/** The file had been brought before: since when, by whom, and whether anything is new. */
function Again({ file }: { readonly file: Edi214File }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const words = {
    who: file.brought_by ?? t('edi_214.somebody'),
    when: dateTime(file.brought_at, localZone()),
  };
  const text = file.events_added > 0 ? 'edi_214.again_text_new' : 'edi_214.again_text';
  return (
    <Notice tone="move" title={t('edi_214.again_title')} live>
      {t(text, words)}
    </Notice>
  );
}

/** What became of a file: each of its transaction sets, and what is wrong with it. */
export function FileResult({ file }: { readonly file: Edi214File }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const when = dateTime(file.brought_at, localZone());
  const counts = [
    t('edi_214.summary_matched', { matched: number(file.matched), shipments: number(file.shipments) }),
    t('edi_214.summary_events', { added: number(file.events_added), events: number(file.events) }),
  ];
  return (
    <div className={css.main} role="region" aria-label={file.file_name}>
      {file.again && <Again file={file} />}
      <Panel
        title={file.file_name}
        note={t('edi_214.brought', { who: file.brought_by ?? t('edi_214.somebody'), when })}
        flush
        {...(file.transactions.length > 0 && { foot: counts.join(' · ') })}
      >
        {file.transactions.length === 0 ? (
          <p className={css.none}>{t('edi_214.no_sets')}</p>
        ) : (
          <Transactions transactions={file.transactions} />
        )}
      </Panel>
      {file.problems.length > 0 && <FileProblems problems={file.problems} taken={file.transactions.length > 0} />}
    </div>
  );
}
