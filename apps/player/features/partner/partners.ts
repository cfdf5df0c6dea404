import { callServer } from '../../shared/client.ts'
import type { EntryCode } from '../../shared/entryCode.ts'
import { forgetMember, setToken } from '../../shared/session.ts'
import { partnerFlags, setFlag } from '../../shared/sessionFlags.ts'

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

/** From now on this tab is in one partner's app, or in one kind of window of its. */
export function comeFrom(flag: (typeof partnerFlags)[number]): void {
  for (const other of partnerFlags) setFlag(other, other === flag)
}

/**
 * Signs in whoever the partner vouches for. The tab is the partner's from then on: an address that anybody can open, and
 * that let nobody in, says nothing of whose window it is.
 */
export async function signInFrom(name: PartnerName, said: EntryCode): Promise<boolean> {
  const { flag, codeIn, signIn } = partners[name]
  // Whoever was signed in on this device before is somebody else, as far as anybody knows.
  forgetMember()
  const code = codeIn(said)
  const token = code && (await signIn(code)).token
  if (!token) return false
  // Before anybody hears that there is a member.
  comeFrom(flag)
  setToken(token)
  // The name makes a session of the token.
  await callServer('GET /member/detail').catch(() => {})
  return true
}
