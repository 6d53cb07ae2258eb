import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../lib/later.tsx';
import { useFloat } from '../../float/use-float.ts';
import type { WhyClassProps } from './why-class.tsx';
import css from './why-class.module.css';

const sheet = later(() => import('./why-class-sheet.tsx').then((part) => part.WhyClassSheet));

/** The word "why" behind a class, and the answer one click away. Escape closes it and gives the focus back. */
export function WhyClassButton(props: WhyClassProps) {
  const { t } = useTranslation();
  const { float, button, near } = useFloat(sheet.fetch, 'dialog');
  const freightClass = props.recommended ?? props.reason.freightClass;
  return (
    <>
      <button {...button} type="button" className={css.open} aria-label={t('freight.why.open_label', { freightClass })}>
        {t('freight.why.open')}
      </button>
      <Suspense>{near && <sheet.Part {...props} float={float} />}</Suspense>
    </>
  );
}
