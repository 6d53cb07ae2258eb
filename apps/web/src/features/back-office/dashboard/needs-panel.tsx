import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer, endpoints, Need, NeedKind } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import {
  IconArrowRight,
  IconFlag,
  IconHandStop,
  IconLock,
  IconMessage2Dollar,
  IconMessages,
  IconPlugX,
  IconProgressHelp,
  IconReceipt2,
} from '../../../ui/icons.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import { agoWords } from '../../booking/exceptions/public.ts';
import css from './needs.module.css';

type Query = UseQueryResult<Answer<typeof endpoints.dashboard.needs>, ApiProblem>;

/** Each kind's picture, and the page that lists exactly what is counted. */
const places: Readonly<Record<NeedKind, { readonly icon: typeof IconFlag; readonly to: RouteTarget }>> = {
  credit_holds: { icon: IconLock, to: { to: 'admin.credit-holds' } },
  disputes: { icon: IconFlag, to: { to: 'admin.disputes' } },
  chats: { icon: IconMessages, to: { to: 'admin.chats' } },
  quote_requests: { icon: IconMessage2Dollar, to: { to: 'admin.quote-requests' } },
  exceptions: { icon: IconHandStop, to: { to: 'admin.exceptions' } },
  bookings: { icon: IconProgressHelp, to: { to: 'admin.bookings' } },
  incidents: { icon: IconPlugX, to: { to: 'admin.incidents' } },
  carrier_bills: { icon: IconReceipt2, to: { to: 'admin.carrier-bills' } },
};

/** What cannot wait comes first, and what nothing waits in last. */
const urgency = ({ count, pressing }: Need): number => (count === 0 ? 0 : (pressing ?? 0) > 0 ? 2 : 1);

function Tile({ need, now }: { readonly need: Need; readonly now: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { kind, count, oldest, pressing } = need;
  const { icon: Icon, to } = places[kind];
  const urgent = pressing !== null && pressing > 0 && kind in pressingKinds;
  return (
    <li className={css.tile} data-none={count === 0 || undefined}>
      <p className={css.name}>
        <Icon size={16} stroke={1.5} aria-hidden="true" />
        {t(`dashboard.need.${kind}`)}
      </p>
      <p className={css.count}>{number(count)}</p>
      <p className={css.state}>
        {count === 0 && t('dashboard.none')}
        {urgent && (
          <span className={css.pressing}>{t(`dashboard.pressing.${kind as PressingKind}`, { count: pressing })}</span>
        )}
        {count > 0 && oldest !== null && <span>{t('dashboard.oldest', { ago: agoWords(oldest, now) })}</span>}
      </p>
      <RouteLink {...to} className={css.act}>
        {t(`dashboard.act.${kind}`)}
        <IconArrowRight size={16} aria-hidden="true" />
      </RouteLink>
    </li>
  );
}

const pressingKinds = {
  chats: true,
  quote_requests: true,
  exceptions: true,
  bookings: true,
  incidents: true,
  carrier_bills: true,
} as const satisfies Partial<Record<NeedKind, true>>;
type PressingKind = keyof typeof pressingKinds;

function Waiting({ tiles = 6 }: { readonly tiles?: number }) {
  return (
    <ul className={css.tiles} data-count={tiles} aria-hidden="true">
      {Array.from({ length: tiles }, (_, index) => (
        <li key={index} className={css.tile}>
          <Skeleton height={14} width="70%" my={4} />
          <Skeleton height={28} width="32px" my={4} />
          <Skeleton height={14} width="50%" my={4} />
          <Skeleton height={14} width="60%" my={4} />
        </li>
      ))}
    </ul>
  );
}

/** What somebody has to look after now: how many, since when, and the way to them. */
export function NeedsPanel({ query }: { readonly query: Query }) {
  const { t } = useTranslation();
  const { clock } = useFormats();
  const { data, isError } = query;
  return (
    <section className={css.needs} aria-labelledby="needs-title" aria-busy={query.isPending}>
      <header className={css.head}>
        <h2 id="needs-title">{t('dashboard.needs')}</h2>
        {data && (
          <span className={css.live} data-live={!isError || undefined}>
            {isError ? t('dashboard.stale', { time: clock(Date.parse(data.as_of)) }) : t('dashboard.live')}
          </span>
        )}
      </header>
      {isError && <LoadFailed message={t('dashboard.failed')} retry={() => void query.refetch()} />}
      {data ? (
        <ul className={css.tiles} data-count={data.data.length}>
          {data.data
            .toSorted((a, b) => urgency(b) - urgency(a))
            .map((need) => (
              <Tile key={need.kind} need={need} now={Date.parse(data.as_of)} />
            ))}
        </ul>
      ) : (
        !isError && <Waiting />
      )}
    </section>
  );
}
