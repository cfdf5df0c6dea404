export { askFirstLimit } from './askFirstLimit.tsx'
export { LimitsInUse } from './LimitsInUse.tsx'
