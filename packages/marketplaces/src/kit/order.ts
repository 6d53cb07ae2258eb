/** Currencies that amounts are kept in; an amount of another is left out. */
export type OrderCurrency = 'USD' | 'CAD' | 'MXN';
/** Minor units of a currency. */
export type OrderMoney = { readonly amount: number; readonly currency: OrderCurrency };

export type OrderLineRead = {
  readonly id: string;
  /** The seller's own number of the item. */
  readonly sku: string | null;
  readonly title: string;
  readonly quantity: number;
  /** Price of the whole line. */
  readonly total: OrderMoney | null;
};

export type OrderShipTo = {
  readonly name: string;
  readonly company: string | null;
  readonly street_lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  /** ISO 3166 code of two letters. */
  readonly country: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** An order as every marketplace's is read into. Instants are ISO 8601 in UTC. */
export type OrderRead = {
  readonly externalId: string;
  readonly orderedAt: string;
  readonly changedAt: string;
  readonly shipBy: string | null;
  readonly paid: boolean;
  readonly canceled: boolean;
  readonly fulfilled: boolean;
  readonly buyer: string;
  readonly shipTo: OrderShipTo;
  readonly lines: readonly OrderLineRead[];
  readonly total: OrderMoney | null;
  readonly delivery: OrderMoney | null;
  readonly note: string | null;
  readonly shippingService: string | null;
};
