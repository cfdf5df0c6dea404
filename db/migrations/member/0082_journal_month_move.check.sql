select prosrc like '%lock table only journal in access exclusive mode%' and 'lock_timeout=1s' = any (proconfig) as ok
from pg_proc where oid = 'open_journal_month'::regproc
