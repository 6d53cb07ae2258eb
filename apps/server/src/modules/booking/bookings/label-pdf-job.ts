import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Downloads the PDF of a shipment's labels from its carrier. */
export const fetchLabelPdf = defineJob('bookings.label_pdf', z.object({ account_id: z.uuid(), id: z.uuid() }));
