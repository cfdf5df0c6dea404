select count(*) = 1 as ok from content_version where version = 1
