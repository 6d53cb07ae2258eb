import type { EquipmentPicture, EquipmentType } from '@waybill/contract';

/** Numbers as they are typed: empty is not given. */
type Typed = number | '';
export type TypeValues = {
  code: string;
  name: string;
  name_es: string;
  picture: EquipmentPicture;
  length_in: Typed;
  width_in: Typed;
  height_in: Typed;
  max_pounds: Typed;
  pallets: Typed;
  cents_per_mile: number | null;
  firm_miles: Typed;
  refrigerated: boolean;
  open_deck: boolean;
};

/** What the form begins with: a kind as it stands, or a 53 ft van to be changed. */
export function typeValues(type: EquipmentType | null): TypeValues {
  return {
    code: type?.code ?? '',
    name: type?.name ?? '',
    name_es: type?.name_es ?? '',
    picture: type?.picture ?? 'dry_van',
    length_in: type?.length_in ?? 636,
    width_in: type?.width_in ?? '',
    height_in: type?.height_in ?? '',
    max_pounds: type?.max_pounds ?? '',
    pallets: type?.pallets ?? '',
    cents_per_mile: type?.cents_per_mile ?? null,
    firm_miles: type?.firm_miles ?? '',
    refrigerated: type?.refrigerated ?? false,
    open_deck: type?.open_deck ?? false,
  };
}
