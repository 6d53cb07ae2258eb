import { z } from 'zod';
import {
  CannotAsk,
  done,
  refused,
  unclear,
  type CarrierDocument,
  type CarrierDocumentKind,
  type CarrierMessage,
  type DocumentInput,
  type Operation,
} from '../kit/index.ts';
import { mediaTypeOf } from '../ltl/media-type.ts';
import { readEnvelope } from './envelope.ts';
import type { RlCredentials } from './manifest.ts';

/** Each of the three answers has one of these. */
const answerShape = z.object({
  BolDocument: z.string().nullish(),
  ShippingLabelsFile: z.string().nullish(),
  Documents: z.array(z.object({ Type: z.string().nullish(), Data: z.string().nullish() })).nullish(),
});

const receiptType = 'DeliveryReceipt';

/** Path of each kind of document R+L publishes. */
const paths: Partial<Readonly<Record<CarrierDocumentKind, string>>> = {
  bill_of_lading: '/BillOfLading/PrintBOL',
  labels: '/BillOfLading/PrintShippingLabels',
  delivery_receipt: '/DocumentRetrieval',
};

const missing: CarrierMessage = { severity: 'error', code: 'not_found', text: 'R+L has no such document yet' };

function documentOf(kind: CarrierDocumentKind, base64: string | null | undefined, said: readonly CarrierMessage[]) {
  if (base64 === undefined || base64 === null || base64 === '') return refused(said.length > 0 ? said : [missing]);
  const mediaType = mediaTypeOf(base64);
  if (mediaType === null) return unclear('What R+L sent is no document');
  return done<CarrierDocument>({ kind, mediaType, base64 }, said);
}

/** Prints the bill of lading or the shipping labels, or fetches the delivery receipt; PDF in base64 inside JSON. */
export const documents: Operation<DocumentInput, CarrierDocument, RlCredentials> = {
  buildRequest: ({ kind, proNumber, format }) => {
    const path = paths[kind];
    if (path === undefined) throw new CannotAsk('document_unsupported', `R+L Carriers publishes no ${kind}`);
    if (format !== 'pdf') throw new CannotAsk('format_unsupported', 'R+L Carriers has documents as PDF only');
    if (proNumber === null) throw new CannotAsk('pro_number_needed', 'R+L Carriers finds documents by PRO number');
    return {
      server: 'api',
      method: 'GET',
      path,
      query: {
        ProNumber: proNumber,
        ...(kind === 'delivery_receipt' ? { DocumentTypes: receiptType, MediaType: 'PDF' } : {}),
      },
    };
  },
  readAnswer: (reply, { kind }) => {
    const answer = readEnvelope(reply, answerShape);
    if (!answer.ok) return answer.reading;
    const { BolDocument, ShippingLabelsFile, Documents } = answer.value;
    const receipt = (Documents ?? []).find(({ Type }) => Type === receiptType)?.Data;
    const base64 = kind === 'bill_of_lading' ? BolDocument : kind === 'labels' ? ShippingLabelsFile : receipt;
    return documentOf(kind, base64, answer.messages);
  },
};
