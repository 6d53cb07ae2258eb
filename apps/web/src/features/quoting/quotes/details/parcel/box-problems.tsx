import { useTranslation } from 'react-i18next';
import css from '../../fields/line-row.module.css';
import type { ItemForm } from '../items/use-item.ts';

const fields = ['description', 'quantity', 'package_type', 'length', 'width', 'height', 'weight'] as const;
const cargoWords = [
  'parcel_over_weight',
  'parcel_over_length',
  'parcel_over_height',
  'parcel_over_dimensions',
] as const;
const names = {
  description: 'quotes.parcel.contents',
  package_type: 'quotes.items.package',
  weight: 'quotes.parcel.weight',
} as const;

/** What is wrong with a box. The words of the specification about the cargo ("Cargo exceeds max …") stand alone. */
export function BoxProblems({ lineForm, id }: { readonly lineForm: ItemForm; readonly id: string }) {
  const { t } = useTranslation();
  const said = fields.flatMap((field) => {
    const text = lineForm.problem(field);
    if (text === undefined) return [];
    const whole = cargoWords.some((code) => text === t(`findings.${code}`));
    const name =
      field === 'description' || field === 'package_type' || field === 'weight'
        ? t(names[field])
        : t(`quotes.items.${field}`);
    return [{ field, text: whole ? text : `${name}: ${text}` }];
  });
  if (said.length === 0) return null;
  return (
    <ul id={id} className={css.problems}>
      {said.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  );
}
