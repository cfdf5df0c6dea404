import { DayNotReady, type DayWork, type SchemaDayRun } from '../../platform/dayWork/index.ts'
import { isDayWhole } from '../tally/index.ts'
import type { NewClaim } from './claim/claim.store.ts'
import { endClaim } from './claim/endClaim.ts'
import { grant, type GrantOutcome } from './claim/grant.ts'
import { stopByBrake } from './claim/stopByBrake.ts'
import { takeDay } from './claim/takeDay.ts'
import type { GrantDeps } from './deps.ts'
import { listGuardedGames } from './guard.store.ts'
import { listHoldingOn } from './held.ts'
import type { LiveOffer } from './offered.ts'
import { listPlayed, type PlayFilter } from './played.store.ts'
import { playFilterOf } from './playFilterOf.ts'
import { type MemberDoor, readMembers } from './readMembers.ts'
import { judgeMember } from './rules/day.rules.ts'

/** The name of the work, by which its days are found. */
export const payDaysName = 'promotion.payDays'

const page = 100
/** Whoever is promised something cannot bet until the transaction ends, and waits for this many others at most. */
const mostWallets = 20

/**
 * What each promotion that pays for days gives for the day that has ended, by the version of that day. One that was stopped gives for the days
 * before that: whoever played by its terms gets what they said.
 */
export function payDays(deps: GrantDeps): DayWork {
  return {
    name: payDaysName,
    atManila: '00:15',
    missed: 'each',
    once: 'for each schema',
    async perform(run) {
      const open: MemberDoor = work => deps.db.memberSchema(run.schema, work)
      if (!(await open(tx => isDayWhole(tx, run.day))))
        throw new DayNotReady(`The tallies of ${run.day} are not whole yet.`)
      const holding = await deps.db.ref(tx => listHoldingOn(tx, run.day))
      const [doneUntil = '', uid = '0'] = run.place.split(' ')
      for (const offered of holding.filter(({ deal }) => deal.pays === 'each day')) {
        const id = offered.version.promotion
        if (id < doneUntil) continue
        await payDay(deps, run, { offered, open, afterUid: id === doneUntil ? BigInt(uid) : 0n })
      }
    },
  }
}

interface DayPart {
  readonly offered: LiveOffer
  readonly open: MemberDoor
  readonly afterUid: bigint
}

async function payDay(deps: GrantDeps, run: SchemaDayRun, { offered, open, afterUid }: DayPart): Promise<void> {
  const { version, offer, deal } = offered
  const filter = playFilterOf({ deal, audience: offer.audience }, await deps.db.ref(listGuardedGames))
  let after = afterUid
  for (;;) {
    const last = await payPage(deps, run, { offered, open, afterUid: after, filter })
    if (last === undefined) break
    after = last
  }
  await stopByBrake(deps, version, run.day)
}

/** One page of members. Answers behind whom the next one begins, if there is one. */
async function payPage(deps: GrantDeps, run: SchemaDayRun, part: DayPart & { readonly filter: PlayFilter }) {
  const { open, afterUid, filter } = part
  const { version, offer, deal } = part.offered
  const rows = await open(tx => listPlayed(tx, { day: run.day, filter }, { afterUid, size: page }))
  const members = await readMembers(
    deps,
    open,
    rows.map(({ uid }) => uid),
  )
  const judged = rows.flatMap(({ uid, ...played }) => {
    const facts = members.get(uid)?.facts
    const terms = { deal, audience: offer.audience }
    return facts ? [judgeMember(terms, { uid, facts: { ...facts, hasDevice: true }, played })] : []
  })
  const claims = await deps.db.app(tx => takeDay(tx, deps, { version, deal, day: run.day, judged }))
  const parts = partsOf(claims.toSorted(byMember))
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    const outcomes = new Map<NewClaim, GrantOutcome>()
    await run.step(async tx => {
      // Wallets are locked in this order by everybody who locks several.
      for (const claim of part) outcomes.set(claim, await grant(tx, deps, { claim, deal }))
      return `${version.promotion} ${(isLast ? rows : part).at(-1)?.uid ?? afterUid}`
    })
    for (const [claim, outcome] of outcomes) await endClaim(deps, claim, outcome)
  }
  return rows.length === page ? rows.at(-1)?.uid : undefined
}

function byMember(one: NewClaim, other: NewClaim): number {
  return one.uid < other.uid ? -1 : 1
}

/** As many as one transaction may lock, and one part of nobody where there is nobody. */
function partsOf(claims: readonly NewClaim[]): readonly (readonly NewClaim[])[] {
  const count = Math.max(1, Math.ceil(claims.length / mostWallets))
  return Array.from({ length: count }, (_, at) => claims.slice(at * mostWallets, (at + 1) * mostWallets))
}
