import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type DeskRequest, type RateConfirmation } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../../lib/api/address.ts';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconFileTypePdf,
  IconHourglass,
} from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ownZone } from '../../quote-requests/public.ts';
import css from './desk-truckload.module.css';
import { RateConfirmationDialog } from './rate-confirmation-dialog.tsx';

const everyMs = 15_000;
const looks = {
  sent: { tone: 'move', icon: IconClock },
  accepted: { tone: 'go', icon: IconCircleCheck },
  declined: { tone: 'stop', icon: IconBan },
  withdrawn: { tone: 'off', icon: IconArrowBackUp },
  expired: { tone: 'care', icon: IconHourglass },
} as const satisfies Record<RateConfirmation['state'], object>;

function Sent({ sent }: { readonly sent: RateConfirmation }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { dateTime } = useFormats();
  const refreshes = [endpoints.rateConfirmations.list];
  const withdraw = useApiMutation(endpoints.rateConfirmations.withdraw, { refreshes });
  const { tone, icon } = looks[sent.state];
  const { driver, answered_at: at } = sent;
  return (
    <li className={css.offer} aria-label={sent.number}>
      <div>
        <p>
          <ToneChip tone={tone} icon={icon}>
            {t(`staff_truckloads.paper.states.${sent.state}`)}
          </ToneChip>{' '}
          <span className="wb-mono">{sent.number}</span> <b>{sent.carrier.name}</b>
        </p>
        <p className="wb-soft">
          {t('staff_truckloads.paper.to', {
            name: sent.contact_name,
            email: sent.email,
            time: dateTime(sent.sent_at, ownZone()),
          })}
        </p>
        {at !== null && (
          <p>
            {t('staff_truckloads.link.answered', { name: sent.answered_by ?? '', time: dateTime(at, ownZone()) })}
            {sent.reason !== null && `: ${sent.reason}`}
          </p>
        )}
        {driver !== null && (
          <p>
            {t('staff_truckloads.paper.driver', { name: driver.driver_name, truck: driver.truck_number })}{' '}
            <a href={`tel:${driver.driver_phone}`}>{driver.driver_phone}</a>
          </p>
        )}
      </div>
      <div className={css.figure}>
        <b>{money(sent.cost)}</b>
      </div>
      <div className={css.acts}>
        <Button
          component="a"
          href={addressOf(endpoints.rateConfirmations.paper.path, { id: sent.id }, {})}
          target="_blank"
          rel="noreferrer"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
          aria-label={t('staff_truckloads.paper.open', { number: sent.number })}
        >
          PDF
        </Button>
        {sent.state === 'sent' && (
          <Button
            size="compact-sm"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(
                { params: { id: sent.id } },
                { onError: (problem) => notifyRefused({ title: problem.message }) },
              )
            }
          >
            {t('quote_requests.page.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

type Props = { readonly request: DeskRequest; readonly shipmentId: string };

/** What the carrier is asked to sign, who drives, and what came back. */
export function RateConfirmationPanel({ request, shipmentId }: Props) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const query = useQuery({
    ...apiQuery(endpoints.rateConfirmations.list, { params: { id: shipmentId } }),
    refetchInterval: everyMs,
  });
  const all = query.data?.data ?? [];
  const open = !all.some(({ state }) => state === 'accepted');
  return (
    <Panel
      title={t('staff_truckloads.paper.title')}
      aside={
        open && (
          <Button size="compact-sm" variant={all.length === 0 ? 'filled' : 'default'} onClick={() => setSending(true)}>
            {t(all.length === 0 ? 'staff_truckloads.paper.send' : 'staff_truckloads.paper.again')}
          </Button>
        )
      }
      flush
    >
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />}
      {query.isSuccess && all.length === 0 && <p className={css.empty}>{t('staff_truckloads.paper.empty')}</p>}
      <ul className={css.list}>
        {all.map((sent) => (
          <Sent key={sent.id} sent={sent} />
        ))}
      </ul>
      {sending && (
        <RateConfirmationDialog request={request} shipmentId={shipmentId} onClose={() => setSending(false)} />
      )}
    </Panel>
  );
}
