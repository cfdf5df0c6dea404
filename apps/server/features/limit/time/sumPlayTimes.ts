import type { MemberTx } from '../../../platform/db/database.ts'
import { sumPlayMs } from './playTime.rules.ts'
import { listPlaySessions } from './playTime.store.ts'

interface PlaySpans {
  readonly uid: bigint
  /** In the order of time. */
  readonly spans: readonly { readonly fromMs: number; readonly untilMs: number }[]
  readonly nowMs: number
}

/** For how long a member has played in each of some spans, in milliseconds. */
export async function sumPlayTimes(tx: MemberTx, { uid, spans, nowMs }: PlaySpans): Promise<readonly number[]> {
  const sessions = await listPlaySessions(tx, uid, spans.at(0)?.fromMs ?? nowMs)
  return spans.map(({ fromMs, untilMs }) => sumPlayMs(sessions, { sinceMs: fromMs, nowMs: Math.min(untilMs, nowMs) }))
}
