import { Button } from '@mantine/core';
import { hazmat as hazmatShape } from '@waybill/contract';
import { lacksPackingGroup } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutEmpty } from '../../../../../lib/forms/values.ts';
import { HazardDiamond } from '../../../../../ui/freight/shared/hazard-diamond.tsx';
import { HazmatFields } from './hazmat-fields.tsx';
import { hazmatLine } from './hazmat-line.ts';
import css from './hazmat-strip.module.css';
import type { ItemForm } from './use-item.ts';

/** The hazardous part of a line: fields until they are complete and put away, then one strip to read. */
export function HazmatStrip({ lineForm, number }: { readonly lineForm: ItemForm; readonly number: number }) {
  const { t } = useTranslation();
  const { hazmat } = lineForm.item;
  const complete =
    hazmatShape.safeParse(withoutEmpty({ ...hazmat, packing_group: hazmat.packing_group || null })).success &&
    !lacksPackingGroup(hazmat.id_number, hazmat.packing_group);
  const [editing, setEditing] = useState(!complete);
  const title = t('quotes.items.of_item', { field: t('quotes.hazmat.title'), number });
  if (editing)
    return <HazmatFields lineForm={lineForm} title={title} complete={complete} onDone={() => setEditing(false)} />;
  return (
    <section className={css.strip} aria-label={title}>
      <HazardDiamond hazardClass={hazmat.hazard_class} size={20} />
      <span className={css.words}>
        <b className="wb-mono">{hazmatLine(hazmat)}</b>
        <span className="wb-soft">{t('quotes.hazmat.contact_is', { name: hazmat.emergency_contact })}</span>
        <b className="wb-mono">{hazmat.emergency_phone}</b>
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
        {t('quotes.edit')}
      </Button>
    </section>
  );
}
