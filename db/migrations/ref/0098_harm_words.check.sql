select (select count(*) >= 50 from harm_word where topic = 'self_harm')
  and (select count(*) = 6 from harm_word
    where (topic, word) in (('regret', 'lulong'), ('regret', 'gambling problem'), ('money', 'lost my savings'), ('money', 'ipon ko'),
      ('self_harm', 'di ko na kaya'), ('self_harm', 'papakamatay'))) as ok
