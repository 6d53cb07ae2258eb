import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QuotesBoard } from './quotes-board.tsx';

/** Every quote that the account has made. */
export function QuoteHistoryPage() {
  const { t } = useTranslation();
  const mayQuote = useUser()?.abilities.includes('quote.create') ?? false;
  const start = mayQuote && (
    <LinkButton to="quote" variant="filled">
      {t('quote_lists.empty.start')}
    </LinkButton>
  );
  return (
    <QuotesBoard
      kind="history"
      title={t('titles.quote_history')}
      note={t('quote_lists.history_note')}
      empty={
        <EmptyState
          title={t('quote_lists.empty.history_title')}
          text={t('quote_lists.empty.history_text')}
          actions={start}
        />
      }
    />
  );
}
