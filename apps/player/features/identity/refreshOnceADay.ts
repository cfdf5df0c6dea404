import { callServer } from '../../shared/answer/client.ts'
import { clock } from '../../shared/device/clock.ts'
import { endRefresh, isRefreshing, readRefreshedAt } from '../../shared/session/changeSession.ts'
import { readToken } from '../../shared/session/session.ts'
import { exchangeToken } from './exchangeToken.ts'

const dayMs = 24 * 3_600_000

/** Exchanges the token when it is a day old. A failed exchange changes nothing, and is tried again another time. */
export async function refreshOnceADay(call = callServer): Promise<void> {
  const used = readToken()
  const refreshedAt = readRefreshedAt()
  // A token whose age is not known is a day old in a day.
  if (used && refreshedAt === undefined) return endRefresh()
  if (!used || isRefreshing() || clock.now() - (refreshedAt ?? 0) < dayMs) return
  try {
    await exchangeToken(() => call('POST /member/refresh/token'))
  } catch {
    // One that got no answer rests until the old token is news again.
    if (!isRefreshing() && readToken() === used) endRefresh()
  }
}
