-- What a text is about may be hurting oneself.
alter table harm_mention drop constraint harm_mention_topic_check;
alter table harm_mention add constraint harm_mention_topic_check
  check (topic in ('regret', 'money', 'complaint', 'self_harm'));
