import { z } from 'zod';

/** What is used of the Fulfillment API's answers; everything else may be anything. */

const amount = z.object({ value: z.string(), currency: z.string() });

const contact = z.object({
  fullName: z.string().optional(),
  companyName: z.string().optional(),
  email: z.string().optional(),
  primaryPhone: z.object({ phoneNumber: z.string().optional() }).optional(),
  contactAddress: z
    .object({
      addressLine1: z.string().optional(),
      addressLine2: z.string().optional(),
      city: z.string().optional(),
      stateOrProvince: z.string().optional(),
      postalCode: z.string().optional(),
      countryCode: z.string().optional(),
    })
    .optional(),
});
export type EbayContact = z.output<typeof contact>;

const instruction = z.object({
  shippingStep: z
    .object({
      shipTo: contact.optional(),
      shippingServiceCode: z.string().optional(),
    })
    .optional(),
});

const lineItem = z.object({
  lineItemId: z.string(),
  sku: z.string().optional(),
  title: z.string().optional(),
  quantity: z.int(),
  lineItemCost: amount.optional(),
  lineItemFulfillmentInstructions: z.object({ shipByDate: z.string().optional() }).optional(),
});
export type EbayLineItem = z.output<typeof lineItem>;

export const ebayOrder = z.object({
  orderId: z.string(),
  creationDate: z.iso.datetime(),
  lastModifiedDate: z.iso.datetime(),
  orderFulfillmentStatus: z.string(),
  orderPaymentStatus: z.string(),
  buyer: z.object({ username: z.string().optional() }).optional(),
  buyerCheckoutNotes: z.string().optional(),
  cancelStatus: z.object({ cancelState: z.string().optional() }).optional(),
  pricingSummary: z.object({ total: amount.optional(), deliveryCost: amount.optional() }).optional(),
  fulfillmentStartInstructions: z.array(instruction).optional(),
  lineItems: z.array(lineItem),
});
export type EbayOrder = z.output<typeof ebayOrder>;

export const ebayOrders = z.object({
  offset: z.int(),
  total: z.int(),
  orders: z.array(ebayOrder).optional(),
});

export const ebayFulfillments = z.object({
  fulfillments: z
    .array(
      z.object({
        fulfillmentId: z.string(),
        shipmentTrackingNumber: z.string().optional(),
        lineItems: z.array(z.object({ lineItemId: z.string() })).optional(),
      }),
    )
    .optional(),
});

export const ebayErrors = z.object({
  errors: z.array(
    z.object({ errorId: z.int().optional(), message: z.string().optional(), longMessage: z.string().optional() }),
  ),
});

export const ebayToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.int(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.int().optional(),
});
export const ebayTokenError = z.object({ error: z.string(), error_description: z.string().optional() });
