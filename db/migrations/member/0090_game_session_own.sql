-- The games a member has opened, over or not, the newest first: asked for with each sign-out, by the member and by the auditor.
create index game_session_own on game_session (uid, opened_at desc, token_hash);
