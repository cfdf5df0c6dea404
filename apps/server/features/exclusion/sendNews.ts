import { workDue } from '../../platform/due/workDue.ts'
import { tellChange } from '../../platform/events/index.ts'
import { addJob } from '../../platform/jobs/index.ts'
import { fewAtOnce } from '../../platform/readers/index.ts'
import { leavePages } from '../deposit/index.ts'
import { kickOut } from '../game/index.ts'
import { lookAt, lookJob } from '../gate/index.ts'
import { notifyOfExclusion } from '../identity/index.ts'
import { whenNoneCloses } from './closings.ts'
import type { ExclusionDeps } from './deps.ts'
import { type ExclusionNews, findUntold, newsOf, setTold } from './exclusion.store.ts'
import { followExclusion } from './sign/followExclusion.ts'

/** Whoever sends it first has so long, before others do. */
export const leaseMs = 60_000
/** Of hundreds of receipts these many are written at once. */
const inTurn = fewAtOnce(2)

/**
 * Right behind the commit, without keeping the member waiting. Of hundreds who exclude themselves at once the last one is
 * excluded before the first receipt is written. What is cut off here is sent by the sweep.
 */
export function sendNewsSoon(deps: ExclusionDeps, uid: bigint, id: string): void {
  const { db, log } = deps
  async function send(): Promise<void> {
    await whenNoneCloses()
    const news = await db.member(uid, tx => findUntold(tx, uid, id))
    if (!news) return
    await sendNews(deps, news)
    await db.member(uid, tx => setTold(tx, news))
  }
  send().catch((fault: unknown) => log.warn({ err: fault, exclusion: id }, 'the news of an exclusion waits to be sent'))
}

/** Sends what was left, in every schema, and answers of how many exclusions. */
export function sendDueNews(deps: ExclusionDeps): Promise<number> {
  return workDue(deps, {
    queue: { table: 'exclusion', dueAt: 'due_at', leaseMs },
    most: 100,
    laneOf: ({ uid }) => String(uid),
    async perform(row) {
      await sendNews(deps, newsOf(row))
      return null
    },
  })
}

/**
 * The member's open pages hear of it first, since they draw nobody on from then on. What other accounts are compared with comes next, then
 * the receipt, with the look at accounts that were there before: it goes out once, however often a provider that does not answer is told to
 * close its games. Nobody shall pay on a page that is still open at a gateway.
 */
async function sendNews(deps: ExclusionDeps, news: ExclusionNews): Promise<void> {
  await inTurn(async () => {
    await tellChange(deps, news.uid, 'gate')
    await followExclusion(deps, news.uid)
    if (news.isLifted) return
    await deps.db.app(async tx => {
      await notifyOfExclusion(tx, { ...news, nowMs: deps.clock.now() })
      await addJob(tx, lookJob, lookAt(news.uid))
    })
  })
  if (news.isLifted) return
  if (news.cause === 'exclusion') await leavePages(deps, news.uid)
  await kickOut(deps, news.uid)
}
