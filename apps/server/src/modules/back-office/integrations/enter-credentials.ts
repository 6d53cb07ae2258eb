import type { Body, endpoints, FieldProblem, Integration, Params } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { adapterOf, openCredentials, sealCredentials } from '../../carriers/gateway/index.ts';
import { holdIntegration, laterThan } from './change-integration.ts';
import { credentialFields, credentialsOf, publicValues } from './credential-fields.ts';
import { showIntegration } from './integration-rows.ts';

type Enter = (typeof endpoints)['integrations']['credentials'];
type Input = { readonly params: Params<Enter>; readonly body: Body<Enter> };

/** Problems by field. Only field names are reported, since an adapter's own messages could repeat a secret. */
function problemsOf(values: object, paths: readonly (readonly PropertyKey[])[]): FieldProblem[] {
  const given = values as Readonly<Record<string, unknown>>;
  const names = new Set(paths.map(([name]) => String(name ?? '')));
  return [...names].map((name) => ({
    field: name === '' ? 'values' : `values.${name}`,
    code: given[name] === undefined ? 'required' : 'invalid',
    params: {},
  }));
}

/**
 * Saves a connection's credentials: validated by the adapter's schema, encrypted, and never sent back. An empty secret
 * keeps the stored one. The audit trail names the fields whose secrets were entered, never their values.
 * @throws Refusal validation_failed
 */
export async function enterCredentials(ctx: Context, { params, body }: Input): Promise<{ data: Integration }> {
  await runCommand(ctx, 'integration.credentials_entered', async (tx) => {
    const held = await holdIntegration(tx, params.id);
    const adapter = adapterOf(held.adapter);
    if (adapter === undefined) throw new Refusal('not_found');
    const fields = credentialFields(adapter);
    const values = credentialsOf(fields, body.values, openCredentials(ctx.services, held));
    const read = adapter.manifest.credentials.safeParse(values);
    if (!read.success) {
      throw new Refusal('validation_failed', {
        problems: problemsOf(
          values,
          read.error.issues.map(({ path }) => path),
        ),
      });
    }
    const credentials = read.data as object;
    const shown = publicValues(fields, credentials);
    const { bytes, keyId } = sealCredentials(ctx.services, params.id, credentials);
    await tx
      .updateTable('carrier_connections')
      .set({
        sealed: bytes,
        key_id: keyId,
        public_fields: JSON.stringify(shown),
        updated_at: laterThan(held.updated_at, ctx.now()),
      })
      .where('id', '=', params.id)
      .execute();
    const entered = fields.filter(({ name, secret }) => secret && Boolean(body.values[name])).map(({ name }) => name);
    return changed(undefined, {
      subject: 'integration',
      subjectId: params.id,
      before: { values: held.public_fields },
      after: { values: shown, secrets_entered: entered },
    });
  });
  return { data: await showIntegration(ctx.services, params.id) };
}
