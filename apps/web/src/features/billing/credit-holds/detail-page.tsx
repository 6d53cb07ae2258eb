import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type CreditAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ActivateDialog, HoldDialog, TermsDialog } from './credit-dialogs.tsx';
import css from './credit-holds.module.css';
import { HistoryPanel, InvoicesPanel, CreditPanel } from './credit-panels.tsx';
import { standsAs } from './staff-words.ts';
import { CreditChip } from './credit-chip.tsx';

type Asking = 'activate' | 'hold' | 'terms' | null;

function Actions({ account }: { readonly account: CreditAccount }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking>(null);
  const may = useUser()?.abilities ?? [];
  const close = (): void => setAsking(null);
  const held = account.status === 'hold';
  return (
    <>
      <span className={css.standing}>
        <CreditChip row={account} />
      </span>
      {may.includes('staff.payments') && (
        <LinkButton to="admin.payments" search={{ account: account.account.id }}>
          {t('titles.payments')}
        </LinkButton>
      )}
      <Button onClick={() => setAsking('terms')}>{t('credit_holds.detail.terms')}</Button>
      {account.cause !== 'staff' && (
        <Button onClick={() => setAsking('hold')}>
          {t(held ? 'credit_holds.detail.hold_too' : 'credit_holds.detail.hold')}
        </Button>
      )}
      {held && (
        <Button variant="filled" onClick={() => setAsking('activate')}>
          {t('credit_holds.detail.activate')}
        </Button>
      )}
      {asking === 'activate' && <ActivateDialog account={account} onClose={close} />}
      {asking === 'hold' && <HoldDialog account={account} onClose={close} />}
      {asking === 'terms' && <TermsDialog account={account} onClose={close} />}
    </>
  );
}

function useNote(account: CreditAccount | undefined): string | null {
  const { t } = useTranslation();
  const { dateTime, longDate } = useChargedFormats();
  if (account === undefined) return null;
  const stands = standsAs(account);
  if (stands === 'hold')
    return account.since && t('credit_holds.detail.held_note', { time: dateTime(account.since, ownZone()) });
  if (stands === 'good') return t('credit_holds.detail.good_note');
  return account.open_until && t('credit_holds.detail.open_note', { date: longDate(account.open_until) });
}

/** How one account stands with accounting: what it owes, what it may owe, every hold there was, and the way to change it. */
export function CreditAccountPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.creditHolds.show, { params: { id } }),
    refetchOnWindowFocus: 'always',
  });
  const account = query.data?.data;
  usePageTitle(account?.account.name ?? null);
  const note = useNote(account);
  const trail = <RouteLink to="admin.credit-holds">{t('titles.credit_holds')}</RouteLink>;
  if (account === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={t('titles.credit_holds')}
        back={<LinkButton to="admin.credit-holds">{t('credit_holds.detail.missing')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <PageHeader
        trail={trail}
        title={account.account.name}
        note={note}
        actions={<Actions key={account.account.id} account={account} />}
      />
      <div className={css.page}>
        <CreditPanel account={account} />
        <div className={css.columns}>
          <InvoicesPanel account={account} />
          <HistoryPanel account={account} />
        </div>
      </div>
    </>
  );
}
