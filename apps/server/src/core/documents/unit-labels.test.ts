import { describe, expect, it } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { barcodesOf, outside, overlaps, pagesOf, pictureCount, squeezed, textOf } from './testing/pdf-reader.ts';
import { consignee, paint, unitLabels } from './testing/sample.ts';
import { texts } from './testing/texts.ts';
import { renderUnitLabels } from './unit-labels.ts';

const en = texts.en.unitLabel;
const es = texts.es.unitLabel;

describe('unit labels', () => {
  it('are one page of exactly 4 by 6 inches for each handling unit [BOOK-05]', async () => {
    const pages = pagesOf(await renderUnitLabels(unitLabels(en)));
    expect(pages.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 6 }, () => [288, 432]));
  });

  it('count the units in both languages [BOOK-05]', async () => {
    const english = textOf(await renderUnitLabels(unitLabels(en)));
    english.forEach((text, index) => expect(text).toContain(`Unit ${index + 1} of 6`));
    const spanish = textOf(await renderUnitLabels(unitLabels(es)));
    spanish.forEach((text, index) => expect(text).toContain(`Unidad ${index + 1} de 6`));
  });

  it('carry a barcode that scans as the bill of lading number, and one for the PRO [BOOK-05]', async () => {
    for (const codes of barcodesOf(await renderUnitLabels(unitLabels(en))))
      expect(codes).toEqual(['04850001234567894']);
    const withPro = unitLabels(es, { pro: '123456786', number: 'WB20464172' });
    for (const codes of barcodesOf(await renderUnitLabels(withPro))) expect(codes).toEqual(['123456786', 'WB20464172']);
  });

  it('scan with the longest number there may be [BOOK-05]', async () => {
    const number = `WB${'A1'.repeat(14)}`;
    const [codes] = barcodesOf(await renderUnitLabels(unitLabels(en, { number, units: [{}] })));
    expect(codes).toEqual([number]);
  });

  it('show sender, recipient, carrier, and date [BOOK-05]', async () => {
    const input = unitLabels(en, { units: [{ description: 'Kitchen cabinet', weight: { value: '410', unit: 'lb' } }] });
    const { details, ...shipFrom } = input.shipFrom;
    const [text = ''] = textOf(await renderUnitLabels(input));
    const missing = everyText({ ...input, shipFrom }).filter((each) => !squeezed(text).includes(squeezed(each)));
    expect(details).toBeDefined();
    expect(missing).toEqual([]);
  });

  it('name hazardous contents in English, and that more is asked for [BOOK-05]', async () => {
    const [text = ''] = textOf(await renderUnitLabels(unitLabels(es, { units: [{ hazmat: paint }] })));
    expect(text).toContain('UN1263, Paint, 3, PG II');
    expect(text).toContain(es.hazardousNote);
  });

  it('set long texts smaller: nothing lost, overlapping, or off the label [BOOK-05]', async () => {
    const long = Array.from({ length: 40 }, (_, index) => `Palabra${index}`).join(' ');
    const input = unitLabels(es, {
      number: '1234567890ABCDEFGHIJ',
      shipFrom: { ...consignee, company: long },
      shipTo: { ...consignee, company: long, street: [long, 'y'.repeat(120), 'Nave 4', 'Puerta 2', long] },
      carrier: { name: long, scac: 'GSFR', service: long },
      units: [{ description: long, hazmat: { ...paint, properName: long } }],
    });
    const pdf = await renderUnitLabels(input);
    const printed = squeezed(textOf(pdf).join(''));
    expect(printed.split('Palabra39')).toHaveLength(9);
    expect(printed).toContain('y'.repeat(120));
    for (const page of pagesOf(pdf)) {
      expect(outside(page, 11)).toEqual([]);
      expect(overlaps(page)).toEqual([]);
    }
  });

  it('draw bars as vectors', async () => {
    expect(pictureCount(await renderUnitLabels(unitLabels(en)))).toBe(0);
  });

  it('refuse a shipment without units and a number that cannot be a barcode', async () => {
    await expect(renderUnitLabels(unitLabels(en, { units: [] }))).rejects.toThrow(RangeError);
    await expect(renderUnitLabels(unitLabels(en, { pro: 'ñ' }))).rejects.toThrow(RangeError);
  });
});
