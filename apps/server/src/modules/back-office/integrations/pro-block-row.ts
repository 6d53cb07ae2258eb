import type { ProBlockWire } from '@waybill/contract';
import { issuePro, type ProBlock, type ProCheckRule } from '@waybill/freight';
import type { Selectable } from 'kysely';
import type { DB } from '../../../core/database/schema.gen.ts';
import { isLowBlock } from '../../carriers/gateway/index.ts';

type Row = Selectable<DB['pro_blocks']>;

const ruleOf = ({ prefix, width, check_rule: check }: Pick<Row, 'prefix' | 'width' | 'check_rule'>): ProBlock => ({
  prefix,
  width,
  check: check as ProCheckRule,
});

/** Converts a block to the form that staff see. */
export function proBlockOf(row: Row): ProBlockWire {
  const digits = (number: number): string => String(number).padStart(row.width, '0');
  const left = row.last_number - row.next_number + 1;
  const size = row.last_number - row.first_number + 1;
  return {
    prefix: row.prefix,
    first: digits(row.first_number),
    last: digits(row.last_number),
    check: row.check_rule as ProCheckRule,
    next: left === 0 ? null : issuePro(ruleOf(row), row.next_number),
    left,
    size,
    low: isLowBlock(left, size),
  };
}
