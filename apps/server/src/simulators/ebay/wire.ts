import type { SimulatorAnswer, SimulatorState } from '@waybill/carriers/simulators';
import { fulfillmentsOf, type SimulatedFulfillment, type SimulatedOrder } from './records.ts';

const amount = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'USD' });

/** An error in the API's format. */
export function refuse(status: number, errorId: number, message: string): SimulatorAnswer {
  const category = status >= 500 ? 'APPLICATION' : 'REQUEST';
  return {
    status,
    body: { errors: [{ errorId, domain: 'API_FULFILLMENT', category, message, longMessage: message }] },
  };
}

/** Fulfillment status of an order: all of each line, some, or nothing. */
export function fulfilledOf(state: SimulatorState, order: SimulatedOrder): 'FULFILLED' | 'IN_PROGRESS' | 'NOT_STARTED' {
  const sent = fulfillmentsOf(state, order.orderId).flatMap(({ lines }) => lines);
  if (sent.length === 0) return 'NOT_STARTED';
  const whole = order.lines.every(
    ({ id, quantity }) => sent.reduce((sum, line) => sum + (line.lineItemId === id ? line.quantity : 0), 0) >= quantity,
  );
  return whole ? 'FULFILLED' : 'IN_PROGRESS';
}

function lineWire(line: SimulatedOrder['lines'][number], order: SimulatedOrder, fulfilled: string) {
  return {
    lineItemId: line.id,
    legacyItemId: `2${line.id.slice(0, 11)}`,
    ...(line.sku === null ? {} : { sku: line.sku }),
    title: line.title,
    quantity: line.quantity,
    lineItemCost: amount(line.price * line.quantity),
    total: amount(line.price * line.quantity),
    soldFormat: 'FIXED_PRICE',
    listingMarketplaceId: 'EBAY_US',
    purchaseMarketplaceId: 'EBAY_US',
    lineItemFulfillmentStatus: fulfilled,
    lineItemFulfillmentInstructions: { shipByDate: order.shipBy, guaranteedDelivery: false },
    taxes: [],
  };
}

function shipTo(order: SimulatedOrder) {
  return {
    fullName: order.name,
    ...(order.company === null ? {} : { companyName: order.company }),
    contactAddress: {
      addressLine1: order.street,
      city: order.city,
      stateOrProvince: order.state,
      postalCode: order.postalCode,
      countryCode: 'US',
    },
    primaryPhone: { phoneNumber: order.phone },
    email: `${order.buyer}@members.example`,
  };
}

/** An order in the format of the Fulfillment API. */
export function orderWire(state: SimulatorState, order: SimulatedOrder): unknown {
  const goods = order.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const fulfilled = fulfilledOf(state, order);
  return {
    orderId: order.orderId,
    legacyOrderId: order.orderId,
    creationDate: order.created,
    lastModifiedDate: order.modified,
    orderFulfillmentStatus: fulfilled,
    orderPaymentStatus: order.payment,
    sellerId: order.seller,
    buyer: { username: order.buyer },
    ...(order.note === null ? {} : { buyerCheckoutNotes: order.note }),
    cancelStatus: { cancelState: order.canceled ? 'CANCELED' : 'NONE_REQUESTED', cancelRequests: [] },
    pricingSummary: {
      priceSubtotal: amount(goods),
      deliveryCost: amount(order.delivery),
      total: amount(goods + order.delivery),
    },
    fulfillmentStartInstructions: [
      {
        fulfillmentInstructionsType: 'SHIP_TO',
        shippingStep: { shipTo: shipTo(order), shippingServiceCode: order.service },
      },
    ],
    fulfillmentHrefs: fulfillmentsOf(state, order.orderId).map(
      ({ id }) => `https://api.ebay.com/sell/fulfillment/v1/order/${order.orderId}/shipping_fulfillment/${id}`,
    ),
    lineItems: order.lines.map((line) => lineWire(line, order, fulfilled)),
  };
}

/** A fulfillment in the API's format. */
export function fulfillmentWire({ id, number, carrier, shipped, lines }: SimulatedFulfillment): unknown {
  return {
    fulfillmentId: id,
    ...(number === null ? {} : { shipmentTrackingNumber: number }),
    ...(carrier === null ? {} : { shippingCarrierCode: carrier }),
    shippedDate: shipped,
    lineItems: lines,
  };
}
