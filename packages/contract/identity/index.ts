import { changePassword } from './changePassword.ts'
import { checkCode } from './checkCode.ts'
import { checkPassword } from './checkPassword.ts'
import { openChallenge } from './openChallenge.ts'
import { partnerOperations } from './partnerOperations.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { sendCode } from './sendCode.ts'
import { sessionOperations } from './sessionOperations.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signInWithPassword } from './signInWithPassword.ts'
import { stepUp } from './stepUp.ts'

export const operations = {
  ...partnerOperations,
  ...sessionOperations,
  changePassword,
  checkCode,
  checkPassword,
  openChallenge,
  register,
  resetPassword,
  sendCode,
  signInWithCode,
  signInWithPassword,
  stepUp,
}
