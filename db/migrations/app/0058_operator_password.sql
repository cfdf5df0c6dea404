-- When the password was drawn for its owner: it opens the office for a day, and they set one of their own with it. Empty once
-- they have. Nobody who works here today is asked for another.
alter table operator add column password_drawn_at timestamptz;
