export { daysAfter } from './billing-day.ts';
export { billShippedJob } from './bill-shipped-job.ts';
export { earningsOf } from './earnings.ts';
export { invoiceShipment, writeInvoice } from './issue-invoice.ts';
export { invoicesBindings } from './routes.ts';
export { settleInvoices } from './settle-invoices.ts';
