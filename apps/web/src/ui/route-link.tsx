import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { pathOf } from '../lib/routes/path-to.ts';
import type { RouteTarget } from '../lib/routes/table.ts';

type Rest = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link to a page by its name; the page is fetched while the pointer rests on it. */
export function RouteLink({ to, params, search, ...rest }: RouteTarget & Rest) {
  // A page is current only at its own address, not at those below it; a view of it only with the same query.
  const exact = { exact: true, includeSearch: search !== undefined };
  return <Link {...rest} to={pathOf({ to, params } as RouteTarget)} search={search ?? {}} activeOptions={exact} />;
}
