import { SegmentedControl } from '@mantine/core';
import { carrierVisibilities, type CarrierChoice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './carriers.module.css';

type Props = {
  readonly carrier: CarrierChoice;
  /** Null for those who may only look. */
  readonly onChoose: ((visibility: CarrierChoice['visibility']) => void) | null;
};

const order = ['preferred', 'default', 'excluded'] as const;

/** One carrier: preferred, shown or hidden; one that staff keep from the account says so, as nothing chosen here counts. */
export function CarrierLine({ carrier, onChoose }: Props) {
  const { t } = useTranslation();
  const { name, scac, visibility, blocked } = carrier;
  return (
    <li className={css.line} data-hidden={(visibility === 'excluded' && !blocked) || undefined}>
      <span className={css.name}>
        <b>{name}</b> <span className={css.scac}>{scac}</span>
      </span>
      {blocked ? (
        <span className={css.blocked}>{t('settings.carriers.blocked')}</span>
      ) : (
        <SegmentedControl
          aria-label={t('settings.carriers.visibility_of', { carrier: name })}
          size="xs"
          classNames={{ label: css.choice ?? '' }}
          disabled={onChoose === null}
          value={visibility}
          data={order.map((value) => ({ value, label: t(`settings.carriers.${value}`) }))}
          onChange={(value) => onChoose?.(carrierVisibilities.find((one) => one === value) ?? 'default')}
        />
      )}
    </li>
  );
}
