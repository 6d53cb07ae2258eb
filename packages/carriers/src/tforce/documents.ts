import { z } from 'zod';
import {
  CannotAsk,
  done,
  readJson,
  refused,
  unclear,
  type CarrierDocument,
  type CarrierDocumentKind,
  type DocumentInput,
  type Operation,
} from '../kit/index.ts';
import { mediaTypeOf } from '../ltl/media-type.ts';
import { failureOf, messageOf, statusShape } from './failure.ts';
import type { TforceCredentials } from './manifest.ts';
import { tforceRequest } from './request.ts';

const answerShape = z.object({
  summary: z.object({ responseStatus: statusShape.nullish() }).nullish(),
  detail: z.array(z.object({ category: z.string().nullish(), data: z.string().nullish() }).nullable()),
});

/** Categories of the documents TForce keeps; labels come with the booking only. */
const categories: Partial<Readonly<Record<CarrierDocumentKind, string>>> = {
  bill_of_lading: 'BOL',
  delivery_receipt: 'DR',
  weight_certificate: 'WGHT',
};

/** `POST /documents/pro`: one kind of document of a PRO number, in base64. */
export const documents: Operation<DocumentInput, CarrierDocument, TforceCredentials> = {
  buildRequest: ({ kind, proNumber, format }, credentials) => {
    const category = categories[kind];
    const pro = proNumber?.replaceAll(/[\s-]/g, '') ?? '';
    if (category === undefined) throw new CannotAsk('document_unsupported', `TForce Freight publishes no ${kind}`);
    if (format !== 'pdf') throw new CannotAsk('format_unsupported', 'TForce Freight has documents as PDF only');
    if (!/^\d{9}$/.test(pro)) throw new CannotAsk('pro_number_needed', 'TForce Freight numbers have nine digits');
    return tforceRequest('/documents/pro', { pro, documentCategories: [category] }, credentials);
  },
  readAnswer: (reply, { kind }) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, answerShape);
    if (!read.ok) return read.unclear;
    const found = read.value.detail.find(
      (each) => each?.category === categories[kind] && typeof each?.data === 'string',
    );
    if (found === undefined || found === null) {
      const status = read.value.summary?.responseStatus;
      if (status === undefined || status === null) return unclear('TForce answered without a document or a reason');
      return refused([messageOf(status, 'error')]);
    }
    const base64 = found.data ?? '';
    const mediaType = mediaTypeOf(base64);
    return mediaType === null ? unclear('What TForce sent is no document') : done({ kind, mediaType, base64 });
  },
};
