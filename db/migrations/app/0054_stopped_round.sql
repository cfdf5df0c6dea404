-- A round that its provider has stopped waits for a person from that moment on.
alter table round_difference drop constraint round_difference_kind_check;
alter table round_difference add constraint round_difference_kind_check
  check (kind in ('missing_here', 'missing_there', 'amount', 'state', 'waiting', 'aged', 'stopped'));
