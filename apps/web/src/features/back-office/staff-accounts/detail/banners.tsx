import { Button } from '@mantine/core';
import { endpoints, type StaffAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { IconBan, IconClockExclamation, IconLock } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { ActivateDialog } from '../../../billing/credit-holds/public.ts';
import { accountReads } from '../account-reads.ts';
import css from '../staff-accounts.module.css';

type Props = { readonly account: StaffAccount };
/** So many late invoices are named; the others are counted. */
const named = 3;

/** Mails the account what is past due. */
function useRemind(account: StaffAccount) {
  const { t } = useTranslation();
  const send = useApiMutation(endpoints.staffAccountsMany.mail, { refreshes: accountReads });
  const remind = (): void =>
    send.mutate(
      { body: { ids: [account.id], kind: 'reminder' } },
      {
        onSuccess: ({ data }) =>
          notifyDone({
            title: t(data.changed === 1 ? 'staff_accounts.hold.reminded' : 'staff_accounts.hold.reminded_before'),
          }),
        onError: ({ message }) => notifyRefused({ title: t('staff_accounts.hold.not_reminded'), text: message }),
      },
    );
  return { remind, sending: send.isPending };
}

function Late({ account: { late, grace_days: grace } }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  if (late.length === 0) return null;
  const more = late.length - Math.min(late.length, named);
  return (
    <>
      {late
        .slice(0, named)
        .map(({ number, owed, days_past_due: count }) =>
          t('staff_accounts.hold.late', { number, amount: money(owed), count }),
        )
        .join(', ')}
      {more > 0 && ` ${t('staff_accounts.hold.more', { count: more })}`}
      {'. '}
      {t('staff_accounts.hold.grace', { count: grace })}{' '}
    </>
  );
}

function HoldBanner({ account }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const may = useUser()?.abilities.includes('staff.credit') ?? false;
  const [asking, setAsking] = useState(false);
  const { remind, sending } = useRemind(account);
  const { hold } = account;
  if (hold === null) return null;
  const since = hold.since === null ? null : dateTime(hold.since, ownZone());
  return (
    <>
      <Notice
        tone="stop"
        icon={IconLock}
        title={since === null ? t('staff_accounts.hold.title') : t('staff_accounts.hold.title_since', { since })}
        action={
          may && (
            <span className={css.acts}>
              {account.late.length > 0 && (
                <Button loading={sending} onClick={remind}>
                  {t('staff_accounts.hold.remind')}
                </Button>
              )}
              <Button variant="filled" onClick={() => setAsking(true)}>
                {t('staff_accounts.hold.activate')}
              </Button>
            </span>
          )
        }
      >
        <Late account={account} />
        {hold.cause === 'staff' &&
          t('staff_accounts.hold.by_staff', { name: hold.set_by ?? '', reason: hold.reason ?? '' })}{' '}
        {t('staff_accounts.hold.text')}
      </Notice>
      {asking && (
        <ActivateDialog
          account={{ account: { id: account.id, name: account.name } }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ClosedBanner({ account: { closed, merged_into: into } }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  if (closed === null) return null;
  const words = { at: dateTime(closed.at, ownZone()), by: closed.by ?? '', reason: closed.reason };
  if (into === null)
    return (
      <Notice tone="care" icon={IconBan} title={t('staff_accounts.close.banner', words)}>
        {closed.reason} {t('staff_accounts.close.effect')}
      </Notice>
    );
  return (
    <Notice tone="care" icon={IconBan} title={t('staff_account_records.merge.banner', words)}>
      <RouteLink to="admin.accounts.detail" params={{ id: into.id }}>
        {into.name} {into.number}
      </RouteLink>{' '}
      {t('staff_account_records.merge.banner_text')} {closed.reason}
    </Notice>
  );
}

/** What is the matter with the account, each with what can be done about it. */
export function AccountBanners({ account }: Props) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const opened = account.hold === null && account.open_until !== null;
  if (account.closed === null && account.hold === null && !opened && account.merged.length === 0) return null;
  return (
    <div className={css.banners}>
      <ClosedBanner account={account} />
      <HoldBanner account={account} />
      {opened && (
        <Notice
          tone="care"
          icon={IconClockExclamation}
          title={t(account.released_by === null ? 'staff_accounts.hold.opened' : 'staff_accounts.hold.opened_by', {
            date: longDate(account.open_until ?? ''),
            name: account.released_by ?? '',
          })}
        />
      )}
      {account.merged.length > 0 && (
        <p className={css.merged}>
          {t('staff_account_records.merge.includes')}{' '}
          {account.merged.map((one, at) => (
            <span key={one.id}>
              {at > 0 && ', '}
              <RouteLink to="admin.accounts.detail" params={{ id: one.id }}>
                {one.name} {one.number}
              </RouteLink>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
