import { z } from 'zod';
import { errorTable, fieldErrorCodes, type ErrorCode, type FieldErrorCode } from './errors.ts';

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every refusal: `message` always, `errors` (field to texts) for bad input, and beside them the
 * codes a program can act on. Fields are snake_case with dots for nesting: `items.0.weight`.
 */
export const problem = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  codes: z.record(z.string(), z.array(z.string())).optional(),
  code: z.enum(codes),
  request_id: z.string(),
  doc_url: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;

/** One thing wrong with one field, before it is put into words. */
export type FieldProblem = {
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
};

const known: ReadonlySet<string> = new Set(fieldErrorCodes);

function isFieldCode(code: string): code is FieldErrorCode {
  return known.has(code);
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (isFieldCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big';
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small';
    default:
      return 'invalid';
  }
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  if (issue.code === 'too_big') params['max'] = Number(issue.maximum);
  if (issue.code === 'too_small') params['min'] = Number(issue.minimum);
  if (issue.code === 'custom') {
    for (const [key, value] of Object.entries(issue.params ?? {})) {
      if (typeof value === 'string' || typeof value === 'number') params[key] = value;
    }
  }
  return params;
}

/**
 * Turns what a schema found into field problems, in the order of the rules. The browser and the server
 * both use it, so the same input gets the same codes on both sides.
 */
export function fieldProblems(error: z.core.$ZodError, prefix = ''): FieldProblem[] {
  return error.issues.flatMap((issue): FieldProblem[] => {
    const path = [prefix, ...issue.path.map(String)].filter((part) => part !== '').join('.');
    return [{ field: path, code: codeOf(issue), params: paramsOf(issue) }];
  });
}
