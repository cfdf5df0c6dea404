import { openIncidents } from '../../platform/incident/incident.store.ts'
import { finishClaims } from './claim/finishClaims.ts'
import { giveLists } from './claim/giveLists.ts'
import { stopByAnyDay } from './claim/stopByBrake.ts'
import type { GrantDeps } from './deps.ts'
import { guardOf } from './desk/guardOf.ts'
import { listHeld } from './held.ts'
import type { LiveOffer } from './offered.ts'
import { stopVersion } from './promotion.store.ts'
import { isOver } from './rules/offer.rules.ts'

/** What the worker does every minute: it finishes what was cut off, gives what lists name, and stops what must not go on. */
export async function seeToPromotions(deps: GrantDeps): Promise<void> {
  await finishClaims(deps)
  await giveLists(deps)
  await watchPromotions(deps)
}

/** Stops what has passed its brake though nobody claimed since, and what a game's return that has changed makes unsafe. */
async function watchPromotions(deps: GrantDeps): Promise<void> {
  const nowMs = deps.clock.now()
  for (const offered of await deps.db.ref(tx => listHeld(tx, nowMs))) {
    if (isOver(offered.offer, nowMs)) continue
    if (!(await stopByAnyDay(deps, offered.version))) await stopByGuard(deps, offered, nowMs)
  }
}

async function stopByGuard({ db }: GrantDeps, offered: LiveOffer, nowMs: number): Promise<void> {
  const { version } = offered
  const { promotion, kind, number } = version
  const { unsafe, margins } = await db.ref(tx => guardOf(tx, { id: promotion, kind }, { ...offered, nowMs }))
  if (unsafe === undefined) return
  const [least] = margins
  const detail = { version: number, reason: unsafe, game: least?.game.name ?? '', margin_ppm: least?.marginPpm ?? 0 }
  await db.app(tx => openIncidents(tx, [{ kind: 'PROMOTION_GUARD', subject: promotion, detail }], nowMs))
  const what = {
    promotion_gift: 'gifts of a month',
    promotion_tickets: 'tickets at the same time',
    promotion_pool: 'prizes of a day',
    promotion_margin: least?.game.name ?? '',
  }
  const reason = `The guard found it unsafe: ${what[unsafe]}.`
  await db.ref(tx => stopVersion(tx, version, { by: 'guard', reason, nowMs }))
}
