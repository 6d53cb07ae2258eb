import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { endpoints, salesStates, type QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { pageExists } from '../../../lib/routes/navigator.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useRequestColumns } from './columns.tsx';

const names = ['state'] as const;
const shown = ['open', 'answered', 'accepted'] as const;
const every = ['open', ...salesStates] as const;
const everyMs = 30_000;

/** Everything that the account has asked sales for. */
export function QuoteRequestsPage() {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 30em)');
  const list = useList(names, '-created_at');
  const may = useUser()?.abilities.includes('quote.create') ?? false;
  const state = every.find((one) => one === list.filters.state);
  const asked: NonNullable<QueryInput<typeof endpoints.quoteRequests.list>> = {
    page: list.page,
    per_page: list.perPage,
    ...(state === undefined ? {} : { state }),
  };
  const query = useQuery({ ...apiQuery(endpoints.quoteRequests.list, { query: asked }), refetchInterval: everyMs });
  const start = may && <LinkButton to="quote.new">{t('quote_requests.list.new')}</LinkButton>;
  return (
    <>
      <PageHeader
        title={t('titles.quote_requests')}
        note={t('quote_requests.list.note')}
        trail={
          pageExists('quote.history') && <RouteLink to="quote.history">{t('quote_requests.list.history')}</RouteLink>
        }
        actions={start}
      />
      <ListTools>
        <SegmentedControl
          aria-label={t('quote_requests.list.state')}
          // Long words of a language have a line of their own there.
          orientation={phone ? 'vertical' : 'horizontal'}
          value={shown.find((one) => one === state) ?? 'all'}
          onChange={(value) => list.filter({ state: value === 'all' ? '' : value })}
          data={[
            { value: 'all', label: t('quote_requests.list.all') },
            { value: 'open', label: t('quote_requests.list.open') },
            { value: 'answered', label: t('quote_requests.states.answered') },
            { value: 'accepted', label: t('quote_requests.states.accepted') },
          ]}
        />
      </ListTools>
      <DataTable
        label={t('titles.quote_requests')}
        columns={useRequestColumns()}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'quote.requests.detail', params: { id: row.id } })}
        empty={
          <EmptyState
            title={t('quote_requests.list.empty_title')}
            text={t('quote_requests.list.empty_text')}
            actions={start}
          />
        }
      />
    </>
  );
}
