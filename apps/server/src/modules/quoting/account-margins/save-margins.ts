import type { AccountMargins, Body, endpoints, FieldProblem, MarginRuleInput, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { insertRows } from '../../../core/database/insert-rows.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { marginRows } from './read-margins.ts';
import { ruleWire, showMargins } from './show-margins.ts';

type Save = (typeof endpoints)['marginRules']['save'];
type Input = { readonly params: Params<Save>; readonly body: Body<Save> };

const scopeOf = (rule: MarginRuleInput): string =>
  [rule.mode, rule.origin_state, rule.destination_state, rule.carrier_id, rule.effective_from].join('|');
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const keyed = (rules: readonly MarginRuleInput[]) => new Map(rules.map((rule) => [rule.id, rule]));

/** Refuses rules with the same scope and start date, since it would be unclear which one applies. */
function assertTellable(rules: readonly MarginRuleInput[]): void {
  const problems = rules.flatMap((rule, at): FieldProblem[] => {
    const twice = rules.findIndex((other) => scopeOf(other) === scopeOf(rule) || other.id === rule.id) < at;
    return twice ? [{ field: `rules.${at}.mode`, code: 'margin_rule_twice', params: {} }] : [];
  });
  if (problems.length > 0) throw new Refusal('validation_failed', { problems });
}

async function assertCarriers(tx: Tx, rules: readonly MarginRuleInput[]): Promise<void> {
  const named = [...new Set(rules.flatMap(({ carrier_id: id }) => (id === null ? [] : [id])))];
  if (named.length === 0) return;
  const rows = await tx.selectFrom('carriers').select('id').where('id', 'in', named).execute();
  const known = new Set(rows.map(({ id }) => id));
  const problems = rules.flatMap((rule, at): FieldProblem[] =>
    rule.carrier_id === null || known.has(rule.carrier_id)
      ? []
      : [{ field: `rules.${at}.carrier_id`, code: 'invalid', params: {} }],
  );
  if (problems.length > 0) throw new Refusal('validation_failed', { problems });
}

async function write(tx: Tx, accountId: string, before: readonly MarginRuleInput[], after: readonly MarginRuleInput[]) {
  const [was, is] = [keyed(before), keyed(after)];
  const stale = before.filter(({ id }) => !same(was.get(id), is.get(id))).map(({ id }) => id);
  if (stale.length > 0) {
    await tx.deleteFrom('margin_rules').where('account_id', '=', accountId).where('id', 'in', stale).execute();
  }
  const fresh = after.filter(({ id }) => !same(was.get(id), is.get(id)));
  await insertRows(
    tx,
    'margin_rules',
    fresh.map(({ flat, least, ...rule }) => ({
      ...rule,
      account_id: accountId,
      flat_amount: flat,
      least_amount: least,
    })),
  );
}

/**
 * Replaces an account's margins, based on the version that was shown. Existing quotes keep their prices. Idempotent.
 * @throws Refusal not_found; conflict when someone changed them in between; validation_failed with the rule
 */
export async function saveMargins(
  ctx: Context,
  tx: Tx,
  { params: { id: accountId }, body }: Input,
): Promise<Outcome<{ data: AccountMargins }>> {
  const account = await tx
    .selectFrom('accounts')
    .select(['margin_bp', 'margin_version'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const before = (await marginRows(tx, accountId)).map(ruleWire);
  const inOrder = (rules: readonly MarginRuleInput[]) => rules.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (account.margin_bp === body.general_bp && same(inOrder(before), inOrder(body.rules))) {
    return unchanged({ data: await showMargins(ctx, tx, accountId) });
  }
  if (account.margin_version !== body.version) throw new Refusal('conflict');
  assertTellable(body.rules);
  await assertCarriers(tx, body.rules);
  await write(tx, accountId, before, body.rules);
  await tx
    .updateTable('accounts')
    .set({ margin_bp: body.general_bp, margin_version: account.margin_version + 1 })
    .where('id', '=', accountId)
    .execute();
  const [was, is] = [keyed(before), keyed(body.rules)];
  const note = {
    subject: 'account_margins',
    subjectId: accountId,
    accountId,
    before: { general_bp: account.margin_bp, rules: before.filter(({ id }) => !same(was.get(id), is.get(id))) },
    after: {
      general_bp: body.general_bp,
      rules: body.rules.filter(({ id }) => !same(was.get(id), is.get(id))),
      reason: body.reason,
    },
  };
  return changed({ data: await showMargins(ctx, tx, accountId) }, note);
}
