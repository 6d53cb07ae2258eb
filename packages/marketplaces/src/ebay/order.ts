import { currencyOf, minorUnits } from '@waybill/carriers';
import type { OrderLineRead, OrderMoney, OrderRead, OrderShipTo } from '../kit/order.ts';
import type { EbayContact, EbayLineItem, EbayOrder } from './shapes.ts';

function money(amount: { readonly value: string; readonly currency: string } | undefined): OrderMoney | null {
  const [units, currency] = [minorUnits(amount?.value), currencyOf(amount?.currency)];
  return units === null || currency === null ? null : { amount: units, currency };
}

const orNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim();

/** Parts of the address fade: after 90 days eBay tells neither name nor street. */
function shipToOf(contact: EbayContact | undefined): OrderShipTo {
  const address = contact?.contactAddress;
  return {
    name: contact?.fullName?.trim() ?? '',
    company: orNull(contact?.companyName),
    street_lines: [address?.addressLine1, address?.addressLine2].flatMap((line) => orNull(line) ?? []),
    city: address?.city?.trim() ?? '',
    state: address?.stateOrProvince?.trim() ?? '',
    postal_code: address?.postalCode?.trim() ?? '',
    country: address?.countryCode?.trim() ?? '',
    phone: orNull(contact?.primaryPhone?.phoneNumber),
    email: orNull(contact?.email),
  };
}

function lineOf(line: EbayLineItem): OrderLineRead {
  return {
    id: line.lineItemId,
    sku: orNull(line.sku),
    title: line.title ?? '',
    quantity: line.quantity,
    total: money(line.lineItemCost),
  };
}

/** The first day one of the lines has to leave. */
function shipByOf(lines: readonly EbayLineItem[]): string | null {
  const days = lines.flatMap(({ lineItemFulfillmentInstructions: of }) => of?.shipByDate ?? []);
  return days.toSorted()[0] ?? null;
}

/** An order as eBay tells it, as every marketplace's is read into. Money is paid when eBay says so, partly refunded too. */
export function orderOf(order: EbayOrder): OrderRead {
  const step = order.fulfillmentStartInstructions?.[0]?.shippingStep;
  return {
    externalId: order.orderId,
    orderedAt: order.creationDate,
    changedAt: order.lastModifiedDate,
    shipBy: shipByOf(order.lineItems),
    paid: order.orderPaymentStatus === 'PAID' || order.orderPaymentStatus === 'PARTIALLY_REFUNDED',
    canceled: order.cancelStatus?.cancelState === 'CANCELED' || order.orderPaymentStatus === 'FULLY_REFUNDED',
    fulfilled: order.orderFulfillmentStatus === 'FULFILLED',
    buyer: order.buyer?.username ?? '',
    shipTo: shipToOf(step?.shipTo),
    lines: order.lineItems.map(lineOf),
    total: money(order.pricingSummary?.total),
    delivery: money(order.pricingSummary?.deliveryCost),
    note: orNull(order.buyerCheckoutNotes),
    shippingService: orNull(step?.shippingServiceCode),
  };
}
