-- Two more ways in which a carrier fails: it takes no more requests, or its system reports an error. Both were counted
-- as unreachable before.
CREATE OR REPLACE FUNCTION outcome_of_answer(state text, findings jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN state = 'answered' THEN 'rates'
    WHEN jsonb_path_exists(findings, '$[*].code ? (@ == "carrier_no_answer" || @ == "carrier_unavailable"
      || @ == "carrier_busy" || @ == "carrier_failed" || @ == "carrier_resting" || @ == "carrier_unreadable"
      || @ == "carrier_not_set_up" || @ == "carrier_price_disagrees")')
      THEN 'failed' ELSE 'declined' END;
