import { Button } from '@mantine/core';
import { nameIn, type EquipmentUsed } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { RigDrawing, rigFrame } from '../../../../ui/freight/rig/rig-drawing.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useChange, useChosen, useTruckloadForm } from '../draft/truckload-form.ts';
import css from './equipment-panel.module.css';
import { equipmentFacts, rigOf } from './equipment-facts.ts';

type Props = {
  readonly equipment: EquipmentUsed;
  /** Inches of road that every picture shows, so that all have one scale. */
  readonly road: number;
  readonly chosen: boolean;
};

function Choice({ equipment, road, chosen }: Props) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const change = useChange();
  const { id } = equipment;
  return (
    <label className={css.choice} data-chosen={chosen || undefined}>
      <input
        type="radio"
        name="equipment"
        className={css.radio}
        checked={chosen}
        aria-describedby={`equipment-${id}`}
        data-path={chosen ? 'equipment_id' : undefined}
        onChange={() => change(() => ({ equipment_id: id }), 'equipment_id', 'temperature', 'items')}
      />
      <RigDrawing {...rigOf(equipment)} roadIn={road} />
      <span className={css.name}>{nameIn(i18n.language, equipment)}</span>
      <span id={`equipment-${id}`} className={css.facts}>
        {equipmentFacts(t, formats, equipment)}
      </span>
    </label>
  );
}

/** Number of kinds shown at first: the list begins with those that are asked for most. */
const common = 4;

/** Which kind of truck: the common ones, the chosen one, and the others at a press; each drawn to one scale. */
export function EquipmentPanel() {
  const { t } = useTranslation();
  const { equipment } = useTruckloadForm();
  const chosen = useChosen();
  const [all, setAll] = useState(equipment.length <= common + 1);
  const shown = all ? equipment : equipment.filter(({ id }, index) => index < common || id === chosen?.id);
  const road = Math.max(0, ...equipment.map((one) => rigFrame(rigOf(one)).width));
  return (
    <Panel title={t('truckload.equipment.title')} note={t('truckload.equipment.note')} flush>
      <div className={css.choices} role="radiogroup" aria-label={t('truckload.equipment.title')}>
        {shown.map((one) => (
          <Choice key={one.id} equipment={one} road={road} chosen={one.id === chosen?.id} />
        ))}
      </div>
      {!all && (
        <div className={css.more}>
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            {t('truckload.equipment.more', { count: equipment.length - shown.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
