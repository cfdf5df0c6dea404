select not bool_or(has_cashback <> (mode = 1 and id <> '1008')) as ok from channel
