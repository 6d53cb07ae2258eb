import { z } from 'zod';
import {
  CannotAsk,
  done,
  jsonBody,
  listOf,
  readJson,
  unclear,
  type CarrierDocument,
  type DocumentInput,
  type Operation,
} from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({
  LabelRecoveryResponse: z.object({
    LabelResults: listOf(
      z.object({
        LabelImage: z
          .object({ LabelImageFormat: z.object({ Code: z.string() }), GraphicImage: z.string().min(1) })
          .nullish(),
      }),
    ),
  }),
});

const formats = {
  pdf: { mediaType: 'application/pdf', specification: { LabelImageFormat: { Code: 'PDF' } } },
  zpl: {
    mediaType: 'application/zpl',
    specification: { LabelImageFormat: { Code: 'ZPL' }, LabelStockSize: { Height: '6', Width: '4' } },
  },
} as const;

/** Several labels for a thermal printer as one; null for what is no base64. */
function joined(images: readonly string[]): string | null {
  try {
    return images.length === 1 ? (images[0] ?? null) : btoa(images.map((image) => atob(image)).join(''));
  } catch {
    return null;
  }
}

/** The labels of a shipment once more (Label Recovery): as a PDF of all of them, or for a thermal printer. */
export const documents: Operation<DocumentInput, CarrierDocument, UpsCredentials> = {
  buildRequest: ({ kind, format, trackingNumbers }) => {
    const [lead] = trackingNumbers;
    if (kind !== 'labels' || lead === undefined)
      throw new CannotAsk('document_unsupported', 'UPS gives labels of booked parcels, and no other documents.');
    return {
      server: 'api',
      method: 'POST',
      path: '/labels/v1/recovery',
      headers: { transactionSrc: 'waybill' },
      body: jsonBody({
        LabelRecoveryRequest: {
          Request: { SubVersion: '1903' },
          LabelSpecification: formats[format].specification,
          TrackingNumber: lead,
        },
      }),
    };
  },
  readAnswer: (reply, { kind, format }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const images = read.value.LabelRecoveryResponse.LabelResults.flatMap(({ LabelImage }) => LabelImage ?? []);
    if (images.length === 0 || images.some(({ LabelImageFormat }) => LabelImageFormat.Code.toLowerCase() !== format))
      return unclear(`UPS sent no label as ${format}`);
    // A PDF holds all of them and comes with the first package only.
    const base64 = joined((format === 'pdf' ? images.slice(0, 1) : images).map(({ GraphicImage }) => GraphicImage));
    return base64 === null
      ? unclear('UPS sent a label that is no base64')
      : done({ kind, mediaType: formats[format].mediaType, base64 });
  },
};
