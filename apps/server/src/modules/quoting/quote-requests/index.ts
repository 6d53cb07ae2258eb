import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { pageBody } from '../../../core/page.ts';
import { answerRequest } from './answer-request.ts';
import { askSales } from './ask-sales.ts';
import { addCarrierOffer, dropCarrierOffer } from './carrier-offers.ts';
import { answerConfirmation, showConfirmation } from './confirm-offer.ts';
import { askForChange, declineOffers, withdrawRequest, writeToDesk } from './customer-actions.ts';
import { deskChoices } from './desk-choices.ts';
import { assignRequest, writeToCustomer } from './desk-actions.ts';
import { expireJobs } from './expire-offers.ts';
import { listForDesk, listOwn } from './list-requests.ts';
import { readRequest } from './request-row.ts';
import { deskWire, showRequest } from './request-wire.ts';
import { sendLink } from './send-link.ts';
import { sendTruckload } from './send-truckload.ts';
import { notifyJobs } from './notify.ts';

export { stopsOf } from './truckload-stops.ts';
export { deskWire, showRequest } from './request-wire.ts';
export { readRequest } from './request-row.ts';
export { acceptOffer } from './accept-offer.ts';
export { deskRoles } from './desk.ts';
export { kindOf } from './save-request.ts';
export { namedCarrier } from './named-carrier.ts';
export { linkLimit } from './confirm-offer.ts';

const { quoteRequests, staffQuoteRequests, truckload, truckloadConfirmations } = endpoints;

export const quoteRequestsBindings: readonly Binding[] = [
  query(quoteRequests.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listOwn(ctx, asked);
    return pageBody(rows, total, asked, quoteRequests.list.path);
  }),
  command(quoteRequests.ask, askSales),
  query(quoteRequests.show, (ctx, { params }) => showRequest(ctx.db, accountOf(ctx), params.id, ctx.now())),
  command(quoteRequests.message, writeToDesk),
  command(quoteRequests.askChange, askForChange),
  command(quoteRequests.decline, declineOffers),
  command(quoteRequests.withdraw, withdrawRequest),
  query(staffQuoteRequests.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listForDesk(ctx, asked);
    return pageBody(rows, total, asked, staffQuoteRequests.list.path);
  }),
  query(staffQuoteRequests.choices, deskChoices),
  query(staffQuoteRequests.show, async (ctx, { params }) => ({
    data: await deskWire(ctx.db, await readRequest(ctx.db, null, params.id), ctx.now()),
  })),
  command(staffQuoteRequests.assign, assignRequest),
  command(staffQuoteRequests.message, writeToCustomer),
  command(staffQuoteRequests.answer, answerRequest),
  command(staffQuoteRequests.addCarrierOffer, addCarrierOffer),
  command(staffQuoteRequests.dropCarrierOffer, dropCarrierOffer),
  command(staffQuoteRequests.sendLink, sendLink),
  command(truckload.send, sendTruckload),
  query(truckloadConfirmations.show, showConfirmation),
  process(truckloadConfirmations.answer, answerConfirmation),
];

export const quoteRequestsJobs: readonly JobHandler[] = [...expireJobs, ...notifyJobs];
