import type { TrackingPage } from '@waybill/contract';
import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
import './page.css';
import mono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url';
import regular from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import medium from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2?url';
import strong from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { documentTitle } from '../lib/routes/page-title.ts';
import { PageFoot } from './frame/page-foot.tsx';
import { PageHead } from './frame/page-head.tsx';
import { FoundPage } from './found/found-page.tsx';
import { titleOf } from './found/headline.tsx';
import { FollowingPage } from './lookup/following-page.tsx';
import { LookupPage } from './lookup/lookup-page.tsx';
// Built as a script of its own; only its address comes here.
import { default as refresh } from './refresh.ts?worker&url';
import { styles } from './styles.ts';

type Props = { readonly page: TrackingPage; readonly language: Language; readonly now: Date };

/** Title of the window: the news itself for a shipment, so that a tab tells it. */
function useTitle({ page, language, now }: Props): string {
  const { t } = useTranslation();
  if (page.kind === 'found') return `${titleOf(t, page.tracking, language, now)} · ${page.tracking.number}`;
  if (page.kind === 'following') return t(`public_tracking.follow.${page.step}.title`, { number: page.number });
  return t(page.kind === 'ask' ? 'public_tracking.title' : `public_tracking.${page.kind}.title`);
}

const moving = (page: TrackingPage): boolean =>
  page.kind === 'found' && page.tracking.status !== 'delivered' && page.tracking.status !== 'canceled';

/** The whole document. Its only script brings news of a shipment under way; without it nothing is missing. */
export function TrackingDocument(props: Props) {
  const { page, language, now } = props;
  const { t } = useTranslation();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="description" content={t('public_tracking.description')} />
        <title>{documentTitle(useTitle(props))}</title>
        <link rel="icon" type="image/svg+xml" href="/build/icon.svg" />
        {[regular, medium, strong, ...(page.kind === 'found' ? [mono] : [])].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {moving(page) && <script src={refresh} defer />}
      </head>
      <body>
        <PageHead page={page} language={language} />
        <main id="main">
          {page.kind === 'found' ? (
            <FoundPage
              tracking={page.tracking}
              follow={page.follow}
              colour={page.brand?.colour ?? null}
              language={language}
              now={now}
            />
          ) : page.kind === 'following' ? (
            <FollowingPage page={page} />
          ) : (
            <LookupPage page={page} language={language} />
          )}
        </main>
        <PageFoot found={page.kind === 'found'} />
        <p id="news" className="wb-only-heard" role="status" />
      </body>
    </html>
  );
}
