export type { DayRun, DayWork, ProductDayWork, SchemaDayRun, SchemaDayWork } from './dayWork.ts'
export { type DayWorkOptions, runDayWork } from './runDayWork.ts'
export { tellLateDays } from './tellLateDays.ts'
