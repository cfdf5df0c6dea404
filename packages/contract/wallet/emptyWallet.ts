import type { AnswerOf } from '../handler.ts'
import type { getWallet } from './getWallet.ts'

/** A wallet of which nothing is known yet: nobody's, and nothing can be taken out of it. It is never shown as a balance. */
export const emptyWallet: AnswerOf<typeof getWallet> = { uid: '', balance: '0', withdrawable: '0' }
