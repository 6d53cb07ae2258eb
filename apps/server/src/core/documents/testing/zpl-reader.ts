import { code128Modules } from '../drawing/code128.ts';

/** A field on a label: its position in dots, and its text. */
export type ZplField = {
  readonly kind: 'text' | 'code' | 'line';
  readonly data: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type ZplPage = { readonly width: number; readonly height: number; readonly fields: readonly ZplField[] };

function numbersOf(parameters: string): number[] {
  return parameters.split(',').map(Number);
}

/** Decodes the hexadecimal escapes of ^FH. */
function plain(data: string): string {
  return data.replace(/_([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Estimated text width in the printer's scalable font, a bold condensed one with letters half as wide as high. */
function textWidth(text: string, height: number): number {
  return Array.from(text).length * height * 0.5;
}

function fieldOf(text: string): ZplField {
  const command = (name: string): string | undefined => new RegExp(`\\^${name}([^^]*)`).exec(text)?.[1];
  const [left = 0, top = 0] = numbersOf(command('FO') ?? '');
  const data = plain(command('FD') ?? '');
  const box = command('GB');
  if (box !== undefined) {
    const [width = 0, height = 0, thick = 1] = numbersOf(box);
    return {
      kind: 'line',
      data,
      left,
      top,
      right: left + Math.max(width, thick),
      bottom: top + Math.max(height, thick),
    };
  }
  const bars = command('BCN,');
  if (bars !== undefined) {
    const [height = 0] = numbersOf(bars);
    const [unit = 0] = numbersOf(command('BY') ?? '');
    const value = data.replaceAll('>0', '>');
    const width = unit * code128Modules(value).reduce((sum, modules) => sum + modules, 0);
    return { kind: 'code', data: value, left, top, right: left + width, bottom: top + height };
  }
  const [height = 0] = numbersOf((command('A0N') ?? '').replace(/^,/, ''));
  return { kind: 'text', data, left, top, right: left + textWidth(data, height), bottom: top + height };
}

/** Parses the labels of a ZPL file with the position of every field. Throws on unknown content. */
export function readZpl(zpl: string): ZplPage[] {
  return [...zpl.matchAll(/\^XA([\s\S]*?)\^XZ/g)].map(([, body = '']) => {
    const width = Number(/\^PW(\d+)/.exec(body)?.[1]);
    const height = Number(/\^LL(\d+)/.exec(body)?.[1]);
    if (!body.includes('^CI28')) throw new Error('The label is not in UTF-8');
    const fields = [...body.matchAll(/(\^FO[\s\S]*?)\^FS/g)].map(([, field = '']) => fieldOf(field));
    return { width, height, fields };
  });
}
