import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints, type StaffAccount } from '@waybill/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams, useAddressQuery } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { CountTabs } from '../../../ui/count-tabs/count-tabs.tsx';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { AccountBanners } from './detail/banners.tsx';
import { HeadActions } from './detail/head-actions.tsx';
import { accountTabs } from './detail/tabs.ts';
import css from './staff-accounts.module.css';
import { AccountStateChip } from './state-chip.tsx';

/** Where it is, what staff call it, since when it is a customer, and its terms, in one line. */
function useNote(account: StaffAccount): string {
  const { t } = useTranslation();
  const since = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const { city, state, postal_code: code } = account.address;
  const place = [city, [state, code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    place,
    t('staff_accounts.detail.number', { number: account.number }),
    t('staff_accounts.detail.since', { month: since.format(new Date(`${localDay(account.created_at)}T00:00:00Z`)) }),
    t('staff_accounts.detail.terms', { count: account.terms_days }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function Account({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const may = useUser()?.abilities ?? [];
  const asked = useAddressQuery()['tab'];
  const tabs = accountTabs.filter(({ ability }) => ability === undefined || may.includes(ability));
  const chosen = tabs.find(({ key }) => key === asked) ?? tabs[0];
  const note = useNote(account);
  if (chosen === undefined) return null;
  const { Part } = chosen.body;
  return (
    <>
      <PageHeader
        trail={<RouteLink to="admin.accounts">{t('staff_accounts.detail.accounts')}</RouteLink>}
        title={
          <span className={css.name}>
            {account.name} <AccountStateChip state={account.state} />
          </span>
        }
        note={note}
        actions={<HeadActions account={account} />}
      />
      <CountTabs
        label={t('staff_accounts.tabs.label')}
        tabs={tabs.map(({ key, count }) => ({
          key,
          words: t(`staff_accounts.tabs.${key}`),
          count: count && account.counts[count],
        }))}
        chosen={chosen.key}
        choose={(key) => void navigate({ to: '.', search: key === 'overview' ? {} : { tab: key } })}
      />
      <AccountBanners account={account} />
      <Suspense fallback={<div className={css.bones} aria-hidden="true" />}>
        <Part key={chosen.key} account={account} />
      </Suspense>
    </>
  );
}

/** One account: how it stands, its people, and everything it has, each in a tab of its own. */
export function AccountPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.staffAccounts.show, { params: { id } }),
    refetchOnWindowFocus: 'always',
  });
  const account = query.data?.data;
  usePageTitle(account?.name ?? null);
  if (account !== undefined) return <Account key={account.id} account={account} />;
  return (
    <DetailWithout
      query={query}
      trail={<RouteLink to="admin.accounts">{t('staff_accounts.detail.accounts')}</RouteLink>}
      title={t('titles.account_management')}
      back={<LinkButton to="admin.accounts">{t('staff_accounts.detail.missing')}</LinkButton>}
      none={[404, 422]}
      failed={t('staff_accounts.detail.failed')}
    />
  );
}
