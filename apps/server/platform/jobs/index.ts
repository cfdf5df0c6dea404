export { addJob, type JobWish } from './job.store.ts'
export { measureJobs } from './measureJobs.ts'
export { type Jobs, startJobs } from './startJobs.ts'
export { type JobKind, type JobRun, type Task, task } from './task.ts'
