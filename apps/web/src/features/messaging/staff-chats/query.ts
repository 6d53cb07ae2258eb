import { chatCategories, chatQueues, type endpoints, type QueryInput } from '@waybill/contract';
import { useMemo } from 'react';
import { useList, type List } from '../../../ui/table/use-list.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';

/** What the inbox can be narrowed by; the names stand in the address. */
const inboxFilters = ['queue', 'category', 'search'] as const;
export type Inbox = List<(typeof inboxFilters)[number]>;

/** The inbox of the address: queue, category, search and page. */
export function useInbox(): Inbox {
  return useList(inboxFilters, '');
}

/** The inbox as the server is asked for it; what the address has wrong is left out. */
export function queryOf({ filters, page, perPage }: Inbox) {
  const category = chatCategories.find((one) => one === filters.category);
  return {
    queue: chatQueues.find((one) => one === filters.queue) ?? 'open',
    ...(category === undefined ? {} : { category }),
    ...(filters.search ? { search: filters.search.slice(0, 60) } : {}),
    page,
    per_page: perPage,
  } satisfies QueryInput<typeof endpoints.staffChats.list>;
}

/** What of the address belongs to the inbox, so that a chat opened from it keeps its place there. */
export function useInboxPlace(): Readonly<Record<string, string>> {
  const query = useAddressQuery();
  return useMemo(() => {
    const kept = [...inboxFilters, 'page', 'per_page'].flatMap((name) => {
      const value = query[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(kept);
  }, [query]);
}
