-- What two people credit because a gateway moved more than was asked of it reaches an excluded member as a deposit does, and is returned.
alter table excluded_credit
  drop constraint excluded_credit_kind_check,
  add constraint excluded_credit_kind check (kind in (10, 20, 30));
