import { Button } from '@mantine/core';
import { endpoints, type ConnectionTest, type Integration } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { failureWords } from '../incidents/public.ts';
import { integrationReads } from './api.ts';
import css from './integrations.module.css';

const tones = { works: 'go', declined: 'care', failed: 'stop', untested: 'move' } as const;

function wordsOf(t: TFunction, { outcome, operation, failure, rates, took_ms: ms }: ConnectionTest, carrier: string) {
  if (outcome === 'works' && operation === 'rate') return t('integrations.test_works_rate', { count: rates ?? 0, ms });
  if (outcome === 'works') return t('integrations.test_works_address_check', { ms });
  if (outcome === 'failed')
    return t('integrations.test_failed', { failure: failureWords(failure ?? '').toLowerCase() });
  return t(`integrations.test_${outcome}`, { carrier });
}

/** Tries the connection, and says in words what came of it. */
export function TestPanel({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  const test = useApiMutation(endpoints.integrations.test, { refreshes: integrationReads });
  const carrier = integration.carrier.name;
  const result = test.data?.data;
  return (
    <div className={css.test}>
      <Button loading={test.isPending} onClick={() => test.mutate({ params: { id: integration.id } })}>
        {t('integrations.test')}
      </Button>
      <span className={css.soft}>
        {test.isPending ? t('integrations.testing', { carrier }) : t('integrations.test_text')}
      </span>
      <div className={css.result} role="status">
        {result && !test.isPending && (
          <Notice tone={tones[result.outcome]} title={wordsOf(t, result, carrier)}>
            {result.messages.length > 0 && result.messages.join(' ')}
          </Notice>
        )}
        {test.isError && <Notice tone="stop" title={test.error.message} />}
      </div>
    </div>
  );
}
