-- In which sign-in of the member a way into a game was opened: it ends with it. Unknown where nobody signed in for it.
alter table game_session add column session_id uuid;
