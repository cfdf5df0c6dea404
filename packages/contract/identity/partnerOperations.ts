import { openHandoff } from './openHandoff.ts'
import { signInWithGlife } from './signInWithGlife.ts'
import { signInWithHandoff } from './signInWithHandoff.ts'
import { signInWithLazadamini } from './signInWithLazadamini.ts'
import { signInWithMayamini } from './signInWithMayamini.ts'

/** The ways in from partners' apps, and from one window of a member's to another. */
export const partnerOperations = {
  openHandoff,
  signInWithGlife,
  signInWithHandoff,
  signInWithLazadamini,
  signInWithMayamini,
}
