import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { readPrizeName } from '@saya/contract/roundCheck/prizeName.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { RoundCheckDeps } from './deps.ts'
import { settleDifference as settle } from './difference.store.ts'
import { tellBehind } from './tellSeen.ts'

/** It moves nothing: it says that what had to be done was done, and where. Whoever has stopped a round is told of it. */
export function settleDifference({
  db,
  clock,
}: RoundCheckDeps): Handler<typeof officeContract.roundCheck.settleDifference> {
  return call => {
    const { provider, round_id: roundId, player: playerRef, version, outcome, note } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const seen = { provider, roundId, playerRef, version, by: call.caller.email, nowMs }
      const written = await settle(tx, { ...seen, outcome, note })
      if (written === null) return refuse('not_found')
      if (written === undefined) return refuse('changed_meanwhile')
      if (written.kind === 'stopped' && !readPrizeName(roundId))
        await tellBehind(tx, { ...seen, txIds: written.stopped ?? undefined })
      const object = { kind: 'provider', id: provider } as const
      const after = { round: roundId, player: playerRef, version: written.version, outcome }
      await actAs(tx, call, { action: 'round.settle', object, after, reason: note, nowMs })
      return done({ version: written.version })
    })
  }
}
