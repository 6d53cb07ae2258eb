/** Decodes a ZPL run length, by the guide's table: G is 1, Y is 19, g is 20, z is 400. */
function runOf(sign: string): number {
  if (/[G-Y]/.test(sign)) return sign.charCodeAt(0) - 'G'.charCodeAt(0) + 1;
  return (sign.charCodeAt(0) - 'g'.charCodeAt(0) + 1) * 20;
}

/** Images of a ZPL file as portable graymaps (PGM), for readers that do not know ZPL. */
export function picturesOf(zpl: string): Buffer[] {
  return [...zpl.matchAll(/\^GFA,(\d+),\d+,(\d+),([^^]*)\^FS/g)].map(([, total, bytes, data = '']) => {
    const signsOfRow = Number(bytes) * 2;
    let hex = '';
    let run = 0;
    for (const sign of data) {
      if (sign === ':') hex += hex.slice(-signsOfRow);
      else if (/[G-Yg-z]/.test(sign)) run += runOf(sign);
      else {
        hex += sign.repeat(Math.max(1, run));
        run = 0;
      }
    }
    if (hex.length !== Number(total) * 2) throw new Error(`${hex.length / 2} bytes instead of ${total}`);
    const dots = [...Buffer.from(hex, 'hex')].flatMap((byte) =>
      Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1 ? 0 : 255)),
    );
    const [width, height] = [Number(bytes) * 8, Number(total) / Number(bytes)];
    return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), Buffer.from(dots)]);
  });
}
