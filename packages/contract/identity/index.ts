import { changePassword } from './changePassword.ts'
import { checkCode } from './checkCode.ts'
import { checkPassword } from './checkPassword.ts'
import { createPasskey } from './createPasskey.ts'
import { deletePasskey } from './deletePasskey.ts'
import { endOtherSessions } from './endOtherSessions.ts'
import { endSession } from './endSession.ts'
import { listPasskeys } from './listPasskeys.ts'
import { listSessions } from './listSessions.ts'
import { openChallenge } from './openChallenge.ts'
import { openHandoff } from './openHandoff.ts'
import { openPasskey } from './openPasskey.ts'
import { openPasskeyProof } from './openPasskeyProof.ts'
import { refreshToken } from './refreshToken.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { sendCode } from './sendCode.ts'
import { setPasskeyLogin } from './setPasskeyLogin.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signInWithGlife } from './signInWithGlife.ts'
import { signInWithHandoff } from './signInWithHandoff.ts'
import { signInWithLazadamini } from './signInWithLazadamini.ts'
import { signInWithMayamini } from './signInWithMayamini.ts'
import { signInWithPasskey } from './signInWithPasskey.ts'
import { signInWithPassword } from './signInWithPassword.ts'
import { signOut } from './signOut.ts'
import { stepUp } from './stepUp.ts'
import { updatePasskey } from './updatePasskey.ts'

export const operations = {
  changePassword,
  checkCode,
  checkPassword,
  createPasskey,
  deletePasskey,
  endOtherSessions,
  endSession,
  listPasskeys,
  listSessions,
  openChallenge,
  openHandoff,
  openPasskey,
  openPasskeyProof,
  refreshToken,
  register,
  resetPassword,
  sendCode,
  setPasskeyLogin,
  signInWithCode,
  signInWithGlife,
  signInWithHandoff,
  signInWithLazadamini,
  signInWithMayamini,
  signInWithPasskey,
  signInWithPassword,
  signOut,
  stepUp,
  updatePasskey,
}
