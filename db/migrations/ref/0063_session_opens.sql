-- A session bets on the game it was opened for. Where a provider's games share a lobby, from which players go to any table
-- without coming back to us, its contract says that a session opens all of them.
alter table provider_link add column session_opens text not null default 'game' check (session_opens in ('game', 'provider'));
