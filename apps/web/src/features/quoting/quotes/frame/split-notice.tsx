import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import css from './other-drafts.module.css';
import { useOtherDrafts } from './use-saved-drafts.ts';
import { useOpenDraft } from './use-open-draft.ts';

/** That the same quote was typed in elsewhere, and where that is. */
export function SplitNotice() {
  const { t } = useTranslation();
  const { split, others, closeSplit } = useOtherDrafts();
  const open = useOpenDraft();
  const [newest] = others;
  if (!split || newest === undefined) return null;
  return (
    <Notice
      tone="care"
      live
      title={t('quote_drafts.split_title')}
      action={
        <span className={css.actions}>
          <Button size="compact-sm" onClick={() => open(newest)}>
            {t('quote_drafts.open_other')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={closeSplit}>
            {t('quote_drafts.go_on')}
          </Button>
        </span>
      }
    >
      {t('quote_drafts.split_text')}
    </Notice>
  );
}
