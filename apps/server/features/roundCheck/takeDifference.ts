import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { RoundCheckDeps } from './deps.ts'
import { takeDifference as take } from './difference.store.ts'

/** Whoever takes it answers for it until it is settled, and may be relieved by another who has seen who it was. */
export function takeDifference({
  db,
  clock,
}: RoundCheckDeps): Handler<typeof officeContract.roundCheck.takeDifference> {
  return call => {
    const { provider, round_id: roundId, player: playerRef, version, reason } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const seen = { provider, roundId, playerRef, version, by: call.caller.email, nowMs }
      const written = await take(tx, seen)
      if (written === null) return refuse('not_found')
      if (written === undefined) return refuse('changed_meanwhile')
      const object = { kind: 'provider', id: provider } as const
      const after = { round: roundId, player: playerRef, version: written.version }
      await actAs(tx, call, { action: 'round.take', object, after, reason, nowMs })
      return done({ version: written.version })
    })
  }
}
