import { kindOf, type SimulatorState } from '@waybill/carriers/simulators';

export type SimulatedSeller = { readonly userId: string; readonly username: string };
export type SimulatedLine = {
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  readonly quantity: number;
  /** In cents per piece. */
  readonly price: number;
};
/** A marketplace order. Instants are ISO 8601 in UTC. */
export type SimulatedOrder = {
  readonly orderId: string;
  readonly seller: string;
  readonly created: string;
  readonly modified: string;
  readonly payment: 'PAID' | 'PENDING' | 'FULLY_REFUNDED';
  readonly canceled: boolean;
  readonly buyer: string;
  readonly name: string;
  readonly company: string | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly note: string | null;
  readonly service: string;
  readonly delivery: number;
  readonly shipBy: string;
  readonly lines: readonly SimulatedLine[];
};
export type SimulatedFulfillment = {
  readonly id: string;
  readonly orderId: string;
  readonly carrier: string | null;
  readonly number: string | null;
  readonly shipped: string;
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[];
};
/** Redirect URLs of a registered RuName. */
export type RuName = { readonly accept: string; readonly decline: string };
export type Code = { readonly seller: string; readonly ruName: string; readonly until: number; readonly used: boolean };
export type Permission = { readonly seller: string; readonly ended: boolean };
export type Access = { readonly seller: string; readonly until: number };
/** Faults on demand, and the rate of new orders. */
export type Plan = {
  readonly tokenSeconds: number;
  /** Interval of pages after which the previous one is repeated; 0 means never. */
  readonly repeatEvery: number;
  /** Milliseconds between new orders; 0 means none. */
  readonly newOrderMs: number;
};

export const sellers = kindOf<SimulatedSeller>('seller');
export const ordersKind = kindOf<SimulatedOrder>('order');
export const fulfillments = kindOf<SimulatedFulfillment>('fulfillment');
export const ruNames = kindOf<RuName>('ru_name');
export const codes = kindOf<Code>('code');
export const permissions = kindOf<Permission>('permission');
export const accesses = kindOf<Access>('access');
export const plans = kindOf<Plan>('plan');
export const arrivals = kindOf<{ readonly at: string }>('arrival');

const usual: Plan = { tokenSeconds: 7200, repeatEvery: 0, newOrderMs: 0 };

export function planOf(state: SimulatorState): Plan {
  return state.get(plans, 'plan') ?? usual;
}

/** Fulfillments of one order, oldest first. */
export function fulfillmentsOf(state: SimulatorState, orderId: string): SimulatedFulfillment[] {
  return state.all(fulfillments).filter((each) => each.orderId === orderId);
}
