import { Button, TextInput } from '@mantine/core';
import { endpoints, type ConfirmationLink, type DeskRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconArrowBackUp, IconBan, IconCircleCheck, IconClock, IconHourglass } from '../../../../ui/icons.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ownZone } from '../../quote-requests/public.ts';
import { refreshes } from '../use-desk.ts';
import css from './desk-truckload.module.css';

const looks = {
  open: { tone: 'move', icon: IconClock },
  expired: { tone: 'care', icon: IconHourglass },
  ended: { tone: 'off', icon: IconArrowBackUp },
  confirmed: { tone: 'go', icon: IconCircleCheck },
  declined: { tone: 'off', icon: IconBan },
} as const satisfies Record<ConfirmationLink['state'], object>;

function Link({ link }: { readonly link: ConfirmationLink }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { tone, icon } = looks[link.state];
  return (
    <li className={css.link}>
      <ToneChip tone={tone} icon={icon}>
        {t(`staff_truckloads.link.states.${link.state}`)}
      </ToneChip>
      <span>{link.sent_to}</span>
      <span className="wb-soft">
        {link.answered_at !== null && link.answered_by !== null
          ? t('staff_truckloads.link.answered', {
              name: link.answered_by,
              time: dateTime(link.answered_at, ownZone()),
            })
          : t('staff_truckloads.link.until', { time: dateTime(link.expires_at, ownZone()) })}
      </span>
    </li>
  );
}

function SendLink({ request }: { readonly request: DeskRequest }) {
  const { t } = useTranslation();
  const send = useApiMutation(endpoints.staffQuoteRequests.sendLink, { refreshes });
  const contract = useContractForm({
    schema: z.object({
      email: z.string({ error: 'required' }).min(1, 'required'),
      name: z.string({ error: 'required' }).min(1, 'required'),
    }),
    initialValues: { name: request.contact.name, email: request.contact.email },
    send: async (body) => {
      await send.mutateAsync({ params: { id: request.id }, body });
      notifyDone({ title: t('staff_truckloads.link.sent', { email: body.email }) });
    },
  });
  const { form } = contract;
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <FormErrors of={contract} />
      <TextInput label={t('quote_requests.step.name')} required data-path="name" {...form.getInputProps('name')} />
      <TextInput
        label={t('quote_requests.step.email')}
        type="email"
        required
        data-path="email"
        {...form.getInputProps('email')}
      />
      <Button type="submit" loading={contract.sending}>
        {t(request.links.length === 0 ? 'staff_truckloads.link.send' : 'staff_truckloads.link.again')}
      </Button>
    </form>
  );
}

/** The mailed link by which somebody without a login says yes or no to what is offered. */
export function LinkPanel({ request }: { readonly request: DeskRequest }) {
  const { t } = useTranslation();
  const answered = request.state === 'answered';
  if (!answered && request.links.length === 0) return null;
  return (
    <Panel title={t('staff_truckloads.link.title')}>
      <div className={css.form}>
        {request.links.length > 0 && (
          <ul className={css.links}>
            {request.links.map((link) => (
              <Link key={link.id} link={link} />
            ))}
          </ul>
        )}
        {answered && <p className={css.hint}>{t('staff_truckloads.link.text')}</p>}
        {answered && <SendLink request={request} />}
      </div>
    </Panel>
  );
}
