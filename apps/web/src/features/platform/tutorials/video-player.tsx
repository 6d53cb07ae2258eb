import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Video } from './videos.ts';
import { useLength } from './length.ts';
import { Transcript } from './transcript.tsx';
import css from './tutorials.module.css';

/** One film with captions, and its transcript, each line of which leads to its moment. */
export function VideoPlayer({ film }: { readonly film: Video }) {
  const { t } = useTranslation();
  const length = useLength();
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const { title } = film;
  function jump(seconds: number): void {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    setAt(seconds);
    void video.current.play().catch(() => undefined);
  }
  return (
    <div className={css.player}>
      <Panel
        title={title}
        note={`${length(film.seconds)} · ${t(`tutorials.in_${film.language}`)} · ${t('tutorials.captions')}`}
        flush
      >
        <video
          ref={video}
          className={css.video}
          controls
          playsInline
          preload="metadata"
          width={1120}
          height={700}
          poster={film.poster}
          aria-label={t('tutorials.video', { title })}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onError={() => setFailed(true)}
        >
          <source src={film.video} type="video/webm" />
          <track
            default
            kind="captions"
            src={film.captions}
            srcLang={film.language}
            label={t(`tutorials.in_${film.language}`)}
          />
        </video>
        {failed && <Notice tone="care" title={t('tutorials.failed')} flush live />}
      </Panel>
      <Transcript film={film} at={at} onJump={jump} />
    </div>
  );
}
