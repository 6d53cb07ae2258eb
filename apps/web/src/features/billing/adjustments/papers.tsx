import { Anchor } from '@mantine/core';
import type { BillEvidence } from '@waybill/contract';
import layout from '../../../ui/page-layout.module.css';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { showUploaded } from '../../../lib/files/show-uploaded.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import css from './adjustments.module.css';

type Props = {
  readonly papers: readonly BillEvidence[];
  /** Fetches one by its id. */
  readonly read: (id: string) => Promise<Uint8Array>;
};

/** The carrier's papers, each opening in a tab of its own. */
export function Papers({ papers, read }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <ul className={css.papers}>
      {papers.map(({ id, kind, name, media_type: type, created_at: at }) => (
        <li key={id} className={css.paper}>
          <div>
            <b>{t(`adjustments.evidence.kind.${kind}`)}</b>
            <span className={layout.soft}>
              {name} · {date(localDay(at))}
            </span>
          </div>
          <Anchor
            component="button"
            type="button"
            aria-label={t('adjustments.evidence.view_of', { name })}
            onClick={() => void showUploaded({ type, read: () => read(id), failed: t('adjustments.evidence.failed') })}
          >
            {t('adjustments.evidence.view')}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
