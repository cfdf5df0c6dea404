import { daySpan } from '@saya/money'
import type { DayWork, SchemaDayRun } from '../../platform/dayWork/index.ts'
import { isDayWhole } from '../tally/index.ts'
import { endClaim } from './claim/endClaim.ts'
import { grant } from './claim/grant.ts'
import { stopByBrake } from './claim/stopByBrake.ts'
import { takeDay } from './claim/takeDay.ts'
import type { GrantDeps } from './deps.ts'
import { listGuardedGames } from './guard.store.ts'
import { type LiveOffer, offeredOf } from './offered.ts'
import { listPlayed } from './played.store.ts'
import { playFilterOf } from './playFilterOf.ts'
import { listAgreedBefore } from './promotion.store.ts'
import { type MemberDoor, readMembers } from './readMembers.ts'
import { judgeMember } from './rules/day.rules.ts'
import { isDayOf } from './rules/phase.rules.ts'

const page = 100

/** What each promotion that pays for days gives for the day that has ended: as it was agreed to before that day was over. */
export function payDays(deps: GrantDeps): DayWork {
  return {
    name: 'promotion.payDays',
    atManila: '00:15',
    missed: 'each',
    once: 'for each schema',
    async perform(run) {
      const open: MemberDoor = work => deps.db.memberSchema(run.schema, work)
      if (!(await open(tx => isDayWhole(tx, run.day)))) throw new Error(`The tallies of ${run.day} are not whole yet.`)
      const { untilMs } = daySpan(run.day)
      const agreed = (await deps.db.ref(tx => listAgreedBefore(tx, untilMs))).map(offeredOf)
      const [doneUntil = '', uid = '0'] = run.place.split(' ')
      for (const offered of agreed.filter(one => paysFor(one, run.day))) {
        const id = offered.version.promotion
        if (id < doneUntil) continue
        await payDay(deps, run, { offered, open, afterUid: id === doneUntil ? BigInt(uid) : 0n })
      }
    },
  }
}

/** One that was stopped gives for the days before that: whoever played by its terms gets what they said. */
function paysFor({ deal, offer, version: { stoppedAtMs } }: LiveOffer, day: string): boolean {
  const isStopped = stoppedAtMs !== null && stoppedAtMs < daySpan(day).untilMs
  return deal.pays === 'each day' && isDayOf(offer, day) && !isStopped
}

interface DayPart {
  readonly offered: LiveOffer
  readonly open: MemberDoor
  readonly afterUid: bigint
}

async function payDay(deps: GrantDeps, run: SchemaDayRun, { offered, open, afterUid }: DayPart): Promise<void> {
  const { version, offer, deal } = offered
  const terms = { deal, audience: offer.audience }
  const filter = playFilterOf(terms, await deps.db.ref(listGuardedGames))
  for (let last: bigint | undefined = afterUid; last !== undefined; ) {
    const after = last
    const rows = await open(tx => listPlayed(tx, run.day, filter, { afterUid: after, size: page }))
    const members = await readMembers(
      deps,
      open,
      rows.map(({ uid }) => uid),
    )
    const judged = rows.flatMap(({ uid, ...played }) => {
      const facts = members.get(uid)?.facts
      return facts ? [judgeMember(terms, { uid, facts: { ...facts, hasDevice: true }, played })] : []
    })
    const claims = await deps.db.app(tx => takeDay(tx, deps, { version, deal, day: run.day, judged }))
    last = rows.length === page ? rows.at(-1)?.uid : undefined
    const ends: (readonly [claim: (typeof claims)[number], code: string])[] = []
    await run.step(async tx => {
      ends.length = 0
      for (const claim of claims) ends.push([claim, (await grant(tx, deps, { claim, deal })).code])
      return `${version.promotion} ${rows.at(-1)?.uid ?? after}`
    })
    for (const [claim, code] of ends) await endClaim(deps, claim, code)
  }
  await stopByBrake(deps, version, run.day)
}
