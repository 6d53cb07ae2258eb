import type { CarrierAdapter } from '@waybill/carriers';
import type { CredentialField } from '@waybill/contract';
import { z } from 'zod';

/** The parts of a field's JSON schema that the form needs. The adapter's own schema validates the value. */
const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  anyOf: z.array(z.object({ type: z.string().optional(), enum: z.array(z.unknown()).optional() })).optional(),
});
const form = z.object({
  properties: z.record(z.string(), property).default({}),
  required: z.array(z.string()).default([]),
});

function kindOf(type: string | undefined, choices: readonly string[]): CredentialField['kind'] {
  if (choices.length > 0) return 'choice';
  if (type === 'boolean') return 'flag';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

/** Form fields for an adapter's credentials, generated from its schema. */
export function credentialFields({ manifest }: CarrierAdapter): CredentialField[] {
  const { properties, required } = form.parse(
    z.toJSONSchema(manifest.credentials, { io: 'input', unrepresentable: 'any' }),
  );
  return Object.entries(properties).map(([name, given]) => {
    const shape = given.anyOf?.find(({ type }) => type !== 'null') ?? given;
    const choices = (shape.enum ?? []).map(String);
    return {
      name,
      kind: kindOf(shape.type, choices),
      choices,
      required: required.includes(name),
      secret: manifest.secrets.includes(name),
      preset: given.default ?? null,
    };
  });
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

function valueOf(field: CredentialField, given: Values[string], held: unknown): unknown {
  const value = typeof given === 'string' ? given.trim() : given;
  if (value === undefined || value === null || value === '') return field.secret ? held : undefined;
  return field.kind === 'number' ? Number(value) : value;
}

/**
 * Merges the form with stored credentials into the shape that the adapter expects.
 * @param held stored credentials; only secrets are kept, and only where the form leaves them empty
 */
export function credentialsOf(fields: readonly CredentialField[], given: Values, held: unknown): object {
  const kept = (held ?? {}) as Readonly<Record<string, unknown>>;
  const values = fields.map((field) => [field.name, valueOf(field, given[field.name], kept[field.name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The credential fields that are not secret. */
export function publicValues(
  fields: readonly CredentialField[],
  credentials: object,
): Record<string, string | number | boolean> {
  const open = new Set(fields.filter(({ secret }) => !secret).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(credentials as Readonly<Record<string, string | number | boolean>>).filter(([name]) =>
      open.has(name),
    ),
  );
}
