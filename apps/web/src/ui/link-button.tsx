import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RouteTarget } from '../lib/routes/table.ts';
import { RouteLink } from './route-link.tsx';

type Props = RouteTarget & ButtonProps & { readonly children: ReactNode };

/** A link that looks like a button; its words say where it goes. */
export function LinkButton({ to, params, search, ...button }: Props) {
  const target = { to, params, ...(search ? { search } : {}) } as RouteTarget;
  return <Button {...button} renderRoot={(root) => <RouteLink {...root} {...target} />} />;
}
