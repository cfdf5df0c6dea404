import type { IdentityDeps } from './deps.ts'
import { openHandoff } from './openHandoff.ts'
import { signInWithGlife } from './signInWithGlife.ts'
import { signInWithHandoff } from './signInWithHandoff.ts'
import { signInWithLazadamini } from './signInWithLazadamini.ts'
import { signInWithMayamini } from './signInWithMayamini.ts'

/** The ways in from partners' apps, and from one window of a member's to another. */
export function partnerRoutes(deps: IdentityDeps) {
  return {
    openHandoff: openHandoff(deps),
    signInWithGlife: signInWithGlife(deps),
    signInWithHandoff: signInWithHandoff(deps),
    signInWithLazadamini: signInWithLazadamini(deps),
    signInWithMayamini: signInWithMayamini(deps),
  }
}
