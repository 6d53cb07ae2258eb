import type { AuditRow } from '@waybill/contract';

/** A PRO number that staff corrected, as the list of the trail shows it. */
export const correction: AuditRow = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000b001',
  at: '2026-10-20T18:16:49.000Z',
  actor: {
    kind: 'user',
    id: '5d2f8a34-7c11-4b0e-9a66-00000000b001',
    label: 'ops@waybill.example',
    name: 'Petra Novak',
  },
  action: 'shipment.pro_corrected',
  subject: { type: 'shipment', id: '5d2f8a34-7c11-4b0e-9a66-00000000b001', label: 'WB123' },
  account: { id: '5d2f8a34-7c11-4b0e-9a66-00000000b001', name: 'Harbor Tools' },
  changed: ['pro_number'],
  seal: 'sealed',
};
