import { ClientDetail } from './client-detail.tsx';

/** One API client of any account. */
export function StaffClientPage() {
  return <ClientDetail of="staff" />;
}

/** One API client of the account. */
export function OwnClientPage() {
  return <ClientDetail of="own" />;
}
