-- For those who look at deposits over all members, and for comparing a day with what gateways say of it.
create index deposit_all on deposit (created_at desc, id desc);
create index deposit_ended on deposit (gateway, ended_at) where status = 'completed';
create index journal_deposit on journal (at) include (uid, source, amount, reference) where kind = 10;
