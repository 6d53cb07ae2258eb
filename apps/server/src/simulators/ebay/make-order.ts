import type { SimulatorState } from '@waybill/carriers/simulators';
import { goods, people, places } from './goods.ts';
import { ordersKind, type SimulatedLine, type SimulatedOrder } from './records.ts';

const day = 86_400_000;
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Deterministic number by text and position, so that orders are the same in each run. */
function scattered(number: number, salt: number): number {
  let mixed = Math.imul(number + 1, 2_654_435_761) ^ Math.imul(salt + 1, 40_503);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

const digits = (number: number, count: number): string => String(number % 10 ** count).padStart(count, '0');

function linesOf(number: number): SimulatedLine[] {
  const count = 1 + (scattered(number, 1) % 3 === 0 ? 1 : 0);
  return Array.from({ length: count }, (_, at) => {
    const good = pick(goods, scattered(number, 2 + at));
    const quantity = good.packageType === 'pallets' ? 1 : 1 + (scattered(number, 5 + at) % 2);
    const id = `${digits(scattered(number, 7), 6)}${digits(number, 5)}${at + 1}`;
    return { id, sku: good.sku, title: good.title, quantity, price: good.price };
  });
}

type More = Partial<Pick<SimulatedOrder, 'payment' | 'canceled'>>;

/** Creates and stores an order of a seller; the same number gives the same order. */
export function makeOrder(state: SimulatorState, seller: string, created: Date, more: More = {}): SimulatedOrder {
  const number = state.next('order');
  const [first, last, company] = pick(people, scattered(number, 11));
  const [street, city, region, postalCode] = pick(places, scattered(number, 11));
  const order: SimulatedOrder = {
    orderId: `26-${digits(number, 5)}-${digits(scattered(number, 13), 5)}`,
    seller,
    created: created.toISOString(),
    modified: created.toISOString(),
    payment: more.payment ?? 'PAID',
    canceled: more.canceled ?? false,
    buyer: `${first.toLowerCase()}_${last.toLowerCase()}`,
    name: `${first} ${last}`,
    company,
    street,
    city,
    state: region,
    postalCode,
    phone: '312 555 0147',
    note: number % 9 === 0 ? 'Please leave it at the side door.' : null,
    service: number % 4 === 0 ? 'UPSGround' : 'USPSPriority',
    delivery: number % 5 === 0 ? 0 : 1_295,
    shipBy: new Date(created.getTime() + 3 * day).toISOString(),
    lines: linesOf(number),
  };
  state.put(ordersKind, order.orderId, order);
  return order;
}
