import type { ReactNode } from 'react';
import { useUser } from '../../lib/session/use-user.ts';
import { RouteLink } from '../route-link.tsx';

type Props = { readonly id: string; readonly children: ReactNode; readonly className?: string };

/** A shipment on a page of staff: a link for those who may open it, and its number alone for anyone else. */
export function StaffShipmentLink({ id, children, className }: Props) {
  const looks = useUser()?.abilities.includes('staff.shipments.read') ?? false;
  if (!looks) return <span className={className}>{children}</span>;
  return (
    <RouteLink to="admin.shipments.detail" params={{ id }} className={className}>
      {children}
    </RouteLink>
  );
}
