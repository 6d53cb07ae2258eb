/** What features whose records come in from files use of uploads. */
export { ExportRecords } from './export/export-records.tsx';
export { useSaveFile } from './export/use-save-file.ts';
export { whyOf } from './problem-words.ts';
export type { UploadKind } from './kind.ts';
export { UploadPage } from './upload-page.tsx';
