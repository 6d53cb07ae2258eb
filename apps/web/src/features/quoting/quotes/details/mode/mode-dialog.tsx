import { Button, Group, Modal } from '@mantine/core';
import { countsAsPallet } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconPackage, IconTruck } from '../../../../../ui/icons.ts';
import { useDraft } from '../../draft/quote-form.ts';
import type { QuoteMode } from '../../draft/draft.ts';
import { findingText } from '../../../../../lib/language/finding-text.ts';
import type { MeasuredLoad } from '../load/use-load.ts';
import { useBoxes } from '../parcel/use-boxes.ts';
import css from './mode-dialog.module.css';
import type { ModePrompt } from './use-mode-prompt.ts';

export type ModeDialogProps = {
  readonly prompt: ModePrompt | null;
  readonly load: MeasuredLoad;
  readonly onChoose: (mode: QuoteMode) => void;
  readonly onClose: () => void;
};

type WayProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly first?: boolean;
  readonly onChoose: () => void;
};

function Way({ icon, title, text, first, onChoose }: WayProps) {
  return (
    <button type="button" className={css.way} onClick={onChoose} data-autofocus={first || undefined}>
      {icon}
      <span className={css.words}>
        <b>{title}</b>
        <span className="wb-soft">{text}</span>
      </span>
    </button>
  );
}

/** Both modes take the load: the person says which, once. */
function Choose({ load, onChoose }: Pick<ModeDialogProps, 'load' | 'onChoose'>) {
  const { t } = useTranslation();
  const { mass } = useFormats();
  const { count, billed } = useBoxes();
  const pallets = useDraft(({ details }) =>
    details.items.every(({ package_type: type }) => type !== '' && countsAsPallet(type)),
  );
  return (
    <>
      <p>{t('quotes.mode.choose_text')}</p>
      <div className={css.ways}>
        <Way
          first={!pallets}
          icon={<IconPackage size={28} stroke={1.5} aria-hidden="true" />}
          title={t('quotes.mode.choose_parcel')}
          text={t('quotes.mode.parcel_why', { boxes: t('quotes.parcel.count', { count }), weight: mass(billed) })}
          onChoose={() => onChoose('parcel')}
        />
        <Way
          icon={<IconTruck size={28} stroke={1.5} aria-hidden="true" />}
          title={t('quotes.mode.choose_ltl')}
          text={t('quotes.mode.ltl_why', {
            units: t('quotes.strip.units', { count: load.totals.units }),
            weight: mass(load.totals.pounds),
          })}
          onChoose={() => onChoose('ltl')}
        />
      </div>
      <p className="wb-soft">{t('quotes.mode.remembered')}</p>
    </>
  );
}

/** The question about the mode that asking for rates brings up. Escape leaves everything as it is. */
export function ModeDialog({ prompt, load, onChoose, onClose }: ModeDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={prompt !== null}
      onClose={onClose}
      size={480}
      title={t(prompt?.kind === 'switch' ? 'quotes.mode.switch_title' : 'quotes.mode.choose_title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.body}>
        {prompt?.kind === 'choose' && <Choose load={load} onChoose={onChoose} />}
        {prompt?.kind === 'switch' && (
          <>
            <ul className={css.reasons}>
              {prompt.reasons.map((finding) => (
                <li key={finding.code}>{findingText(finding)}</li>
              ))}
            </ul>
            <p>{t('quotes.mode.switch_text')}</p>
            <Group justify="flex-end" gap="xs">
              <Button onClick={onClose}>{t('quotes.mode.stay')}</Button>
              <Button variant="filled" data-autofocus onClick={() => onChoose('ltl')}>
                {t('quotes.mode.switch')}
              </Button>
            </Group>
          </>
        )}
      </div>
    </Modal>
  );
}
