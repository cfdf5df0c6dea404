export { cleanUp } from './cleanUp.ts'
export { closeSignIn } from './closing.store.ts'
export { findPasswordSetAt, setPassword } from './credential.store.ts'
export type { IdentityDeps } from './deps.ts'
export { deviceLabel } from './deviceLabel.ts'
export { readDevice } from './device.store.ts'
export { directory } from './directory.ts'
export { exportOwn } from './exportOwn.ts'
export { identify } from './identify.ts'
export { findLatestChange } from './latestChange.store.ts'
export { maskAddress } from './maskAddress.ts'
export { type PasswordHashes, passwordHashes } from './passwordHashes.ts'
export { dropQuota, listUsedUp, type Quota, readQuota, returnQuota, takeQuota } from './quota.store.ts'
export { tellOfPayee } from './notice.ts'
export { identityRoutes } from './routes.ts'
export {
  countEntries,
  type EntrySearch,
  findEntry,
  type FoundEntry,
  searchEntries,
} from './search.store.ts'
export { claimPhone, endSessionsOf, isSessionOpen, listSessionsOf, listSignedOut } from './session.store.ts'
export { countSharedDevices } from './sharedDevices.store.ts'
export { sessionCache } from './sessionCache.ts'
export { sessionsEnded } from './sessionsEnded.ts'
export { readSmsSwitch, setSmsSwitch } from './smsSwitch.store.ts'
export { returnText, takeText } from './smsBudget.ts'
export { tellOwner } from './tellOwner.ts'
export { hashToken, newToken } from './token.ts'
