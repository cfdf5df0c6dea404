-- A banner may speak of the contest of slots: it is shown while one is on, and `{pool}` in its title is what that gives.
alter table banner add column shows text check (shows in ('contest'));
