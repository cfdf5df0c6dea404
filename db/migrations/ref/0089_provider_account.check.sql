select convalidated as ok from pg_constraint where conname = 'provider_link_account' and conrelid = 'provider_link'::regclass
