import { callServer } from '../../shared/answer/client.ts'
import { endReferral } from '../../shared/session/arrival.ts'
import type { EntryCode } from '../../shared/session/entryCode.ts'
import { enter } from './enter.ts'

export type PartnerName = 'glife' | 'mayamini' | 'lazadamini'

/** How each partner calls what proves somebody, and where that is shown. */
const partners = {
  glife: {
    flag: 'glifeUser',
    codeIn: (said: EntryCode) => said.token,
    signIn: (token: string) => callServer('POST /member/glife/login', { body: { token } }),
  },
  mayamini: {
    flag: 'mayaminiUser',
    codeIn: (said: EntryCode) => said.sessionId,
    signIn: (sessionId: string) => callServer('POST /member/mayamini/login', { body: { sessionId } }),
  },
  lazadamini: {
    flag: 'lazadaminiUser',
    codeIn: (said: EntryCode) => said.authCode,
    signIn: (authCode: string) => callServer('POST /finance/lazadaminiapp/login', { body: { authCode } }),
  },
} as const

/** What came of an entry: somebody is in, whoever was there before has stayed, or nobody is vouched for. */
export type EntryOutcome = 'in' | 'stayed' | 'nobody'

/**
 * Signs in whoever the partner vouches for. The tab is the partner's from then on: an address that anybody can open, and
 * that let nobody in, says nothing of whose window it is, and signs nobody out.
 */
export async function signInFrom(name: PartnerName, said: EntryCode): Promise<EntryOutcome> {
  const { flag, codeIn, signIn } = partners[name]
  const code = codeIn(said)
  const answer = code ? await signIn(code) : undefined
  if (!answer?.token) return 'nobody'
  const { token } = answer
  endReferral(answer)
  return (await enter({ token, flag })) ? 'in' : 'stayed'
}
