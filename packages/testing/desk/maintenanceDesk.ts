import type { OfficeCalls } from '@saya/contract/office.ts'
import { turnProviders } from '../../../apps/server/features/maintenance/turnProviders.ts'
import { ask } from '../ask.ts'
import { askOffice, staffOf } from '../world/operator.ts'
import type { World } from '../world/world.ts'

type Wish = Omit<OfficeCalls['POST /office/api/maintenance/plan']['input']['body'], 'reason'>
type Span = Omit<Wish, 'venue_id'>

/** Lets somebody of the office plan maintenance: of everything, in four minutes and for four, unless it is said otherwise. */
export async function maintenanceDesk(world: World) {
  const { token } = await staffOf(world, { role: 'risk' })
  const now = () => Math.floor(world.clock.now() / 1000)
  /** Staff who do nothing for a quarter of an hour are signed out. */
  const step = 240
  return {
    step,
    now,
    plan(wish: Partial<Wish> = {}, as = token) {
      const span = { begins_at: now() + step, ends_at: now() + 2 * step }
      const body = { venue_id: null, ...span, reason: 'New servers', ...wish }
      return askOffice(world, 'POST /office/api/maintenance/plan', { body }, as)
    },
    change(id: string, version: number, span: Span) {
      const body = { id, version, ...span, reason: 'It takes longer' }
      return askOffice(world, 'POST /office/api/maintenance/change', { body }, token)
    },
    cancel(id: string, version: number) {
      const body = { id, version, reason: 'Not needed any more' }
      return askOffice(world, 'POST /office/api/maintenance/cancel', { body }, token)
    },
    async list() {
      return (await askOffice(world, 'GET /office/api/maintenance/list', {}, token)).data.d
    },
    async listPlanned() {
      return (await ask(world, 'GET /api/v2/maintenance/list')).data.d
    },
    async gameInfo(code: string) {
      return (await ask(world, 'GET /api/v2/game/info', { query: { code } })).data
    },
    /** Lets time pass as the worker and every copy of the server see it. */
    async pass(seconds: number) {
      world.clock.advance(seconds * 1000)
      await turnProviders(world)()
      world.api.shared.clear()
      await world.api.providers.refresh()
    },
    /** How many acts of staff are on record. */
    async countActs(): Promise<number> {
      const rows = await world.db.app(tx => tx.selectFrom('staff_act').select('seq').execute())
      return rows.length
    },
  }
}
