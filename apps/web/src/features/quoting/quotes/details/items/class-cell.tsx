import { freightClasses, type FreightClass } from '@waybill/freight';
import { lineClass } from '../../draft/load-item.ts';
import { waitsForAnswer } from '../../draft/request.ts';
import { PickCell } from '../../fields/pick-cell.tsx';
import type { ItemForm } from './use-item.ts';

type Props = { readonly lineForm: ItemForm; readonly label: string; readonly errorId: string };

/** The class: the recommended one as the figures give it, or one's own. Choosing the recommended one follows it again. */
export function ClassCell({ lineForm, label, errorId }: Props) {
  const { item, mates, path, change, problem } = lineForm;
  const recommended = lineClass(item, mates)?.recommended ?? null;
  const own = item.freight_class !== null && item.freight_class !== recommended;
  function choose(value: '' | FreightClass): void {
    change({ freight_class: value === '' || value === recommended ? null : value, kept: null }, 'freight_class');
  }
  const others = freightClasses.filter((value) => value !== recommended);
  return (
    <PickCell<'' | FreightClass>
      label={label}
      path={`${path}.freight_class`}
      value={own ? (item.freight_class ?? '') : ''}
      choices={[{ value: '', label: recommended ?? '–' }, ...others.map((value) => ({ value, label: value }))]}
      onChange={choose}
      care={waitsForAnswer(item, mates)}
      invalid={problem('freight_class') !== undefined && !waitsForAnswer(item, mates)}
      errorId={errorId}
    />
  );
}
