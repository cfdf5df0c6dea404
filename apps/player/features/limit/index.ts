export { askFirstLimit } from './askFirstLimit.tsx'
export { LimitMetNote } from './LimitMetNote.tsx'
export { LimitsInUse } from './LimitsInUse.tsx'
export { useMetLimits } from './useMetLimits.ts'
