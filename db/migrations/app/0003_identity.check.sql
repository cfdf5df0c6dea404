select last_value = 88000001 and not is_called as ok from member_uid
