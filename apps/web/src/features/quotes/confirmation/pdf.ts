import { endpoints, type Shipment } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

export type DocumentKind = Shipment['documents'][number]['kind'];

/** The browser would not open, print or keep a document. */
export class BrowserRefusal extends Error {
  override readonly name = 'BrowserRefusal';
}

/** Long enough for another tab to have read it. */
const keptMs = 60_000;

async function pdfUrl(shipment: Shipment, kind: DocumentKind): Promise<string> {
  const bytes = await call(endpoints.shipments.document, { params: { id: shipment.id, kind } });
  try {
    const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
    setTimeout(() => URL.revokeObjectURL(url), keptMs);
    return url;
  } catch {
    throw new BrowserRefusal();
  }
}

/** Opens a document in a new tab. @throws BrowserRefusal when the tab is blocked; ApiProblem */
export function viewDocument(url: string): void {
  if (window.open(url, '_blank') === null) throw new BrowserRefusal();
}

/** Keeps a document as a file named after the bill of lading. @throws BrowserRefusal | ApiProblem */
export async function downloadDocument(shipment: Shipment, kind: DocumentKind): Promise<void> {
  const link = document.createElement('a');
  link.href = await pdfUrl(shipment, kind);
  link.download = `${shipment.bol_number}-${kind}.pdf`;
  try {
    link.click();
  } catch {
    throw new BrowserRefusal();
  }
}

/** Prints a document without leaving the page. @throws BrowserRefusal | ApiProblem */
export async function printDocument(shipment: Shipment, kind: DocumentKind): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.title = kind;
  frame.src = await pdfUrl(shipment, kind);
  await new Promise<void>((resolve, reject) => {
    frame.addEventListener('load', () => {
      try {
        frame.contentWindow?.print();
        resolve();
      } catch {
        reject(new BrowserRefusal());
      }
    });
    document.body.append(frame);
  });
  setTimeout(() => frame.remove(), keptMs);
}
