import type { Incident } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconEyeOff } from '../../../ui/icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { CodeView, codeOf } from './code-view.tsx';
import css from './incidents.module.css';
import { ownZone } from './words.ts';

function requestCode({ request }: Incident['exchange']): string {
  if (request === null) return '';
  const search = new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
  const query = search.size === 0 ? '' : `?${decodeURIComponent(search.toString())}`;
  return [`${request.method} ${request.url}${query}`, '', codeOf(request.body)].join('\n').trimEnd();
}

function answerCode({ answer, message }: Incident['exchange']): string {
  if (answer === null) return message ?? '';
  const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  return [...headers, '', codeOf(answer.body)].join('\n').trim();
}

/** The latest call of an incident: what was asked and what came back, as it was kept. */
export function ExchangePanel({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { exchange } = incident;
  const request = requestCode(exchange);
  return (
    <Panel
      title={t('incidents.latest', { time: time(incident.last_seen_at, ownZone()) })}
      aside={
        <span className={css.safe}>
          <IconEyeOff size={14} aria-hidden="true" /> {t('incidents.safe')}
        </span>
      }
      flush
    >
      <div className={css.exchange}>
        <div>
          <header className={css.side}>
            <h3>{t('incidents.request')}</h3>
            {request !== '' && <CopyButton text={request} label={t('incidents.copy')} />}
          </header>
          <CodeView code={request || t('incidents.nothing_sent')} label={t('incidents.request')} />
        </div>
        <div>
          <header className={css.side}>
            <h3>{t('incidents.answer')}</h3>
            <span className={exchange.answer === null ? css.none : 'wb-soft'}>
              {exchange.answer === null ? t('incidents.no_answer') : exchange.answer.status}
            </span>
          </header>
          <CodeView code={answerCode(exchange)} label={t('incidents.answer')} />
        </div>
      </div>
    </Panel>
  );
}
