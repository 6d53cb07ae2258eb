import type { SimulatorAnswer, SimulatorCall } from '../kit/index.ts';
import { drawLabel, imageMedia } from './label-drawing.ts';
import type { ImageType, LabelRecord } from './label-record.ts';

const vendorMedia = 'application/vnd.usps.labels+json';
const boundary = 'simulated-label-parts';

function part(headers: readonly string[], body: string): string {
  return [`--${boundary}`, ...headers, '', body].join('\r\n');
}

/** Published headers claim encodings that the published text says to ignore. */
function multipart(metadata: unknown, image: string | null, imageType: ImageType): string {
  const name = `label.${imageType === 'ZPL203DPI' ? 'zpl' : imageType.toLowerCase()}`;
  const parts = [
    part(
      ['Content-Type: application/json', 'Content-Disposition: form-data; name="labelMetadata"'],
      JSON.stringify(metadata),
    ),
    ...(image === null
      ? []
      : [
          part(
            [
              `Content-Type: ${imageMedia[imageType]}`,
              `Content-Disposition: form-data; name="labelImage"; filename="${name}"`,
              'Content-Transfer-Encoding: binary',
            ],
            image,
          ),
        ]),
  ];
  return `${parts.join('\r\n')}\r\n--${boundary}--\r\n`;
}

/** A label as it is asked for: one JSON body by its vendor media type, else the parts that are the default. */
export function labelAnswer(
  call: SimulatorCall,
  record: LabelRecord,
  imageType: ImageType,
  more: Readonly<Record<string, unknown>> | null = null,
): SimulatorAnswer {
  const image = drawLabel(record, imageType);
  const picture = image === null ? {} : { labelImage: image };
  if ((call.headers['accept'] ?? '').includes(vendorMedia)) {
    const body =
      more === null ? { ...record.metadata, ...picture } : { labelMetadata: record.metadata, ...more, ...picture };
    return { status: 200, headers: { 'content-type': vendorMedia }, body };
  }
  return {
    status: 200,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: multipart(record.metadata, image, imageType),
  };
}
