import type { StaffAccount } from '@waybill/contract';
import { MarginsPanel } from './margins-panel.tsx';

/** What an account is sold at, with the room to change it. */
export function MarginsTab({ account }: { readonly account: StaffAccount }) {
  return <MarginsPanel accountId={account.id} />;
}
