import type { CompanyDetails } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../core/command.ts';
import { systemContext, type Services } from '../core/context.ts';
import { asJson } from '../core/database/json.ts';
import { earlierVariables } from '../core/earlier-company.ts';

/**
 * Copies what environment variables of earlier releases say about the company to its page, while that is empty.
 * @returns a line to print when something was copied
 */
export async function copyEarlierCompany(services: Services, earlier: CompanyDetails): Promise<string[]> {
  if (Object.keys(earlier).length === 0) return [];
  return runCommand<string[]>(systemContext(services, 'start'), 'company.updated', async (tx) => {
    const row = await tx.selectFrom('company').select('details').forUpdate().executeTakeFirstOrThrow();
    if (Object.keys(row.details).length > 0) return unchanged([]);
    await tx
      .updateTable('company')
      .set({ details: asJson(earlier), updated_at: services.clock() })
      .execute();
    return changed([`Copied to the company page (Admin, Company); no longer read: ${earlierVariables.join(', ')}`], {
      subject: 'company',
      subjectId: null,
      before: {},
      after: earlier,
    });
  });
}
