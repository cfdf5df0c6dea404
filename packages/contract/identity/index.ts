import { sendCode } from './sendCode.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signOut } from './signOut.ts'

export const operations = { sendCode, signInWithCode, signOut }
