import { endpoints, type AddedCharge, type ChargeSide, type ChargesView } from '@waybill/contract';
import type { AddedCode } from '@waybill/freight';
import type { TFunction } from 'i18next';
import { accessorialName } from '../../../../ui/freight/charges/charge-words.ts';
import { deskReads } from '../desk/api.ts';

/** What is asked for again after a charge was added, changed or taken back. */
export const chargeReads = [endpoints.shipmentCharges.show, ...deskReads] as const;

/** What staff call a charge that they can add. */
export function addedName(t: TFunction, code: AddedCode): string {
  switch (code) {
    case 'other':
      return t('shipment_charges.other');
    case 'discount':
      return t('shipment_charges.discount');
    case 'fuel':
      return t('shipment_charges.fuel');
    default:
      return accessorialName(t, code);
  }
}

/** What a side comes to now, in minor units; nothing where nobody knows it. */
export const totalOf = (view: ChargesView, side: ChargeSide): number => view[side]?.amount ?? 0;

/** What the form of the dialog does. */
export type Doing =
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly charge: AddedCharge }
  | { readonly kind: 'take_back'; readonly charge: AddedCharge };
