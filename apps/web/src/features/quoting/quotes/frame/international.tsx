import { useTranslation } from 'react-i18next';
import { IconRoute } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** The cross-border banner: what is not here yet, and what is. */
export function International() {
  const { t } = useTranslation();
  return (
    <Notice
      tone="move"
      icon={IconRoute}
      title={t('quote_lists.international.title')}
      action={
        <LinkButton to="quote" variant="filled">
          {t('quote_lists.international.domestic')}
        </LinkButton>
      }
    >
      {t('quote_lists.international.text')}
    </Notice>
  );
}
