import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useStore } from '../../../../lib/store.ts';
import css from './draft-saved.module.css';
import { useOtherDrafts } from './use-saved-drafts.ts';

/** When the server last took what is typed, by the reader's own clock. Nothing until it first has. */
export function DraftSaved() {
  const { t } = useTranslation();
  const { clock } = useFormats();
  const at = useStore(useOtherDrafts().savedAt, (now) => now);
  return at !== null && <span className={css.saved}>{t('quotes.draft_saved', { time: clock(at) })}</span>;
}
