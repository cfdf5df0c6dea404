import type { CallError } from '@saya/client'
import { callServer } from '../../shared/answer/client.ts'
import { clock } from '../../shared/device/clock.ts'
import {
  beginRefresh,
  endRefresh,
  isRefreshing,
  readRefreshedAt,
  readToken,
  replaceToken,
} from '../../shared/session/session.ts'

const dayMs = 24 * 3_600_000
/** A little longer than the server takes the old token for one that crossed the exchange. */
const raceMs = 35_000
/** In which a tab that was first has kept its new token for sure. */
const otherTabMs = 3000

/** Exchanges the token when it is a day old. A failed exchange changes nothing, and is tried again another time. */
export async function refreshOnceADay(call = callServer): Promise<void> {
  const used = readToken()
  const refreshedAt = readRefreshedAt()
  // A token whose age is not known is a day old in a day.
  if (used && refreshedAt === undefined) return endRefresh()
  if (!used || isRefreshing() || clock.now() - (refreshedAt ?? 0) < dayMs) return
  beginRefresh(clock.now() + raceMs)
  try {
    const { token } = await call('POST /member/refresh/token')
    replaceToken(used, token)
  } catch (error) {
    await settle(error as Partial<CallError>, used)
  }
}

/** Without an answer nobody knows which token counts, so the time is let pass in which the old one may be refused. */
async function settle({ reason }: Partial<CallError>, used: string): Promise<void> {
  if (reason === undefined) return
  if (reason === 'invalid_token') await new Promise(resolve => setTimeout(resolve, otherTabMs))
  if (readToken() === used) endRefresh()
}
