import { ActionIcon } from '@mantine/core';
import type { Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconEye, IconPencil, IconTrash } from '../../../../ui/icons.ts';
import css from './cells.module.css';

type Act = (address: Address) => void;
export type OptionActions = {
  readonly onShow: Act;
  /** Left out for those who may only read. */
  readonly onEdit: Act | null;
  readonly onDelete: Act | null;
};

/** What can be done with one address; above the link that takes the click of the whole row. */
export function Options({ address, onShow, onEdit, onDelete }: OptionActions & { readonly address: Address }) {
  const { t } = useTranslation();
  const { company } = address;
  const options = [
    { act: onShow, label: t('address_book.option.details', { company }), Icon: IconEye },
    { act: onEdit, label: t('address_book.option.edit', { company }), Icon: IconPencil },
    { act: onDelete, label: t('address_book.option.delete', { company }), Icon: IconTrash },
  ];
  return (
    <span className={css.options}>
      {options.map(
        ({ act, label, Icon }) =>
          act !== null && (
            <ActionIcon key={label} size={28} aria-label={label} title={label} onClick={() => act(address)}>
              <Icon size={16} aria-hidden="true" />
            </ActionIcon>
          ),
      )}
    </span>
  );
}
