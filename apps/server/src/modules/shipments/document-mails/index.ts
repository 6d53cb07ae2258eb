import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { listMails } from './list-mails.ts';
import { requestMail } from './request-mail.ts';

export { documentMailJobs } from './send-mail.ts';

export const documentMailsBindings: readonly Binding[] = [
  process(endpoints.shipments.mailDocuments, requestMail),
  query(endpoints.shipments.documentMails, listMails),
];
