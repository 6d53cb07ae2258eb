import { describe, expect, it } from 'vitest';
import { renderBillOfLading } from './bill-of-lading.ts';
import { legalTexts } from './legal-texts.ts';
import { everyText } from './testing/every-text.ts';
import {
  barcodesOf,
  fontsOf,
  outside,
  overlaps,
  pagesOf,
  pictureCount,
  squeezed,
  textOf,
} from './testing/pdf-reader.ts';
import { billOfLading, items, paint } from './testing/sample.ts';
import { texts } from './testing/texts.ts';
import type { BillOfLadingInput, Item } from './types.ts';

const en = texts.en.billOfLading;
const es = texts.es.billOfLading;

function manyItems(count: number): Item[] {
  return Array.from({ length: count }, (_, index) => ({
    handlingUnits: '1',
    handlingUnitType: 'Pallets',
    weight: { value: String(100 + index), unit: 'lb' },
    description: `Commodity line ${index + 1} of the load`,
  }));
}

describe('bill of lading', () => {
  it('is one US Letter page for a usual shipment, in both languages [BOOK-05]', async () => {
    for (const words of [en, es]) {
      const pages = pagesOf(await renderBillOfLading(billOfLading(words)));
      expect(pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]]);
    }
  });

  it('prints everything it is given [BOOK-05]', async () => {
    const input = billOfLading(en, {
      pro: '123456786',
      trailer: '53-4471',
      seal: 'SEAL-0099',
      declaredValue: { amount: '$8,500.00', per: 'shipment' },
      cod: { amount: '$1,072.30', terms: 'collect', checkAccepted: true },
      copies: ["Shipper's copy"],
    });
    const [text = ''] = textOf(await renderBillOfLading(input));
    const printed = squeezed(text);
    const missing = everyText(input).filter((each) => !printed.includes(squeezed(each)));
    expect(missing).toEqual([]);
  });

  it.each([
    ['English', en],
    ['Spanish', es],
  ])('names every section of the form in %s [BOOK-05]', async (_, words) => {
    const [text = ''] = textOf(await renderBillOfLading(billOfLading(words)));
    const printed = squeezed(text);
    const elsewhere = new Set([
      'supplement',
      'continued',
      'continuesOn',
      'emergencyOnLines',
      'page',
      'declaredValueStated',
      'yes',
      'no',
    ]);
    const always = Object.entries(words).flatMap(([key, each]) => (elsewhere.has(key) ? [] : [each]));
    const missing = always.filter((each) => !printed.includes(squeezed(each)));
    expect(missing).toEqual([]);
    expect(printed).toContain(squeezed(words.page.replace('{{page}}', '1').replace('{{pages}}', '1')));
    expect(printed).not.toContain('{{');
  });

  it('keeps the legal text in English next to the Spanish translation [BOOK-05]', async () => {
    const [text = ''] = textOf(await renderBillOfLading(billOfLading(es)));
    const printed = squeezed(text);
    for (const wording of Object.values(legalTexts)) expect(printed).toContain(squeezed(wording));
    expect(printed).toContain(squeezed(es.liabilityNote));
  });

  it('prints the wording of the law once in English [BOOK-05]', async () => {
    const [text = ''] = textOf(await renderBillOfLading(billOfLading(en)));
    expect(squeezed(text).split(squeezed(legalTexts.liabilityNote))).toHaveLength(2);
  });

  it('carries a barcode that scans as its number, and one for the PRO [BOOK-05]', async () => {
    const numbers = ['04850001234567894', 'WB20464172', 'A-1', 'WB/2046 4172-X', '1234567890ABCDEFGHIJKLMN'];
    for (const number of numbers) {
      const pdf = await renderBillOfLading(billOfLading(en, { number, pro: '987-654321' }));
      expect(barcodesOf(pdf)).toEqual([[number, '987-654321'].toSorted()]);
    }
  });

  it('refuses a number that cannot be a barcode [BOOK-05]', async () => {
    for (const number of ['', 'Nº 4471', '9'.repeat(31)]) {
      await expect(renderBillOfLading(billOfLading(en, { number }))).rejects.toThrow(RangeError);
    }
  });

  it('draws bars as vectors and embeds its fonts [BOOK-05]', async () => {
    const pdf = await renderBillOfLading(billOfLading(es));
    expect(pictureCount(pdf)).toBe(0);
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, embedded } of fonts) {
      expect(name).toMatch(/^[A-Z]{6}\+IBMPlex(Sans|Mono)-/);
      expect(embedded).toBe(true);
    }
  });

  it('gives the same bytes for the same input', async () => {
    const [one, other] = [await renderBillOfLading(billOfLading(en)), await renderBillOfLading(billOfLading(en))];
    expect(one.equals(other)).toBe(true);
  });

  it('sets accents and other alphabets, and shows what it cannot set', async () => {
    const shipTo = {
      company: 'Łódź Žilina Ибрагимов Ελλάς ñandú',
      street: ['東京 1'],
      city: 'Cañón',
      state: 'NL',
      postalCode: '64000',
    };
    const [text = ''] = textOf(await renderBillOfLading(billOfLading(es, { shipTo })));
    expect(text).toContain('Łódź Žilina Ибрагимов Ελλάς ñandú');
    expect(text).toContain('\uFFFD\uFFFD 1');
  });
});

describe('hazardous freight on a bill of lading', () => {
  const lines = async (changes: Partial<BillOfLadingInput>): Promise<string> => {
    const pages = textOf(await renderBillOfLading(billOfLading(es, changes)));
    return pages.join('\n');
  };

  it('comes first, in the fixed English sequence, with the emergency number in a band [BOOK-05]', async () => {
    const text = await lines({});
    expect(text.indexOf('UN1263, Paint, 3, PG II')).toBeGreaterThan(0);
    expect(text.indexOf('UN1263, Paint, 3, PG II')).toBeLessThan(text.indexOf('Bathroom vanities'));
    expect(text).toContain('Emergency contact, 24 hours: 800-555-0199, Example Response, contract 4471');
  });

  it('marks the HM column with X, or RQ for a reportable quantity [BOOK-05]', async () => {
    const [plain] = items;
    const material = { ...paint, reportableQuantity: true };
    const marks = async (list: Item[]): Promise<string[]> => {
      const [page] = pagesOf(await renderBillOfLading(billOfLading(en, { items: list })));
      const column = page?.words.find(({ text }) => text === 'HM');
      const middle = ((column?.left ?? 0) + (column?.right ?? 0)) / 2;
      const below = (page?.words ?? []).filter(
        ({ top, left, right }) => top > (column?.bottom ?? 0) && left < middle && right > middle,
      );
      return below.map(({ text }) => text).slice(0, 1);
    };
    if (!plain) throw new Error('The sample has items.');
    expect(await marks([{ ...plain, hazmat: paint }])).toEqual(['X']);
    expect(await marks([{ ...plain, hazmat: material }])).toEqual(['RQ']);
  });

  it('prints each emergency number with its line where there are several [BOOK-05]', async () => {
    const [plain] = items;
    if (!plain) throw new Error('The sample has items.');
    const numbers = ['800-555-0101', '800-555-0102'];
    const text = await lines({
      items: numbers.map((emergencyPhone) => ({ ...plain, hazmat: { ...paint, emergencyPhone } })),
    });
    for (const number of numbers) expect(text).toContain(number);
    expect(squeezed(text)).toContain(squeezed(es.emergencyOnLines));
  });

  it('has no emergency band without hazardous freight [BOOK-05]', async () => {
    const text = await lines({ items: items.filter((item) => !item.hazmat) });
    expect(text).not.toContain('Emergency contact');
  });
});

describe('supplement pages', () => {
  it('take over 60 commodity lines, each once, numbered page x of y [BOOK-05]', async () => {
    const pages = textOf(await renderBillOfLading(billOfLading(en, { items: manyItems(60) })));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`));
    for (let line = 1; line <= 60; line += 1) {
      const found = pages.join('\n').match(new RegExp(`Commodity line ${line} of the load`, 'g'));
      expect(found).toHaveLength(1);
    }
    expect(pages[0]).toContain('More lines on page 2. The totals cover all pages.');
    expect(pages[1]).toContain('Supplement to the bill of lading');
  });

  it('carry the barcode too [BOOK-05]', async () => {
    const pdf = await renderBillOfLading(billOfLading(en, { items: manyItems(60) }));
    for (const codes of barcodesOf(pdf)) expect(codes).toEqual(['04850001234567894']);
  });

  it('come with every copy, each numbered from one [BOOK-05]', async () => {
    const copies = ["Shipper's copy", "Carrier's copy"];
    const pages = textOf(await renderBillOfLading(billOfLading(en, { items: manyItems(30), copies })));
    expect(pages).toHaveLength(4);
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${(index % 2) + 1} of 2 · ${copies[Math.floor(index / 2)]}`);
    });
  });

  it('take over long instructions, names, references and a line longer than a page, without a word lost [BOOK-05]', async () => {
    const words = (name: string, count: number): string =>
      Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
    const input = billOfLading(es, {
      instructions: words('aviso', 400),
      accessorials: Array.from({ length: 40 }, (_, index) => `servicio${index}`),
      shipTo: {
        company: words('destino', 60),
        street: [words('calle', 40), 'x'.repeat(300)],
        city: 'Chicago',
        state: 'IL',
        postalCode: '60647',
      },
      references: Array.from({ length: 25 }, (_, index) => ({
        label: 'PO',
        number: `pedido${index}`,
        info: words(`nota${index}.`, 8),
      })),
      items: [{ ...manyItems(1)[0], description: words('mercancia', 900) } as Item, ...manyItems(3)],
      carrier: { name: words('linea', 20), scac: 'GSFR' },
    });
    const pdf = await renderBillOfLading(input);
    const printed = squeezed(textOf(pdf).join(''));
    const missing = everyText(input)
      .flatMap((text) => text.split(' '))
      .filter((word) => word.length < 40 && !printed.includes(word));
    expect(missing).toEqual([]);
    for (const page of pagesOf(pdf)) {
      expect(outside(page, 20)).toEqual([]);
      expect(overlaps(page)).toEqual([]);
    }
  });
});
