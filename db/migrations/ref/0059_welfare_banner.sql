-- The cards of the Welfare page. A number that pages do not know leads nowhere yet, and says so.
create table welfare_banner (
  type smallint primary key check (type between 1 and 99),
  title_en text not null check (title_en <> ''), title_tl text not null check (title_tl <> ''),
  line_en text not null check (line_en <> ''), line_tl text not null check (line_tl <> ''),
  is_on boolean not null,
  -- The highest comes first, among those that have no place of their own on the page.
  place integer not null default 0 check (place between 0 and 10000),
  seq integer not null default 0 check (seq >= 0)
);
insert into welfare_banner (type, title_en, title_tl, line_en, line_tl, is_on, place) values
  (1, 'Mystery Box', 'Mystery Box', 'A box for a day you played', 'May box sa araw na naglaro ka', true, 0),
  (2, 'Daily wins', 'Mga panalo ngayon', 'The top wins of today and yesterday', 'Pinakamalaking panalo ngayon at kahapon', true, 20),
  (3, 'VIP bonuses', 'Mga VIP bonus', 'Level-up and birthday gifts', 'Regalo sa level-up at birthday', true, 0),
  (4, 'Daily loss rebate', 'Daily loss rebate', 'A share of a day’s net loss comes back', 'May balik sa natalo mo sa isang araw', true, 0),
  (5, 'Provider rebate', 'Provider rebate', 'A share of what you play comes back', 'May balik sa nilaro mo', true, 0),
  (6, 'Cashback', 'Cashback', 'A ticket adds a bonus to a deposit', 'May dagdag na bonus sa deposit ang ticket', true, 0),
  (7, 'Get the app', 'Kunin ang app', 'Saya on your home screen', 'Saya sa home screen mo', true, 0),
  (8, 'Daily tasks', 'Mga task araw-araw', 'Filcoins that add up to gifts', 'Filcoins na naiipon para sa regalo', true, 0),
  (9, 'Filcoins', 'Filcoins', 'Check in and collect', 'Mag-check in at mangolekta', false, 10),
  (10, 'More to come', 'May paparating pa', 'We are working on it', 'Ginagawa na namin ito', false, 0);
