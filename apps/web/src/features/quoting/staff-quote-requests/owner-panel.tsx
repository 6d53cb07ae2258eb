import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type DeskRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ownZone } from '../quote-requests/public.ts';
import css from './desk.module.css';
import { DueTime } from './due-time.tsx';
import { refreshes, useOutrun } from './use-desk.ts';

/** Who answers, until when, and the way to take it on or hand it over. */
export function OwnerPanel({ request }: { readonly request: DeskRequest }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const me = useUser()?.id ?? null;
  const people = useQuery(apiQuery(endpoints.staffQuoteRequests.choices)).data?.data.people ?? [];
  const outrun = useOutrun();
  const assign = useApiMutation(endpoints.staffQuoteRequests.assign, { refreshes });
  const { owner, state } = request;
  const open = state === 'new' || state === 'in_progress' || state === 'answered';
  const waits = state === 'new' || state === 'in_progress';
  const give = (ownerId: string | null): void =>
    assign.mutate(
      { params: { id: request.id }, body: { version: request.version, owner_id: ownerId } },
      { onError: outrun },
    );
  return (
    <Panel title={t('staff_quote_requests.owner_panel')} aside={waits && <DueTime row={request} />}>
      <div className={css.owner}>
        {waits && (
          <p className={css.hint}>
            {t('staff_quote_requests.due_title', { time: dateTime(request.due_at, ownZone()) })}
          </p>
        )}
        {open ? (
          <>
            {owner?.id !== me && (
              <Button
                variant={owner === null ? 'filled' : 'default'}
                loading={assign.isPending}
                onClick={() => give(me)}
              >
                {t('staff_quote_requests.take')}
              </Button>
            )}
            <NativeSelect
              label={t('staff_quote_requests.give_to')}
              value={owner?.id ?? ''}
              disabled={assign.isPending}
              onChange={({ currentTarget }) => give(currentTarget.value === '' ? null : currentTarget.value)}
              data={[
                { value: '', label: t('staff_quote_requests.nobody') },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </>
        ) : (
          <p>{owner?.name ?? t('staff_quote_requests.nobody')}</p>
        )}
      </div>
    </Panel>
  );
}
