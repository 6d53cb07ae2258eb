/** The readers of X12 files, by themselves: the file workers load nothing else of the carriers. */
export { readEdi210 } from './edi210/bill.ts';
export { readEdi214 } from './edi214/read.ts';
