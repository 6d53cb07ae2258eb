import { Button, Select, TextInput } from '@mantine/core';
import { hazardClasses } from '@waybill/contract';
import { fillHazmat, hazardId, lacksPackingGroup } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { HazardDiamond } from '../../../../../ui/freight/shared/hazard-diamond.tsx';
import type { HazmatDraft } from '../../draft/draft.ts';
import css from './hazmat-strip.module.css';
import type { ItemForm } from './use-item.ts';

const groups = ['I', 'II', 'III'] as const;

type Props = {
  readonly lineForm: ItemForm;
  readonly title: string;
  readonly complete: boolean;
  readonly onDone: () => void;
};
type TextField = Exclude<keyof HazmatDraft, 'packing_group' | 'hazard_class'>;

/** What the shipping paper says about hazardous goods, each field in the paper's order. */
export function HazmatFields({ lineForm, title, complete, onDone }: Props) {
  const { t } = useTranslation();
  const { item, path, change, leave, problem } = lineForm;
  const needed = lacksPackingGroup(item.hazmat.id_number, item.hazmat.packing_group);
  const set = (changes: Partial<HazmatDraft>, field: keyof HazmatDraft): void =>
    change((now) => ({ hazmat: { ...now.hazmat, ...changes } }), 'hazmat', `hazmat.${field}`);
  const number = (typed: string): void =>
    change(
      ({ hazmat }) => ({ hazmat: fillHazmat(hazmat, typed) }),
      'hazmat',
      ...['id_number', 'proper_name', 'hazard_class', 'packing_group'].map((field) => `hazmat.${field}`),
    );
  const text = (field: TextField) => ({
    label: t(`quotes.hazmat.${field}`),
    value: item.hazmat[field],
    error: problem(`hazmat.${field}`),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [field]: currentTarget.value }, field),
    onBlur: () => leave(`hazmat.${field}`),
    autoComplete: 'off',
    'data-path': `${path}.hazmat.${field}`,
  });
  return (
    <section className={css.fields} aria-label={title}>
      <p className={css.head}>
        <HazardDiamond hazardClass={item.hazmat.hazard_class || null} size={20} />
        <span>{t('quotes.hazmat.hint')}</span>
      </p>
      <div className={css.grid}>
        <TextInput
          {...text('id_number')}
          placeholder="UN1263"
          classNames={{ input: 'wb-mono' }}
          onChange={({ currentTarget: { value } }) => number(value)}
          onBlur={({ currentTarget: { value } }) => {
            number(hazardId(value));
            leave('hazmat.id_number');
          }}
        />
        <TextInput
          {...text('proper_name')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={item.hazmat.proper_name.endsWith('n.o.s.') && t('quotes.hazmat.technical')}
        />
        <Select
          label={t('quotes.hazmat.hazard_class')}
          data={[...hazardClasses]}
          value={item.hazmat.hazard_class || null}
          placeholder="–"
          searchable
          error={problem('hazmat.hazard_class')}
          onChange={(value) => set({ hazard_class: value ?? '' }, 'hazard_class')}
          data-path={`${path}.hazmat.hazard_class`}
        />
        <Select
          label={t('quotes.hazmat.packing_group')}
          data={[...(needed ? [] : [{ value: '', label: t('quotes.hazmat.no_group') }]), ...groups]}
          value={needed ? null : item.hazmat.packing_group}
          placeholder="–"
          error={problem('hazmat.packing_group')}
          onChange={(value) => set({ packing_group: groups.find((one) => one === value) ?? '' }, 'packing_group')}
          data-path={`${path}.hazmat.packing_group`}
        />
        <TextInput {...text('emergency_contact')} />
        <TextInput {...text('emergency_phone')} type="tel" classNames={{ input: 'wb-mono' }} />
      </div>
      <Button size="compact-sm" className={css.done ?? ''} disabled={!complete} onClick={onDone}>
        {t('quotes.done')}
      </Button>
    </section>
  );
}
