export { medalOf } from './medal.rules.ts'
