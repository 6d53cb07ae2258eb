import { apiScopes, callLimit, type ApiScope } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './api-clients.module.css';

/** A call that each scope opens and that changes nothing. */
const samples: Readonly<Record<ApiScope, string>> = {
  'shipment.read': '/api/shipments?per_page=5',
  'quote.read': '/api/quotes?per_page=5',
  'quote.create': '/api/quotes',
  'shipment.book': '/api/shipments',
  'shipment.documents.send': '/api/shipments/SHIPMENT_ID/document-mails',
};
const easiest: readonly ApiScope[] = [
  'shipment.read',
  'quote.read',
  'quote.create',
  'shipment.book',
  'shipment.documents.send',
];

function tokenSample(origin: string, clientId: string): string {
  return `curl -s ${origin}/oauth/token \\
  -u '${clientId}:YOUR_CLIENT_SECRET' \\
  -d grant_type=client_credentials`;
}

function callSample(origin: string, scopes: readonly ApiScope[]): string {
  const scope = easiest.find((one) => scopes.includes(one)) ?? 'shipment.read';
  const write = !scope.endsWith('.read');
  const lines = [
    `curl -s ${origin}${samples[scope]}`,
    `  -H 'Authorization: Bearer YOUR_ACCESS_TOKEN'`,
    ...(scope === 'shipment.book' ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(write ? [`  -H 'Content-Type: application/json'`, `  -d @request.json`] : []),
  ];
  return lines.join(' \\\n');
}

/** How a program gets its token and calls, with the address of this very installation. */
export function HowToCall({
  client,
}: {
  readonly client?: { readonly id: string; readonly scopes: readonly ApiScope[] };
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { origin } = location;
  const scopes = client?.scopes ?? apiScopes;
  const steps = [
    [t('api_clients.how_token'), tokenSample(origin, client?.id ?? 'YOUR_CLIENT_ID')],
    [t('api_clients.how_call'), callSample(origin, scopes)],
  ] as const;
  return (
    <Panel
      title={t('api_clients.how_title')}
      foot={
        <span className={css.links}>
          <a href="/api/docs">{t('api_clients.docs')}</a>
          <a href="/api/openapi.json">{t('api_clients.openapi')}</a>
        </span>
      }
    >
      <div className={css.how}>
        {steps.map(([words, code]) => (
          <section key={words}>
            <header>
              <p>{words}</p>
              <CopyButton text={code} label={`${t('api_clients.copy_sample')}: ${words}`} />
            </header>
            <pre className={css.code}>{code}</pre>
          </section>
        ))}
        <p className="wb-soft">{t('api_clients.how_limit', { calls: number(callLimit.calls) })}</p>
        {scopes.includes('shipment.book') && (
          <>
            <p>{t('api_clients.how_book')}</p>
            <p className="wb-soft">{t('api_clients.how_disclaimer')}</p>
          </>
        )}
      </div>
    </Panel>
  );
}
