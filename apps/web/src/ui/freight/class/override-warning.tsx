import { Button } from '@mantine/core';
import { IconAlertTriangle } from '../shared/icons.ts';
import css from './override-warning.module.css';

export type OverrideWarningProps = {
  readonly title: string;
  readonly text: string;
  readonly keepLabel: string;
  readonly backLabel: string;
  readonly onKeep: () => void;
  readonly onGoBack: () => void;
};

/**
 * The question after somebody overrode a recommendation (class, liftgate, kind of site): keeping is outlined, going
 * back is filled. It is read out when it appears, and takes no focus away from what is being typed.
 */
export function OverrideWarning({ title, text, keepLabel, backLabel, onKeep, onGoBack }: OverrideWarningProps) {
  return (
    <div className={css.outer}>
      <div className={css.warning}>
        <IconAlertTriangle className={css.icon} size={18} stroke={1.5} aria-hidden />
        <div role="alert" className={css.words}>
          <strong>{title}</strong> <span>{text}</span>
        </div>
        <div className={css.answers}>
          <Button variant="default" size="sm" onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button variant="filled" size="sm" onClick={onGoBack}>
            {backLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
