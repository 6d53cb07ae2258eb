import { Popover } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../shared/icons.ts';
import { WhyClass, type WhyClassProps } from './why-class.tsx';
import css from './why-class.module.css';

/** The word "why" behind a class, and the answer one click away. Escape closes it and gives the focus back. */
export function WhyClassButton(props: WhyClassProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const title = useId();
  const freightClass = props.recommended ?? props.reason.freightClass;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={380}
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={css.open}
          aria-label={t('freight.why.open_label', { freightClass })}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('freight.why.open')}
        </button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" role="dialog" aria-labelledby={title}>
        <div className={css.head}>
          <span id={title}>{t('freight.why.title', { freightClass })}</span>
          <button type="button" className={css.close} aria-label={t('common.close')} onClick={() => setOpened(false)}>
            <IconX size={16} stroke={1.5} aria-hidden />
          </button>
        </div>
        <WhyClass {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
