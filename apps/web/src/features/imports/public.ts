/** What features whose records come in from files use of uploads. */
export { ExportButton } from './export/export-button.tsx';
export type { UploadKind } from './kind.ts';
export { UploadPage } from './upload-page.tsx';
