import { accessToken } from './token.ts'

/** As long and as random as a token, and good for one minute and one window. */
export const handoffCode = accessToken
