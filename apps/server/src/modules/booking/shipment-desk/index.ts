import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { addStaffEvent, setStatus } from './add-event.ts';
import { addNote } from './add-note.ts';
import { askTracking } from './ask-tracking.ts';
import { cancelForCustomer, reschedulePickup } from './ask-carrier.ts';
import { correctPro } from './correct-pro.ts';
import { showDesk } from './show-desk.ts';
import { uploadPaper } from './upload-paper.ts';

const { shipmentDesk } = endpoints;

export const shipmentDeskBindings: readonly Binding[] = [
  query(shipmentDesk.show, async (ctx, { params }) => ({ data: await showDesk(ctx, ctx.db, params.id) })),
  command(shipmentDesk.addEvent, addStaffEvent),
  command(shipmentDesk.setStatus, setStatus),
  command(shipmentDesk.addNote, addNote),
  command(shipmentDesk.correctPro, correctPro),
  process(shipmentDesk.upload, uploadPaper),
  command(shipmentDesk.ask, askTracking),
  process(shipmentDesk.reschedule, reschedulePickup),
  process(shipmentDesk.cancel, cancelForCustomer),
];
