import { HeldBanner } from '../../features/billing/credit-holds/held-banner.tsx';
import { ViewBanner } from '../../features/identity/customer-views/public.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** What stands above every page of an account: that staff look at it, and that it is on hold. */
export function AccountBanners() {
  const user = useUser();
  return (
    <>
      {user?.viewing_until && <ViewBanner user={user} until={user.viewing_until} />}
      {!user?.viewing_merged && (user?.account?.closed ?? user?.account?.credit_status === 'hold') && <HeldBanner />}
    </>
  );
}
