import type { SimulatorAnswer, SimulatorCall, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { ltlJourney } from '../ltl/journey.ts';
import { paperOf } from '../ltl/paper.ts';
import { bills, type RlBill } from './bill-of-lading.ts';
import { failing, succeeding } from './envelope.ts';

const linesOf = (bill: RlBill): readonly string[] => [
  `From ${bill.shipper}, ${bill.origin.city}, ${bill.origin.state} ${bill.origin.postalCode}`,
  `To ${bill.consignee}, ${bill.destination.city}, ${bill.destination.state} ${bill.destination.postalCode}`,
  `${bill.pieces} pieces, ${bill.weight} lb`,
];

/** A route that prints one paper of a bill into one field. */
function printing(field: string, title: string) {
  return (call: SimulatorCall, state: SimulatorState): SimulatorAnswer => {
    const bill = state.get(bills, call.query.get('ProNumber') ?? '');
    if (bill === undefined) return failing(400, [['ProNumber', 'The Pro was not found']], { [field]: null });
    return succeeding({ [field]: paperOf(title, bill.pro, linesOf(bill)) });
  };
}

export const printBol = printing('BolDocument', 'Bill of lading');
export const printLabels = printing('ShippingLabelsFile', 'R+L Carriers');

const nothing = 'Either you do not have access to the documents or no documents were found for the Pro.';

/** `GET /DocumentRetrieval`: the delivery receipt, once delivered. Nothing found is a success with no documents. */
export function retrieve(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer {
  const bill = state.get(bills, call.query.get('ProNumber') ?? '');
  const wanted = (call.query.get('DocumentTypes') ?? '').split(',').includes('DeliveryReceipt');
  const journey =
    bill === undefined ? [] : ltlJourney(bill, new Date(bill.bookedAt), { now: call.now, hourMs: site.hourMs });
  const delivered = journey.some(({ milestone }) => milestone === 'delivered');
  if (bill === undefined || !wanted || !delivered) return succeeding({ Documents: [] }, { messages: [nothing] });
  const Data = paperOf('Delivery receipt', bill.pro, linesOf(bill));
  return succeeding({ Documents: [{ Name: `${bill.pro}-DeliveryReceipt.pdf`, Type: 'DeliveryReceipt', Data }] });
}
