-- Decisions are kept for a time, and the oldest are deleted first.
create index decision_at on decision (at);
