import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { findGameState, switchGameRow } from './switch.store.ts'

/** Nothing is switched that was not seen as it is. */
export function switchGame(deps: MaintenanceDeps): Handler<typeof officeContract.maintenance.switchGame> {
  const { db } = deps
  return async call => {
    const { id, before, after, reason } = call.body
    const game = await db.ref(tx => findGameState(tx, id))
    if (!game) return refuse('not_found')
    if (game.state !== before) return refuse('changed_meanwhile')
    const object = { kind: 'game', id: game.code } as const
    const change = { before: { state: before }, after: { state: after } }
    return actFirst(deps, { actor: call, act: { action: 'game.switch', object, ...change, reason } }, async () => {
      const isSwitched = await db.ref(tx => switchGameRow(tx, { id, before, after }))
      return isSwitched ? done({}) : refuse('changed_meanwhile')
    })
  }
}
