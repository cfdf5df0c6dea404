import type { CallError } from '@saya/client'
import { clock } from '../../shared/device/clock.ts'
import { beginRefresh, dropRefresh, replaceToken } from '../../shared/session/changeSession.ts'
import { readToken } from '../../shared/session/session.ts'

/** A little longer than the server takes the old token for one that crossed the exchange. */
const raceMs = 35_000
/** In which a tab that was first has kept its new token for sure. */
const otherTabMs = 3000

/** Asks for what answers with a new token, and goes on under it. While it is under way a refused token is no news. */
export async function exchangeToken(ask: () => Promise<{ readonly token?: string | undefined }>): Promise<void> {
  const used = readToken()
  beginRefresh(clock.now() + raceMs)
  try {
    const { token } = await ask()
    if (token === undefined) dropRefresh()
    else replaceToken(used, token)
  } catch (error) {
    await settle(error as Partial<CallError>, used)
    throw error
  }
}

/** Without an answer nobody knows which token counts, so the time is let pass in which the old one may be refused. */
async function settle({ reason }: Partial<CallError>, used: string): Promise<void> {
  if (reason === undefined) return
  if (reason === 'invalid_token') await new Promise(resolve => setTimeout(resolve, otherTabMs))
  if (readToken() === used) dropRefresh()
}
