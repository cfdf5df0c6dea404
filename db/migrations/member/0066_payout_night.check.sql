select (select count(*) from pg_indexes where schemaname = current_schema()
        and indexname in ('withdrawal_ended', 'journal_payout', 'voucher_credit_day')) = 3 as ok
