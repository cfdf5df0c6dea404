export { wayOn } from './wayOn.ts'
