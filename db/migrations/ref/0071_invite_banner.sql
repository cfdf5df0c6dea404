-- The card of the Welfare page that leads to inviting friends.
insert into welfare_banner (type, title_en, title_tl, line_en, line_tl, is_on, place)
  values (11, 'Invite friends', 'Mag-imbita', 'Share your link and play together', 'I-share ang link at maglaro nang sama-sama', true, 15)
  on conflict (type) do nothing;
