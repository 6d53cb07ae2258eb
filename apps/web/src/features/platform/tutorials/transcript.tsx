import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import type { Video } from './videos.ts';
import { clock } from './length.ts';
import css from './tutorials.module.css';

type Props = { readonly film: Video; readonly at: number; readonly onJump: (seconds: number) => void };

/** What a film says, in the film's own language, line by line. */
export function Transcript({ film, at, onJump }: Props) {
  const { t } = useTranslation();
  const now = film.cues.findLast(({ from }) => from <= at + 0.05);
  return (
    <Panel title={t('tutorials.transcript')} note={film.about} flush>
      <ol className={css.transcript} lang={film.language}>
        {film.cues.map((cue) => (
          <li key={cue.from}>
            <button
              type="button"
              className={css.cue}
              aria-current={cue === now && at > 0 ? 'true' : undefined}
              onClick={() => onJump(cue.from)}
            >
              <span className={css.time}>{clock(cue.from)}</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
