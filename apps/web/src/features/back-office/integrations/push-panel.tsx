import { Button } from '@mantine/core';
import { endpoints, type Integration } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import css from './integrations.module.css';

/** Where tracking events are sent to, and the key they are signed with, which is shown only when it is asked for. */
export function PushPanel({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  const read = useApiMutation(endpoints.integrations.pushKey);
  const { own_url: own, signed_url: signed } = integration.push;
  const key = read.data?.data.key;
  const show = (): void =>
    read.mutate({ params: { id: integration.id } }, { onError: ({ message }) => notifyRefused({ title: message }) });
  return (
    <section className={css.form} aria-label={t('integrations.push')}>
      <h2>{t('integrations.push')}</h2>
      <p className={css.soft}>{t('integrations.push_text')}</p>
      <dl className={css.addresses}>
        {own !== null && (
          <div>
            <dt>{t('integrations.own_url')}</dt>
            <dd>
              <code>{own}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('integrations.signed_url')}</dt>
          <dd>
            <code>{signed}</code>
          </dd>
        </div>
        <div>
          <dt>{t('integrations.key')}</dt>
          <dd>
            {key === undefined ? (
              <>
                <Button h={28} px={10} fz={13} loading={read.isPending} onClick={show}>
                  {t('integrations.show_key')}
                </Button>{' '}
                <span className={css.soft}>{t('integrations.key_note')}</span>
              </>
            ) : (
              <code>{key}</code>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
