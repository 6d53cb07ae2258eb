import { type Rate, ratePrice } from '@waybill/contract';
import { rateOrders, sortRates, type RateOrder } from '../sort-rates.ts';

/** What of the rates is shown, and how. */
export type RateView = {
  readonly order: RateOrder;
  /** Latest delivery date, `YYYY-MM-DD`. */
  readonly arrive: string | null;
  /** Most business days in transit. */
  readonly transit: number | null;
  readonly guaranteed: boolean;
  /** Ids of carriers; none are all. */
  readonly carriers: readonly string[];
  readonly chart: boolean;
};

/** Names in the address. */
export const viewNames = ['sort', 'arrive', 'transit', 'guaranteed', 'carriers', 'view'] as const;
export type ViewQuery = { readonly [name in (typeof viewNames)[number]]?: string | undefined };

/** A view as its address says; what it does not understand is left out. */
export function readView(query: ViewQuery): RateView {
  const [, down, by] = /^(-?)(\w+)$/.exec(query.sort ?? '') ?? [];
  const days = Number(query.transit);
  return {
    order: { by: rateOrders.find((name) => name === by) ?? 'price', down: down === '-' },
    arrive: /^\d{4}-\d\d-\d\d$/.test(query.arrive ?? '') ? (query.arrive ?? null) : null,
    transit: Number.isInteger(days) && days > 0 ? days : null,
    guaranteed: query.guaranteed === '1',
    carriers: query.carriers?.split(',').filter(Boolean) ?? [],
    chart: query.view === 'chart',
  };
}

/** What the address says for a view; undefined for what is not set. */
export function writeView({ order, arrive, transit, guaranteed, carriers, chart }: RateView): ViewQuery {
  const plain = order.by === 'price' && !order.down;
  return {
    sort: plain ? undefined : `${order.down ? '-' : ''}${order.by}`,
    arrive: arrive ?? undefined,
    transit: transit === null ? undefined : String(transit),
    guaranteed: guaranteed ? '1' : undefined,
    carriers: carriers.length === 0 ? undefined : carriers.join(','),
    view: chart ? 'chart' : undefined,
  };
}

/** Whether a service is sold with a promised delivery time. Carriers say so in the name of the service only. */
export function isGuaranteed({ service }: Pick<Rate, 'service'>): boolean {
  return /guarante|garantiz/i.test(service.name);
}

/** The rates that the filters of a view let through. */
export function filterRates(rates: readonly Rate[], view: Omit<RateView, 'order' | 'chart'>): Rate[] {
  return rates.filter(
    (rate) =>
      (view.arrive === null || rate.delivery_date <= view.arrive) &&
      (view.transit === null || rate.transit_days <= view.transit) &&
      (!view.guaranteed || isGuaranteed(rate)) &&
      (view.carriers.length === 0 || view.carriers.includes(rate.carrier.id)),
  );
}

/** The rates of a view in its order. */
export function viewRates(rates: readonly Rate[], view: RateView, insured: boolean): Rate[] {
  return sortRates(filterRates(rates, view), view.order, insured);
}

/** The lowest price among rates, in minor units; null without any. */
export function lowestPrice(rates: readonly Rate[], insured: boolean): Rate['liability'] | null {
  const prices = rates.map((rate) => ratePrice(rate, insured));
  return prices.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}
