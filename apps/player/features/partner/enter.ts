import { callServer } from '../../shared/answer/client.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { openClientFor } from '../../shared/answer/openServer.ts'
import { forgetMember, setToken } from '../../shared/session/changeSession.ts'
import { readToken, readUsername } from '../../shared/session/session.ts'
import { comeFrom } from './comeFrom.ts'
import type { partnerFlags } from '../../shared/session/sessionFlags.ts'

interface Entry {
  readonly token: string
  /** What the tab is from then on. */
  readonly flag: (typeof partnerFlags)[number] | undefined
}

/**
 * Lets in whoever an address stands for. An address can be anybody's: where somebody else is signed in on this device, it
 * changes nothing unless they say so. False where they stay.
 */
export async function enter({ token, flag }: Entry): Promise<boolean> {
  const own = await findOwnName()
  let isSame = false
  if (own !== undefined) {
    const arriving = openClientFor(token)
    const { username } = await arriving.call('GET /member/detail')
    isSame = username === own
    if (!isSame) {
      const { askToReplace } = await loadModule(() => import('./askToReplace.ts'))
      const isAgreed = await askToReplace({ own, other: username })
      const left = isAgreed ? callServer('POST /member/logout') : arriving.call('POST /member/logout')
      // A session that nobody uses any more ends by itself, if not now.
      await left.catch(() => {})
      if (!isAgreed) return false
    }
  }
  // Whoever is here already is not signed out in between: that would lead them home, and to the sheet.
  if (!isSame) forgetMember()
  // Before anybody hears that there is a member.
  if (flag) comeFrom(flag)
  setToken(token)
  // The name makes a session of the token.
  await callServer('GET /member/detail').catch(() => {})
  return true
}

/** Who is signed in on this device, if anybody is: a token that is refused is nobody's. */
async function findOwnName(): Promise<string | undefined> {
  if (!readToken()) return undefined
  const known = readUsername() || (await callServer('GET /member/detail').catch(() => undefined))?.username
  return readToken() ? (known ?? '') : undefined
}
