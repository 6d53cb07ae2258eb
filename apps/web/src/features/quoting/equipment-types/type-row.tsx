import { ActionIcon, Button } from '@mantine/core';
import type { EquipmentType } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useChargedFormats, useFormats } from '../../../lib/format/use-formats.ts';
import { RigDrawing } from '../../../ui/freight/rig/rig-drawing.tsx';
import { IconArrowDown, IconArrowUp, IconPencil } from '../../../ui/icons.ts';
import { equipmentFacts, rigOf } from '../truckload-quotes/public.ts';
import css from './equipment-types.module.css';

type Props = {
  readonly type: EquipmentType;
  readonly edit: () => void;
  /** Retires it, or offers it again. */
  readonly toggle: () => void;
  readonly earlier?: () => void;
  readonly later?: () => void;
};

/** Inches of road every picture shows, so that all have one scale: a tractor with 53 ft and some. */
const roadIn = 850;

/** One kind of equipment: drawn, measured, priced, and what can be done with it. */
export function TypeRow({ type, edit, toggle, earlier, later }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money } = useChargedFormats();
  const { name, code, width_in, height_in, cents_per_mile: cents, firm_miles: firm, retired_at } = type;
  const inside = [width_in, height_in].filter((inches) => inches !== null).map((inches) => formats.length(inches));
  const price =
    cents === null
      ? t('equipment_types.no_price')
      : t('equipment_types.per_mile', { price: money({ amount: cents, currency: 'USD' }) });
  return (
    <li className={css.row} data-retired={retired_at !== null || undefined} aria-label={name}>
      <div className={css.picture}>
        <RigDrawing {...rigOf(type)} roadIn={roadIn} />
      </div>
      <div className={css.words}>
        <p>
          <b>{name}</b> <span className="wb-mono">{code}</span>{' '}
          {type.name_es !== null && (
            <span className="wb-soft" lang="es">
              {type.name_es}
            </span>
          )}
        </p>
        <p className="wb-soft">{equipmentFacts(t, formats, type)}</p>
        {inside.length > 0 && <p className="wb-soft">{t('equipment_types.inside', { sizes: inside.join(' × ') })}</p>}
      </div>
      <div className={css.price}>
        <b>{price}</b>
        {cents !== null && (
          <span className="wb-soft">
            {firm === null
              ? t('equipment_types.never_firm')
              : t('equipment_types.firm_to', { distance: formats.distance(firm) })}
          </span>
        )}
      </div>
      <div className={css.changed}>
        <span>{t('equipment_types.used', { count: type.quotes })}</span>
        <span className="wb-soft">
          {t('equipment_types.changed', {
            version: type.version,
            date: formats.date(localDay(type.changed_at)),
            name: type.changed_by,
          })}
        </span>
      </div>
      <div className={css.actions}>
        {retired_at === null && (
          <>
            <ActionIcon
              variant="subtle"
              aria-label={t('equipment_types.earlier', { name })}
              disabled={earlier === undefined}
              onClick={earlier}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('equipment_types.later', { name })}
              disabled={later === undefined}
              onClick={later}
            >
              <IconArrowDown size={16} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
        <ActionIcon variant="subtle" aria-label={t('equipment_types.edit_name', { name })} onClick={edit}>
          <IconPencil size={16} aria-hidden="true" />
        </ActionIcon>
        <Button
          size="compact-sm"
          onClick={toggle}
          aria-label={t(retired_at === null ? 'equipment_types.retire_name' : 'equipment_types.restore_name', { name })}
        >
          {t(retired_at === null ? 'equipment_types.retire' : 'equipment_types.restore')}
        </Button>
      </div>
    </li>
  );
}
