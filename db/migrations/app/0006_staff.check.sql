select (select count(*) = 9 from pg_tables where schemaname = current_schema()
    and tablename in ('operator', 'recovery_code', 'staff_ticket', 'staff_session', 'staff_act', 'staff_chain', 'act_signing',
      'dossier_note', 'saved_view'))
  and (select count(*) = 2 from pg_trigger where tgrelid = 'staff_act'::regclass and not tgisinternal
    and tgfoid = 'staff_act_stays'::regproc and tgenabled = 'O')
  and (select seq = 0 and octet_length(hash) = 32 from staff_chain) as ok
