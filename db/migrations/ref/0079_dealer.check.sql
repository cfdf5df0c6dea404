select count(*) = 1 as ok
from pg_attribute
where attrelid = 'game'::regclass and attname = 'has_dealer' and attnotnull
