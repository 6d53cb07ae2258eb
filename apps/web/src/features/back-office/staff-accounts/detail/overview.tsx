import layout from '../../../../ui/page-layout.module.css';
import { MarginsPanel } from '../../../quoting/account-margins/public.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { MonthPanel } from './month-panel.tsx';
import type { AccountTabProps } from './tabs.ts';
import { UsersPanel } from './users-tab.tsx';

/** How an account stands at a glance: what it owes, who is in it, how the month went, what happened, whom to call. */
export function OverviewTab({ account }: AccountTabProps) {
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <CreditPanel account={account} />
        <MarginsPanel accountId={account.id} />
        <UsersPanel account={account} />
      </div>
      <div className={layout.aside}>
        <MonthPanel account={account} />
        <ActivityPanel account={account} />
        <ContactsPanel account={account} />
      </div>
    </div>
  );
}
