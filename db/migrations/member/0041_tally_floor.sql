-- From which day on tallies are kept: those of the months before it were dropped. Empty where none was.
create table tally_floor (
  is_only boolean primary key default true check (is_only),
  day date not null
);
