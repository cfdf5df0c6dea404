select count(*) = 3 as ok
from pg_class
where relnamespace = current_schema()::regnamespace
  and relname in ('deposit_all', 'deposit_ended', 'journal_deposit')
