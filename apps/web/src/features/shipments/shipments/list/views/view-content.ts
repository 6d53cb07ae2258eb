import type { ShipmentColumn, ShipmentView } from '@waybill/contract';
import { firstSort, listQuery, type Board, type ShipmentList } from '../filters.ts';

type Content = ShipmentView['content'];
type State = Pick<ShipmentList, 'filters' | 'sort' | 'page' | 'perPage' | 'board'>;

/** The list as it stands, as a view keeps it. */
export function contentOf(list: State, columns: readonly ShipmentColumn[]): Content {
  const { page: _page, per_page: _rows, sort, ...filters } = listQuery(list);
  return { ...filters, sort: sort ?? firstSort, columns: [...columns] };
}

/** Whether a view shows just what the list shows now. */
export function isCurrent(view: Content, now: Content): boolean {
  const text = ({ status, search, from, to, sort, columns }: Content): string =>
    JSON.stringify([status ?? '', search ?? '', from ?? '', to ?? '', sort, columns]);
  return text(view) === text(now);
}

/** The filters and the order of a view as the address of a board has them. */
export function searchOf({ status, search, from, to, sort }: Content, board?: Board): Record<string, string> {
  const every = board?.status === undefined ? undefined : 'all';
  const given = {
    status: status === board?.status ? undefined : (status ?? every),
    search,
    from,
    to,
    sort: sort === (board?.sort ?? firstSort) ? undefined : sort,
  };
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
