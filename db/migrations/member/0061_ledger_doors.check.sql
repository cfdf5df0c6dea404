select (select prosrc like '%ro.two_sided%' and prosrc like '%unposted%' and prosrc like '%& 512%' from pg_proc
        where oid = 'apply_commands'::regproc)
  and (select prosrc like '%unposted%' from pg_proc where oid = 'post_entry'::regproc) as ok
