export type { ClaimOutcome, Directory, DirectoryClaim, DirectoryEntry } from './directory.ts'
export { exportOwn } from './exportOwn.ts'
export {
  createProfile,
  findProfile,
  listStandings,
  lockTags,
  noteSignIn,
  setTags,
} from './member.store.ts'
export { listNames } from './listNames.ts'
export { listTesters } from './listTesters.ts'
export { publicNameOf } from './member.view.ts'
export { usernameOpenAtMs } from './profile.rules.ts'
export { type MemberDeps, settleProfile } from './settleProfile.ts'
export { memberRoutes } from './routes.ts'
