/** Problems in a row or a term of a tariff. */
export const problem = {
  unknown_record:
    'Enter a known row type: term, service, break, band, lane, rate, fak, cubic, linear, over_length, fuel, fuel_step, accessorial, or transit.',
  missing: 'Enter a value.',
  not_a_number: 'Enter a number.',
  too_precise: 'Too many decimals. Round the number.',
  unknown_value: 'Enter one of the allowed values.',
  twice: 'Duplicate of an earlier row. Remove one.',
  not_read: 'Rows of this type do not use this cell. Move the value or clear it.',
  negative: 'Enter zero or more.',
  zero: 'Enter a number above zero.',
  not_whole: 'Enter a whole number.',
  not_finite: 'Enter a number.',
  too_large: 'Number too large. Enter a smaller one.',
  too_many: 'Duplicate of an earlier row. Remove one.',
  out_of_range:
    'Value out of range. Enter a rate for each weight break, percentages up to 100, and maximums above minimums.',
  not_ascending:
    'Wrong order. Distances, weights, and prices must rise from row to row; rates must not rise with weight.',
  empty: 'Add at least one row of this type.',
  required: 'This lane or distance names rates that do not exist. Add them or change the name.',
  invalid_date: 'Enter a date like 2026-12-31.',
  invalid_time: 'Enter a time like 17:00.',
  invalid_format: 'Enter ZIP3 areas as three letters or digits.',
  other: 'This value cannot be used for rating. Check the row.',
};
