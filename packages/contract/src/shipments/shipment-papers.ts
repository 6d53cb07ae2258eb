import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { cancelBars, documentKinds, labelKinds, paperChoices } from './shipment-kinds.ts';

const tag = 'Shipments';
const idParams = z.object({ id: f.id });

/** Shipments whose papers are put into one PDF at most. */
export const mostPapers = 50;

/** Why a shipment cannot be canceled any more, if so, and until when it can where its carrier sets a time. */
export const cancelTerms = z.object({ bar: z.enum(cancelBars).nullable(), until: f.instant.nullable() });
export type CancelTerms = z.infer<typeof cancelTerms>;

const documentMail = z.object({
  id: f.id,
  to: z.string(),
  kinds: z.array(z.enum(documentKinds)),
  requested_at: f.instant,
  /** Null while it is on its way to the mail server. */
  sent_at: f.instant.nullable(),
});
export type DocumentMail = z.infer<typeof documentMail>;

/** Papers of shipments, and whether one can be canceled; they join the table of shipments. */
export const shipmentPapers = {
  papers: endpoint({
    method: 'GET',
    path: '/api/shipments/papers/:kind',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Bills of lading, labels, or both of several shipments as one PDF, in the order of the ids',
    params: z.object({ kind: z.enum(paperChoices) }),
    query: z.object({
      ids: z
        .string({ error: 'required' })
        .transform((text) => text.split(','))
        .pipe(z.array(f.id).min(1, 'required').max(mostPapers, 'too_many')),
    }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['validation_failed', 'not_found'],
  }),
  cancelTerms: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/cancel',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Whether a shipment can still be canceled, and until when its carrier accepts that',
    params: idParams,
    answers: { 200: z.object({ data: cancelTerms }) },
    errors: ['not_found'],
  }),
  documentMails: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/document-mails',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Emails of shipment documents with their recipients, latest first',
    params: idParams,
    answers: { 200: z.object({ data: z.array(documentMail) }) },
    errors: ['not_found'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/files/:file',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'A document from the carrier',
    params: z.object({ id: f.id, file: f.id }),
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/documents/:kind',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'A document of a shipment as PDF',
    params: z.object({ id: f.id, kind: z.enum(documentKinds) }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  zpl: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/zpl/:kind',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Labels of a shipment in ZPL for a 203 dpi label printer',
    params: z.object({ id: f.id, kind: z.enum(labelKinds) }),
    answers: { 200: { bytes: 'application/zpl' } },
    errors: ['not_found'],
  }),
  fileZpl: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/files/:file/zpl',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'A carrier label in ZPL for a 203 dpi label printer',
    params: z.object({ id: f.id, file: f.id }),
    answers: { 200: { bytes: 'application/zpl' } },
    errors: ['not_found', 'label_unreadable'],
  }),
} as const;
