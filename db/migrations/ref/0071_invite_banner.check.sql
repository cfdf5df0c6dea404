select exists (select from welfare_banner where type = 11) as ok
