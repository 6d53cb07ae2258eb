import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconBookmark } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QuotesBoard } from './quotes-board.tsx';

/** Quotes that the account has saved. */
export function SavedQuotesPage() {
  const { t } = useTranslation();
  return (
    <QuotesBoard
      kind="saved"
      title={t('titles.saved_quotes')}
      note={t('quote_lists.saved_note')}
      empty={
        <EmptyState
          picture={<IconBookmark size={32} aria-hidden="true" />}
          title={t('quote_lists.empty.saved_title')}
          text={t('quote_lists.empty.saved_text')}
          actions={
            <LinkButton to="quote.history" variant="filled">
              {t('quote_lists.empty.to_history')}
            </LinkButton>
          }
        />
      }
    />
  );
}
