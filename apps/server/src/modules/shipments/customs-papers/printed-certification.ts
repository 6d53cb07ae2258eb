import type { CustomsFacts, Shipment, TradeParty } from '@waybill/contract';
import { printedDate, type SheetInput } from '../../../core/documents/index.ts';
import { dotted, partyText, wordsFor } from './words.ts';

/** Digits of the Harmonized System that all three countries share. */
const sharedDigits = 6;

function certifierOf({ certifier, exporter, producer, importer }: CustomsFacts): TradeParty {
  if (certifier === 'importer') return importer;
  return certifier === 'producer' ? (producer ?? exporter) : exporter;
}

/** A certification of origin with the nine minimum data elements of the USMCA, Annex 5-A. */
export function usmcaCertification(facts: CustomsFacts, shipment: Shipment, now: Date): SheetInput {
  const words = wordsFor(shipment, facts);
  const { say, sentence } = words;
  const { blanket_from: from, blanket_until: until, exporter, producer, importer } = facts;
  const certifier = certifierOf(facts);
  const originating = facts.lines.filter(({ criterion }) => criterion !== null);
  const criteria = new Set(originating.flatMap(({ criterion }) => criterion ?? []));
  const day = (date: string) => printedDate(date, 'en');
  const period =
    from === null || until === null
      ? say('customs_papers.field.single', { number: facts.invoice_number })
      : say('customs_papers.field.period', { from: day(from), until: day(until) });
  return {
    language: 'en',
    createdAt: now,
    issuer: certifier.name,
    title: say('customs_papers.certification_title'),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    parts: [
      {
        kind: 'fields',
        inRow: 2,
        fields: [
          {
            label: say('customs_papers.field.certifier_role'),
            text: say(`customs_papers.certifiers.${facts.certifier ?? 'exporter'}`),
          },
          { label: say('customs_papers.field.blanket'), text: period },
        ],
      },
      {
        kind: 'fields',
        inRow: 2,
        fields: [
          {
            label: say('customs_papers.field.certifier_details'),
            text: `${facts.signer_name}, ${facts.signer_title}\n${partyText(certifier, words)}`,
          },
          { label: say('customs_papers.field.exporter_details'), text: partyText(exporter, words) },
          { label: say('customs_papers.field.producer_details'), text: partyText(producer ?? exporter, words) },
          { label: say('customs_papers.field.importer_details'), text: partyText(importer, words) },
        ],
      },
      {
        kind: 'table',
        title: say('customs_papers.field.goods'),
        columns: [
          { head: say('customs_papers.field.goods_details'), share: 46 },
          { head: say('customs_papers.field.hs'), share: 20 },
          { head: say('customs_papers.field.criterion_details'), share: 22 },
          { head: say('customs_papers.field.origin'), share: 18 },
        ],
        rows: originating.map((line) => ({
          cells: [
            line.description,
            dotted(line.hs_code.slice(0, sharedDigits)),
            line.criterion ?? '',
            line.origin_country,
          ],
        })),
      },
      {
        kind: 'notes',
        lines: [
          ...[...criteria].toSorted().flatMap((criterion) => sentence(`customs_papers.criteria.${criterion}`)),
          ...sentence('customs_papers.certification'),
        ],
      },
      { kind: 'signatures', labels: [say('customs_papers.field.signed')] },
    ],
  };
}
