export { cleanUp } from './cleanUp.ts'
export { closeSignIn } from './closing.store.ts'
export { findPasswordSetAt, setPassword } from './password/credential.store.ts'
export type { IdentityDeps } from './deps.ts'
export { deviceLabel } from './session/deviceLabel.ts'
export { readDevice } from './session/device.store.ts'
export { directory } from './directory.ts'
export { endAllSessions } from './session/endAllSessions.ts'
export { exportOwn } from './exportOwn.ts'
export { identify } from './identify.ts'
export { findLatestChange } from './partner/latestChange.store.ts'
export { maskAddress } from './code/maskAddress.ts'
export { evenly } from './code/evenly.ts'
export { boundTries } from './code/boundTries.ts'
export { refuseCode, useCode as spendCode } from './code/useCode.ts'
export { sendLimits } from './code/sendLimits.ts'
export { isCounted } from './sources.ts'
export { judgeMove, movePhone } from './movePhone.ts'
export { stopNumberClaims } from './session/numberClaims.store.ts'
export { takenPart } from './directory.store.ts'
export { isBreached } from './password/password.rules.ts'
export { type PasswordHashes, passwordHashes } from './password/passwordHashes.ts'
export { dropQuota, listUsedUp, type Quota, readQuota, returnQuota, takeQuota } from './code/quota.store.ts'
export { notifyOfExclusion, tellOfNumberClaim, tellOfPayee } from './notice.ts'
export { identityRoutes } from './routes.ts'
export {
  countEntries,
  type EntrySearch,
  findEntry,
  findUidByContact,
  type FoundEntry,
  searchEntries,
} from './search.store.ts'
export { guardedAs, isStrange, type Share, shareOfHash, strangers } from './code/share.ts'
export {
  claimPhone,
  endSessionsOf,
  findOverSessions,
  isSessionOpen,
  listSessionsOf,
  listSignedOut,
} from './session/session.store.ts'
export { countSharedDevices } from './session/sharedDevices.store.ts'
export { sessionCache } from './session/sessionCache.ts'
export { sessionsEnded } from './session/sessionsEnded.ts'
export { readSmsSwitch, setSmsSwitch } from './code/smsSwitch.store.ts'
export { returnText, takeText } from './code/smsBudget.ts'
export { tellOwner } from './tellOwner.ts'
export { hashToken, newToken } from './session/token.ts'
