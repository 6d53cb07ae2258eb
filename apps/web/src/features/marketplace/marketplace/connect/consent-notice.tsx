import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import css from '../marketplace.module.css';
import type { ConsentState } from './use-consent.ts';

type Props = { readonly became: ConsentState; readonly ask: () => void; readonly asking: boolean };

/** What became of connecting, above the orders. */
export function ConsentNotice({ became, ask, asking }: Props) {
  const { t } = useTranslation();
  if (became.kind === 'none') return null;
  const again = (
    <Button loading={asking} onClick={ask}>
      {t('marketplace.connect_again')}
    </Button>
  );
  return (
    <div className={css.notice} role="status">
      {became.kind === 'connecting' && (
        <Notice tone="move" title={t('marketplace.connecting')}>
          {t('marketplace.connecting_text')}
        </Notice>
      )}
      {became.kind === 'denied' && (
        <Notice tone="care" title={t('marketplace.denied')} action={again}>
          {t('marketplace.denied_text')}
        </Notice>
      )}
      {became.kind === 'failed' && (
        <Notice tone="stop" title={t('marketplace.connect_failed')} action={again}>
          {became.why}
        </Notice>
      )}
    </div>
  );
}
