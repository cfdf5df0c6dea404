-- Whoever has a ticket may use it with any channel by which money comes in through a gateway.
update channel set has_cashback = true where mode = 1 and id <> '1008';
