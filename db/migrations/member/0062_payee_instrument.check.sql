select count(*) = 1 as ok
from information_schema.columns
where table_schema = current_schema() and table_name = 'payee' and column_name = 'instrument' and is_nullable = 'NO'
