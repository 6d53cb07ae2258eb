import { Button, Textarea } from '@mantine/core';
import { endpoints, type Incident } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './incidents.module.css';
import { incidentReads as refreshes } from './reads.ts';
import { ownZone } from './words.ts';

const mostNote = 500;

/** What became of an incident so far, oldest first. */
export function StatePanel({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const at = (instant: string): string => dateTime(instant, ownZone());
  return (
    <Panel title={t('incidents.state')}>
      <ol className={css.steps}>
        <li>
          <b>{t('incidents.opened')}</b>
          <span className="wb-soft">{at(incident.first_seen_at)}</span>
        </li>
        {incident.steps.toReversed().map((step) => (
          <li key={step.at + step.what}>
            <b>{t(`incidents.steps.${step.what}`)}</b>
            <span className="wb-soft">
              {at(step.at)}, {step.who}
            </span>
            {step.note !== null && <span>{step.note}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Resolves an incident with what was done about it, or takes that back. */
export function ResolvePanel({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const resolve = useApiMutation(endpoints.incidents.resolve, { refreshes });
  const reopen = useApiMutation(endpoints.incidents.reopen, { refreshes });
  const params = { id: incident.id };
  if (incident.resolved_at !== null) {
    return (
      <Panel title={t('incidents.resolved')}>
        <p className={css.hint}>{t('incidents.resolved_text')}</p>
        <Button
          fullWidth
          loading={reopen.isPending}
          onClick={() => reopen.mutate({ params }, { onError: ({ message }) => notifyRefused({ title: message }) })}
        >
          {t('incidents.reopen')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title={t('incidents.resolve_title')}>
      <Textarea
        label={t('incidents.done_about')}
        autosize={false}
        rows={4}
        maxLength={mostNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button
        variant="filled"
        fullWidth
        mt="sm"
        loading={resolve.isPending}
        onClick={() =>
          resolve.mutate(
            { params, body: { note } },
            { onSuccess: () => setNote(''), onError: ({ message }) => notifyRefused({ title: message }) },
          )
        }
      >
        {t('incidents.resolve')}
      </Button>
      <p className={css.hint}>{t('incidents.again')}</p>
    </Panel>
  );
}

/** The same trouble at other times. */
export function OthersPanel({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (incident.others.length === 0) return null;
  return (
    <Panel title={t('incidents.before')} flush>
      <ul className={css.others}>
        {incident.others.map((other) => (
          <li key={other.id}>
            <RouteLink to="admin.incidents.detail" params={{ id: other.id }}>
              {dateTime(other.last_seen_at, ownZone())}
            </RouteLink>
            <span className="wb-soft">{t('incidents.times', { count: other.occurrences })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
