import {
  CannotAsk,
  done,
  jsonBody,
  unclear,
  type CarrierDocument,
  type DocumentInput,
  type Operation,
} from '../kit/index.ts';
import { imageInfo, labelMedia } from './book.ts';
import { readLabel } from './label-answer.ts';
import { labelOf } from './label-image.ts';
import type { UspsCredentials } from './manifest.ts';
import { refusalOf } from './refusal.ts';

const mediaTypes = { pdf: 'application/pdf', zpl: 'application/zpl', png: 'image/png', gif: 'image/gif' } as const;

/** The label once more. The Postal Service prints one again up to three times, and until the day it is mailed. */
export const documents: Operation<DocumentInput, CarrierDocument, UspsCredentials> = {
  buildRequest: ({ kind, trackingNumbers: [number], format }) => {
    if (kind !== 'labels') throw new CannotAsk('document_unsupported', 'USPS gives labels only');
    if (number === undefined) throw new CannotAsk('number_missing', 'A label is asked for by its tracking number');
    const { imageType, labelType } = imageInfo(format);
    return {
      server: 'api',
      method: 'POST',
      path: `/labels/v3/label-reprint/${encodeURIComponent(number)}`,
      headers: { accept: labelMedia },
      body: jsonBody({ imageInfo: { imageType, labelType } }),
      tokens: ['bearer', 'payment'],
    };
  },
  readAnswer: (reply, { format }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readLabel(reply);
    if (!read.ok) return read.unclear;
    const label = labelOf(read.value.labelImage, format);
    if (label === null) return unclear('The answer holds no label', 'label_missing');
    return done({ kind: 'labels', mediaType: mediaTypes[label.format], base64: label.base64 });
  },
};
