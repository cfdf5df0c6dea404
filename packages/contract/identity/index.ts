import { changePassword } from './changePassword.ts'
import { checkCode } from './checkCode.ts'
import { checkPassword } from './checkPassword.ts'
import { endOtherSessions } from './endOtherSessions.ts'
import { endSession } from './endSession.ts'
import { listSessions } from './listSessions.ts'
import { openChallenge } from './openChallenge.ts'
import { openHandoff } from './openHandoff.ts'
import { refreshToken } from './refreshToken.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { sendCode } from './sendCode.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signInWithGlife } from './signInWithGlife.ts'
import { signInWithHandoff } from './signInWithHandoff.ts'
import { signInWithLazadamini } from './signInWithLazadamini.ts'
import { signInWithMayamini } from './signInWithMayamini.ts'
import { signInWithPassword } from './signInWithPassword.ts'
import { signOut } from './signOut.ts'
import { stepUp } from './stepUp.ts'

export const operations = {
  changePassword,
  checkCode,
  checkPassword,
  endOtherSessions,
  endSession,
  listSessions,
  openChallenge,
  openHandoff,
  refreshToken,
  register,
  resetPassword,
  sendCode,
  signInWithCode,
  signInWithGlife,
  signInWithHandoff,
  signInWithLazadamini,
  signInWithMayamini,
  signInWithPassword,
  signOut,
  stepUp,
}
