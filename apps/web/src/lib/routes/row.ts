import type { Ability } from '@waybill/contract';
import type { Phrases } from '@waybill/phrases';

/** Who may open a page, beside the ability it may need. */
export type PageAccess =
  /** Everybody. */
  | 'anyone'
  /** Only somebody signed out; others are sent home. */
  | 'signed_out'
  /** Somebody signed in, even with an unverified email. */
  | 'signed_in'
  /** Somebody signed in whose email is verified. */
  | 'verified'
  | 'staff'
  | 'super_admin'
  /** Staff, but not accounting alone. */
  | 'not_accounting';

/** A page as data: its path as the specification writes it (`{name}`, `{name?}`), title, frame and access. */
export type RouteRow = {
  readonly path: `/${string}`;
  readonly title: keyof Phrases['titles'];
  readonly shell: 'public' | 'customer' | 'admin';
  readonly access: PageAccess;
  readonly ability?: Ability;
};
