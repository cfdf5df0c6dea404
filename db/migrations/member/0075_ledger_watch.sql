-- Makes the partition of one month, if it is not there. What lies in no month though it is of this one (a clock had run
-- ahead when it was posted) is moved into it, as it is: the partition could not be made beside it. No reader may look in
-- between, and nothing may be posted past it: both wait for the lock, which is given up with the transaction.
create or replace function open_journal_month(_month date) returns void language plpgsql set search_path from current as $$
declare
  _name text := 'journal_' || to_char(_month, 'YYYY_MM');
  _from timestamptz := date_trunc('month', _month);
  _until timestamptz := date_trunc('month', _month) + interval '1 month';
begin
  if to_regclass(_name) is not null then return; end if;
  lock table journal_beyond in access exclusive mode;
  -- Who waited for the lock may find that another made it.
  if to_regclass(_name) is not null then return; end if;
  execute format('create table %I (like journal including all)', _name);
  execute format(
    'with moved as (delete from journal_beyond where at >= %L and at < %L returning *) insert into %I select * from moved',
    _from, _until, _name);
  execute format('alter table journal attach partition %I for values from (%L) to (%L)', _name, _from, _until);
end $$;
-- Finds what was posted within some time without reading the rest, and costs a posting next to nothing: postings lie in
-- the order they were made in, so a few bytes tell of a thousand of them.
create index journal_at on journal using brin (at) with (pages_per_range = 32, autosummarize = on);
-- The times in which the contract of a provider kept settled bets from their rollbacks, as the ledger saw it minute by minute:
-- one for each transaction that wrote the contract, begun anew where nobody looked for half a day. What was taken back outside of them may have been allowed.
-- The transactions that began and ended one tell what of it was signed, whatever any clock said.
create table settled_kept (
  provider smallint not null,
  link_tx text not null,
  since timestamptz not null,
  until timestamptz not null,
  tx xid8 not null default pg_current_xact_id(),
  ended_tx xid8,
  primary key (provider, link_tx, since)
);
