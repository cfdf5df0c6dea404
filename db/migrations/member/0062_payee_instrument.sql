-- The bank code (BIC) of the channel when the account was added: where money would go elsewhere, somebody looks first.
alter table payee add column instrument text;
update payee set instrument = coalesce((select channel.instrument from channel where channel.id = payee.channel), '');
alter table payee alter column instrument set not null;
