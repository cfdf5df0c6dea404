select count(*) = 1 as ok
from information_schema.columns
where table_schema = current_schema() and table_name = 'deposit' and column_name = 'left_at'
