import {
  startOfWork,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorSite,
  type SimulatorState,
} from '../kit/index.ts';
import { Refused, refusing, success } from './errors.ts';
import { firstScanHours } from './journey.ts';
import { shipments } from './records.ts';

const daysToVoid = 28;

/** Voids a whole shipment, within 28 days and before its first scan. */
export function voidShipment(call: SimulatorCall, state: SimulatorState, { hourMs }: SimulatorSite): SimulatorAnswer {
  return refusing(() => {
    const id = call.params['id'] ?? '';
    if (!/^1Z[0-9A-Z]{16}$/.test(id)) throw new Refused('190100', 'Invalid ShipmentIdentificationNumber.');
    if (call.query.has('trackingnumber')) throw new Refused('190110', 'Invalid Void Package');
    const shipment = state.get(shipments, id);
    if (shipment === undefined) throw new Refused('190102', 'No shipment found within the allowed void period');
    if (shipment.voidedAt !== null) throw new Refused('190117', 'The Shipment has already been voided');
    const age = call.now.getTime() - shipment.bookedAt;
    if (age > daysToVoid * 24 * 3_600_000) throw new Refused('190101', 'Time for voiding has expired.');
    const worked = call.now.getTime() - startOfWork(new Date(shipment.bookedAt)).getTime();
    if (worked >= firstScanHours * hourMs)
      throw new Refused('190102', 'No shipment found within the allowed void period');
    state.put(shipments, id, { ...shipment, voidedAt: call.now.getTime() });
    return {
      status: 200,
      log: { reference: shipment.packages[0]?.references[0] ?? null, voided: id },
      body: {
        VoidShipmentResponse: {
          Response: success(),
          SummaryResult: { Status: { Code: '1', Description: 'Voided' } },
          PackageLevelResults: shipment.packages.map(({ number }) => ({
            TrackingNumber: number,
            Status: { Code: '1', Description: 'Voided' },
          })),
        },
      },
    };
  });
}
