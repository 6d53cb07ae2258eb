import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../ui/route-link.tsx';
import { labelOf } from './labels.ts';
import styles from './sign-up.module.css';
import type { SignUpValues } from './values.ts';

type Props = {
  readonly opened: boolean;
  readonly errors: Readonly<Record<string, ReactNode>>;
  /** A refusal that belongs to no field. */
  readonly failure: string | null;
  readonly values: SignUpValues;
  /** Whether the address turned out to have an account. */
  readonly taken: boolean;
  readonly keepPlaces: (() => void) | null;
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
};

/** CHECK FORM INPUT: everything that is wrong, each entry the way to its field. */
export function ProblemsDialog({ opened, errors, failure, values, taken, keepPlaces, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const paths = Object.keys(errors);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // The focus goes to the field that was chosen.
      returnFocus={false}
      title={t('sign_up.problems_title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className="wb-soft">{failure ?? t('sign_up.problems_text', { count: paths.length })}</p>
      <ul className={styles.problems}>
        {paths.map((path, index) => (
          <li key={path}>
            <button type="button" data-autofocus={index === 0 || undefined} onClick={() => onOpen(path)}>
              <span>{labelOf(t, path, values)}</span>
              <span className={styles.problem}>{errors[path]}</span>
            </button>
          </li>
        ))}
      </ul>
      {taken && (
        <p className={styles.taken}>
          {t('sign_up.problems_taken')} <RouteLink to="login">{t('sign_up.log_in')}</RouteLink>
          {' · '}
          <RouteLink to="forgot-password">{t('sign_in.forgot')}</RouteLink>
        </p>
      )}
      <div className={styles.dialogEnd}>
        {keepPlaces && (
          <Button
            onClick={() => {
              onClose();
              keepPlaces();
            }}
          >
            {t('common.places_keep')}
          </Button>
        )}
        <Button onClick={onClose}>{t('sign_up.problems_close')}</Button>
      </div>
    </Modal>
  );
}
