-- Who proves a night, and that the proof goes on, stands with the works of every day.
alter table audit_run drop column renewed_at;
