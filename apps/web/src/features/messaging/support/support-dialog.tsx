import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type SupportContacts } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import {
  IconCircleCheck,
  IconClock,
  IconMail,
  IconMessageCircle,
  IconPhone,
  IconReceipt2,
  type IconTruck,
} from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { showChat } from '../chats/public.ts';
import { differ, instantOf, isOpen, type Hours } from './hours.ts';
import css from './support-dialog.module.css';
import { closeSupport } from './support-state.ts';

const locales = { en: 'en-US', es: 'es-US' } as const;

type WayProps = { readonly icon: typeof IconTruck; readonly name: string; readonly children: ReactNode };

function Way({ icon: Icon, name, children }: WayProps) {
  return (
    <div className={css.way}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    </div>
  );
}

function OpeningHours({ hours }: { readonly hours: Hours }) {
  const { t } = useTranslation();
  const { opens_at: opens, closes_at: closes, time_zone: zone } = hours;
  const [now] = useState(() => new Date());
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (time: string, shownIn: string) =>
    instantOf(time, zone, now).toLocaleTimeString(locales[currentLanguage()], {
      timeZone: shownIn,
      hour: 'numeric',
      minute: '2-digit',
    });
  const name = new Intl.DateTimeFormat(locales[currentLanguage()], { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const open = isOpen(hours, now);
  return (
    <Way icon={IconClock} name={t('support.hours')}>
      {t('support.weekdays', { from: at(opens, zone), to: at(closes, zone), zone: name ?? zone })}
      {differ(zone, own, now) && (
        <span className={css.soft}>{t('support.here', { from: at(opens, own), to: at(closes, own) })}</span>
      )}
      <span className={css.now}>
        <ToneChip tone={open ? 'go' : 'wait'} icon={open ? IconCircleCheck : IconClock}>
          {t(open ? 'support.open_now' : 'support.closed_now')}
        </ToneChip>
        {!open && <span className={css.soft}>{t('support.closed_text')}</span>}
      </span>
    </Way>
  );
}

/** The way into the chat, for whoever has it. */
function ChatWay() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user?.abilities.includes('chat.use') || user.email_verified_at === null) return null;
  const chat = (): void => {
    closeSupport();
    showChat({ kind: 'list' });
  };
  return (
    <Way icon={IconMessageCircle} name={t('support.chat')}>
      <Button size="compact-sm" onClick={chat}>
        {t('support.open_chat')}
      </Button>
    </Way>
  );
}

function Ways({ contacts }: { readonly contacts: SupportContacts }) {
  const { t } = useTranslation();
  const account = useUser()?.account?.name ?? '';
  const { phone, email, billing_email: billing, hours } = contacts;
  const mailTo = (address: string) =>
    `mailto:${address}?subject=${encodeURIComponent(t('support.subject', { account }))}`;
  return (
    <dl className={css.ways}>
      {phone !== null && (
        <Way icon={IconPhone} name={t('support.call')}>
          <a className={css.strong} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </Way>
      )}
      <ChatWay />
      {hours !== null && <OpeningHours hours={hours} />}
      {email !== null && (
        <Way icon={IconMail} name={t('support.write')}>
          <a href={mailTo(email)}>{email}</a>
        </Way>
      )}
      {billing !== null && (
        <Way icon={IconReceipt2} name={t('support.billing')}>
          <a href={mailTo(billing)}>{billing}</a>
        </Way>
      )}
    </dl>
  );
}

/** How to reach the provider: by phone in its hours, or by mail. */
export function SupportDialog() {
  const { t } = useTranslation();
  useFocusBack();
  const query = useQuery({ ...apiQuery(endpoints.support.contacts), staleTime: 600_000 });
  const contacts = query.data?.data;
  return (
    <Modal
      opened
      onClose={closeSupport}
      title={t('support.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={css.intro}>{t('support.intro')}</p>
      {query.isError && <LoadFailed message={t('support.failed')} retry={() => void query.refetch()} />}
      {query.isPending && (
        <div role="status" className={css.bones}>
          <span className="wb-only-heard">{t('common.loading')}</span>
        </div>
      )}
      {contacts && <Ways contacts={contacts} />}
      <footer className={css.foot}>
        <span className={css.soft}>{t('support.at_hand')}</span>
        <Button onClick={closeSupport}>{t('common.close')}</Button>
      </footer>
    </Modal>
  );
}
