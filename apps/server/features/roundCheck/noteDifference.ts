import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { RoundCheckDeps } from './deps.ts'
import { noteDifference as writeNote } from './difference.store.ts'

/** It moves nothing: what is done about a difference is done where the money is. */
export function noteDifference({
  db,
  clock,
}: RoundCheckDeps): Handler<typeof officeContract.roundCheck.noteDifference> {
  return call => {
    const { provider, round_id: roundId, player: playerRef, version, note } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const seen = { provider, roundId, playerRef, version, by: call.caller.email, nowMs }
      const written = await writeNote(tx, { ...seen, note })
      if (written === null) return refuse('not_found')
      if (written === undefined) return refuse('changed_meanwhile')
      const object = { kind: 'provider', id: provider } as const
      const after = { round: roundId, player: playerRef, version: written.version }
      await actAs(tx, call, { action: 'round.note', object, after, reason: note, nowMs })
      return done({ version: written.version })
    })
  }
}
