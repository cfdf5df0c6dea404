export type { DayRun, DayWork, ProductDayWork, SchemaDayRun, SchemaDayWork } from './dayWork.ts'
export { type DayTime, isAgreedTime, tellApartClocks } from './dayTime.ts'
export { type DayWorkOptions, runDayWork } from './runDayWork.ts'
export { tellLateDays } from './tellLateDays.ts'
