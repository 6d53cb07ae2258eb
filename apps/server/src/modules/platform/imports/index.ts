export { importBindings } from './bindings.ts';
export { forgetFilesJob } from './forget-files.ts';
export type { Cells, Existing, ImportKind, Named, RowProblem, RowRead } from './kind.ts';
export { readNumber, readTime, readYesOrNo, plain, unmarked } from './values.ts';
