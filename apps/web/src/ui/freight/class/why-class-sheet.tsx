import { Popover } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatSheet } from '../../float/float-sheet.tsx';
import type { Float } from '../../float/use-float.ts';
import { IconX } from '../shared/icons.ts';
import { WhyClass, type WhyClassProps } from './why-class.tsx';
import css from './why-class.module.css';

/** The answer to the "why" of a class. */
export function WhyClassSheet({ float, ...props }: WhyClassProps & { readonly float: Float }) {
  const { t } = useTranslation();
  const title = useId();
  const freightClass = props.recommended ?? props.reason.freightClass;
  return (
    <FloatSheet float={float} width={380} position="bottom-end" withArrow withRoles={false}>
      <Popover.Dropdown id={`${float.id}-dropdown`} maw="calc(100vw - 24px)" role="dialog" aria-labelledby={title}>
        <div className={css.head}>
          <span id={title}>{t('freight.why.title', { freightClass })}</span>
          <button
            type="button"
            className={css.close}
            aria-label={t('common.close')}
            onClick={() => float.change(false)}
          >
            <IconX size={16} stroke={1.5} aria-hidden />
          </button>
        </div>
        <WhyClass {...props} />
      </Popover.Dropdown>
    </FloatSheet>
  );
}
