export { clientIdOf } from './clientIdOf.ts'
