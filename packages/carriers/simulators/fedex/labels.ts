import { labelPdf, labelPng, labelZpl, type SimulatedLabel } from '../kit/index.ts';

/** A document as the ship services return it. */
export function labelDocument(imageType: string, trackingNumber: string, label: SimulatedLabel) {
  const drawn = imageType === 'ZPLII' ? labelZpl(label) : imageType === 'PNG' ? labelPng(label) : labelPdf(label);
  return {
    contentType: 'LABEL',
    copiesToPrint: 1,
    trackingNumber,
    docType: imageType === 'ZPLII' || imageType === 'PNG' ? imageType : 'PDF',
    encodedLabel: drawn,
  };
}
