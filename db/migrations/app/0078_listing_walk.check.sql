select count(*) = 5 as ok
from information_schema.columns
where table_schema = current_schema() and table_name = 'listing_walk' and is_nullable = 'NO'
