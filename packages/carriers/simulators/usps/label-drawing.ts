import { writtenDay } from '@waybill/freight';
import { labelGif, labelPdf, labelPng, labelZpl, type SimulatedLabel } from '../kit/label.ts';
import type { LabelAddress } from './fields.ts';
import type { ImageType, LabelRecord } from './label-record.ts';

const services = {
  USPS_GROUND_ADVANTAGE: 'USPS GROUND ADVANTAGE',
  PRIORITY_MAIL: 'PRIORITY MAIL',
  PRIORITY_MAIL_EXPRESS: 'PRIORITY MAIL EXPRESS',
} as const;

function linesOf({ firm, firstName, lastName, ...place }: LabelAddress): string[] {
  const name = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  const street = [place.streetAddress, place.secondaryAddress ?? ''].join(' ').trim();
  const zip = place.ZIPPlus4 === undefined ? place.ZIPCode : `${place.ZIPCode}-${place.ZIPPlus4}`;
  return [name, firm ?? '', street, `${place.city} ${place.state} ${zip}`].filter((line) => line !== '');
}

function drawing({ request, trackingNumber, mailClass }: LabelRecord): SimulatedLabel {
  const { fromAddress, toAddress, packageDescription } = request;
  const { customerReference, mailingDate, weight } = packageDescription;
  return {
    service: services[mailClass],
    barcode: `420${toAddress.ZIPCode}${trackingNumber}`,
    lines: [
      ...linesOf(fromAddress),
      '',
      'SHIP TO:',
      ...linesOf(toAddress),
      '',
      `Weight ${weight} lb   Mailed ${writtenDay(mailingDate)}`,
      ...customerReference.map(({ referenceNumber }) => `Ref ${referenceNumber}`),
      `USPS TRACKING # ${trackingNumber}`,
    ],
  };
}

/** The label as an image in base64; null when none is asked for. It is drawn the same whenever it is drawn. */
export function drawLabel(record: LabelRecord, imageType: ImageType): string | null {
  const label = drawing(record);
  switch (imageType) {
    case 'PDF':
      return labelPdf(label);
    case 'ZPL203DPI':
      return labelZpl(label);
    case 'PNG':
      return labelPng(label);
    case 'GIF':
      return labelGif(label);
    case 'NONE':
      return null;
  }
}

/** Media type of the image as a part of a multipart answer. */
export const imageMedia: Readonly<Record<ImageType, string>> = {
  PDF: 'application/pdf',
  ZPL203DPI: 'application/octet-stream',
  PNG: 'image/png',
  GIF: 'image/gif',
  NONE: 'application/octet-stream',
};
