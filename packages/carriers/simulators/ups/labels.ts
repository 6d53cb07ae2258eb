import { z } from 'zod';
import {
  labelGif,
  labelPdf,
  labelZpl,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorState,
} from '../kit/index.ts';
import { Refused, refusing, success } from './errors.ts';
import { labelOf } from './label.ts';
import { bodyOf } from './request.ts';
import { packages, shipments, type Shipment } from './records.ts';

const request = z.object({
  LabelRecoveryRequest: z.object({
    LabelSpecification: z.object({ LabelImageFormat: z.object({ Code: z.string() }).optional() }).optional(),
    TrackingNumber: z.string().optional(),
  }),
});

const drawn = { GIF: labelGif, ZPL: labelZpl } as const;

function results(shipment: Shipment, format: string) {
  const labels = shipment.packages.map((_, index) => labelOf(shipment, index));
  return shipment.packages.map(({ number }, index) => {
    const label = labels[index];
    // One PDF of all, with the first package.
    const image =
      format === 'PDF' ? (index === 0 ? labelPdf(...labels) : null) : label && drawn[format as 'GIF'](label);
    return {
      TrackingNumber: number,
      ...(image ? { LabelImage: { LabelImageFormat: { Code: format }, GraphicImage: image } } : {}),
    };
  });
}

/** The labels of a shipment once more, by the number of one of its packages. */
export function recoverLabels(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return refusing(() => {
    const { LabelRecoveryRequest: asked } = bodyOf(request, call.json);
    const format = asked.LabelSpecification?.LabelImageFormat?.Code ?? 'GIF';
    const number = asked.TrackingNumber;
    if (number === undefined)
      throw new Refused('300005', 'Either tracking number or combination of reference plus shipper number required');
    if (!['PDF', 'GIF', 'ZPL'].includes(format)) throw new Refused('300013', 'Invalid Label Print Method');
    const shipment = state.get(shipments, state.get(packages, number)?.shipment ?? '');
    if (shipment === undefined)
      throw new Refused('300007', 'The shipment for the requested tracking number could not be found.');
    if (shipment.voidedAt !== null)
      throw new Refused('300033', 'The shipment for which you are trying to recover a label has been voided.');
    return {
      status: 200,
      body: {
        LabelRecoveryResponse: {
          Response: success(),
          ShipmentIdentificationNumber: shipment.id,
          LabelResults: results(shipment, format),
        },
      },
    };
  });
}
