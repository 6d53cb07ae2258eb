import { Button, Select, TextInput } from '@mantine/core';
import { fields, mostStreetLines } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../ui/icons.ts';
import { codeWord, stateExamples, stateWord } from '../place-words.ts';
import styles from '../sign-up.module.css';
import { usePlaceFill } from '../use-place-fill.ts';
import type { AddressPath, SignUpForm } from '../values.ts';

type Props = {
  readonly form: SignUpForm;
  readonly path: AddressPath;
  /** Whether the browser may fill in what it knows of the company. */
  readonly autoFill?: boolean;
};

function MexicanParts({ form, path }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {(['exterior_number', 'interior_number', 'neighborhood'] as const).map((part) => (
        <TextInput
          key={part}
          className={part === 'neighborhood' ? (styles.wide ?? '') : ''}
          label={t(`address_book.form.${part}`)}
          autoComplete="off"
          {...form.getInputProps(`${path}.${part}`)}
        />
      ))}
    </>
  );
}

function Street({ form, path, autoFill = false }: Props) {
  const { t } = useTranslation();
  const lines = form.values[path].street_lines.map((_, index) => `${path}.street_lines.${index}`);
  return (
    <>
      {lines.map((line, index) => (
        <TextInput
          key={line}
          className={styles.wide ?? ''}
          label={
            index === 0 ? t('address_book.form.street') : t('address_book.form.street_line', { number: index + 1 })
          }
          required={index === 0}
          autoComplete={autoFill && index < 3 ? `address-line${index + 1}` : 'off'}
          {...form.getInputProps(line)}
        />
      ))}
      {lines.length < mostStreetLines && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.addLine ?? ''}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => form.insertListItem(`${path}.street_lines`, '')}
        >
          {t('address_book.form.add_line')}
        </Button>
      )}
    </>
  );
}

/** Country, street and place; the postal code fills in city and state. */
export function AddressFields({ form, path, autoFill = false }: Props) {
  const { t } = useTranslation();
  const unknown = usePlaceFill(form, path);
  const { country } = form.values[path];
  const filled = (name: string): string => (autoFill ? name : 'off');
  const hint = unknown ? t('address_book.form.zip_unknown') : t('address_book.form.zip_hint');
  return (
    <div className={styles.fields}>
      <Select
        className={styles.wide ?? ''}
        label={t('address_book.form.country')}
        data={fields.country.options.map((value) => ({ value, label: t(`terms.countries.${value}`) }))}
        {...form.getInputProps(`${path}.country`)}
      />
      <Street form={form} path={path} autoFill={autoFill} />
      {country === 'MX' && <MexicanParts form={form} path={path} />}
      <TextInput
        label={t(codeWord(country))}
        description={country === 'MX' ? undefined : hint}
        required
        autoComplete={filled('postal-code')}
        maxLength={10}
        classNames={{ input: 'wb-mono' }}
        {...form.getInputProps(`${path}.postal_code`)}
      />
      <TextInput
        label={t(stateWord(country))}
        description={t('address_book.form.state_hint', { example: stateExamples[country] })}
        required
        autoComplete={filled('address-level1')}
        maxLength={3}
        {...form.getInputProps(`${path}.state`)}
      />
      <TextInput
        className={styles.wide ?? ''}
        label={t('address_book.column.city')}
        required
        autoComplete={filled('address-level2')}
        {...form.getInputProps(`${path}.city`)}
      />
    </div>
  );
}
