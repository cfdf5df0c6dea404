import { dayMs } from '@saya/money'
import { doEach } from '../../platform/doEach.ts'
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

/**
 * What the worker does every minute: it finishes what was cut off, gives what lists name, and stops what must not go on. What must not go
 * on is stopped also where something before it fails.
 */
export async function seeToPromotions(deps: GrantDeps): Promise<void> {
  await doEach([finishClaims, giveLists, watchPromotions], see => see(deps))
}

/** So long behind its last day a version is asked what its days have cost: no worker may have run for nights. */
const lookBackMs = 31 * dayMs

/**
 * Stops what has passed its brake though nobody claimed since, and what a game's return that has changed makes unsafe. One that is over is
 * asked for its brake too: whoever passed it at the end of the last day may have been cut off.
 */
async function watchPromotions(deps: GrantDeps): Promise<void> {
  const nowMs = deps.clock.now()
  const held = await deps.db.ref(tx => listHeld(tx, nowMs))
  const asked = held.filter(({ offer }) => !isOver(offer, nowMs - lookBackMs))
  await doEach(asked, async offered => {
    if (await stopByAnyDay(deps, offered.version)) return
    if (!isOver(offered.offer, nowMs)) await stopByGuard(deps, offered, nowMs)
  })
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
