-- In which session a code was asked for: it is good as long as that one is. Codes are good for a minute, and whoever asked
-- for one just now asks again.
delete from handoff;
alter table handoff add column session_id uuid not null;
create index handoff_uid on handoff (uid);
