-- An appeal whose decision is undone before anybody answered it ends with that: whoever undid it is one of its judges.
alter table appeals
  drop constraint appeals_state_check,
  add constraint appeals_state_check check (state in ('WAITING', 'UPHELD', 'OVERTURNED', 'UNDONE')),
  drop constraint appeals_other_decider,
  add constraint appeals_other_decider check (decided_by <> user_id and (state = 'UNDONE' or not decided_by = any (judges)));
