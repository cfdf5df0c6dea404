import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { findGameState, switchGameRow } from './switch.store.ts'

/** On record before it counts, since the two stand in different schemas. */
export function switchGame({ db, clock }: MaintenanceDeps): Handler<typeof officeContract.maintenance.switchGame> {
  return async call => {
    const { id, before, after, reason } = call.body
    const game = await db.ref(tx => findGameState(tx, id))
    if (!game) return refuse('not_found')
    if (game.state !== before) return refuse('changed_meanwhile')
    const act = { action: 'game.switch', object: { kind: 'game', id: game.code }, reason } as const
    const keep = (made: Readonly<Record<string, unknown>>) =>
      db.app(tx => actAs(tx, call, { ...act, before: { state: before }, after: made, nowMs: clock.now() }))
    await keep({ state: after })
    if (await db.ref(tx => switchGameRow(tx, { id, before, after }))) return done({})
    await keep({ state: after, refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
