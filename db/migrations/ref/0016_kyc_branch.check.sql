select count(*) >= 1 as ok from kyc_branch where address like '%Pasay%'
