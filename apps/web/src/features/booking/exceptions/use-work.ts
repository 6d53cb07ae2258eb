import { endpoints, type ExceptionRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { ownZone } from './words.ts';

const { exceptions, shipmentDesk } = endpoints;
const refreshes = [exceptions.list, exceptions.counts] as const;

export type Work = {
  /** Takes one on, or gives one's own back. */
  readonly own: (row: ExceptionRow) => void;
  readonly snooze: (row: ExceptionRow, until: Date | null) => void;
  readonly ask: (row: ExceptionRow) => void;
  readonly isMine: (row: ExceptionRow) => boolean;
};

/** What somebody does with a row; what was refused is said, and the list is read again. */
export function useWork(): Work {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const me = useUser()?.id;
  const owning = useApiMutation(exceptions.own, { refreshes });
  const snoozing = useApiMutation(exceptions.snooze, { refreshes });
  const asking = useApiMutation(shipmentDesk.ask, { refreshes: [exceptions.list] });
  const isMine = (row: ExceptionRow): boolean => row.owner?.id === me;
  const onError = ({ message }: { readonly message: string }): void => notifyRefused({ title: message });
  return {
    isMine,
    own: (row) => {
      const mine = !isMine(row);
      owning.mutate(
        { params: { id: row.id, kind: row.kind }, body: { mine, seen_owner_id: row.owner?.id ?? null } },
        {
          onError,
          onSuccess: () =>
            notifyDone({ title: t(mine ? 'exceptions.taken' : 'exceptions.given_back'), text: row.number }),
        },
      );
    },
    snooze: (row, until) =>
      snoozing.mutate(
        { params: { id: row.id, kind: row.kind }, body: { until: until?.toISOString() ?? null } },
        {
          onError,
          onSuccess: () =>
            notifyDone({
              title:
                until === null
                  ? t('exceptions.woken')
                  : t('exceptions.snoozed', { time: dateTime(until.toISOString(), ownZone()) }),
              text: row.number,
            }),
        },
      ),
    ask: (row) =>
      asking.mutate(
        { params: { id: row.id } },
        { onError, onSuccess: () => notifyDone({ title: t('exceptions.asked'), text: row.number }) },
      ),
  };
}
