import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import {
  createEquipment,
  orderEquipment,
  restoreEquipment,
  retireEquipment,
  updateEquipment,
} from './change-equipment.ts';
import { listEquipment, listOffered } from './equipment-row.ts';

export { definitionOf, equipmentInForce, equipmentUsedOf } from './equipment-row.ts';

const { equipmentTypes, staffEquipmentTypes } = endpoints;

export const equipmentTypesBindings: readonly Binding[] = [
  query(equipmentTypes.list, ({ db }) => listOffered(db)),
  query(staffEquipmentTypes.list, async ({ db }) => ({ data: await listEquipment(db) })),
  command(staffEquipmentTypes.create, createEquipment),
  command(staffEquipmentTypes.update, updateEquipment),
  command(staffEquipmentTypes.retire, retireEquipment),
  command(staffEquipmentTypes.restore, restoreEquipment),
  command(staffEquipmentTypes.order, orderEquipment),
];
