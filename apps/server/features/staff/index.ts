export { type Act, actAs, type Actor } from './act/actAs.ts'
export { actFirst } from './act/actFirst.ts'
export {
  addOperator,
  chainAtMachine,
  type Credentials,
  drawCredentials,
  drawOperator,
  type WantedOperator,
} from './addOperator.ts'
export type { StaffDeps } from './deps.ts'
export { isStaffSessionOpen } from './session/isStaffSessionOpen.ts'
export { endAllStaffSessions } from './session/staffSession.store.ts'
export { identifyStaff } from './session/identifyStaff.ts'
export { getChain, listActRows } from './act/act.store.ts'
export { listSignings } from './act/actSigning.store.ts'
export { closeOperatorRow, emailsOf, getOperatorNamed, hasOperator } from './operator.store.ts'
export { proveActs } from './act/proveActs.ts'
export { proveNightly } from './act/proveNightly.ts'
export { resetOperator } from './resetOperator.ts'
export { staffRoutes } from './routes.ts'
export { acceptActs, signActs, type Signing } from './act/signActs.ts'
