-- A deposit may be credited after all with money that was kept for a person, once its gateway names it rightly. What was
-- kept is over by that, with nothing for anybody to decide.
alter table payment_break
  drop constraint payment_break_state_check,
  add constraint payment_break_state_check
    check (state in ('open', 'proposed', 'crediting', 'credited', 'returned', 'kept', 'settled')),
  drop constraint payment_break_check,
  add constraint payment_break_check
    check ((closed_at is not null) = (state in ('credited', 'returned', 'kept', 'settled')));
