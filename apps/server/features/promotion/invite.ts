import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { manilaDay } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { newId } from '../../platform/newId.ts'
import { type Claim, findClaim, type NewClaim } from './claim/claim.store.ts'
import { addDecisions } from './claim/decision.store.ts'
import { withdrawClaim } from './claim/endClaim.ts'
import { endGranted } from './claim/endGranted.ts'
import { factRecord } from './claim/factRecord.ts'
import { grant } from './claim/grant.ts'
import { keepOutcome } from './claim/outcome.store.ts'
import { stopByBrake } from './claim/stopByBrake.ts'
import { NotTaken, takeClaim } from './claim/takeClaim.ts'
import type { GrantDeps } from './deps.ts'
import type { InviteTerms } from './kinds/index.ts'
import { readGiftCap } from './giftCap.store.ts'
import type { LiveOffer } from './offered.ts'
import { findOffer, listGoingOnFor, listShown } from './held.ts'
import { readMembers } from './readMembers.ts'
import { type Facts, findAudienceObstacle, openAudience } from './rules/eligibility.rules.ts'
import { type FactsBefore, type Judgement, judgeMember } from './rules/day.rules.ts'

export interface InviteOffer extends LiveOffer {
  readonly invite: InviteTerms
}

/** The kind of what both sides of an invitation get. */
export const inviteCashType = 4002

/** What is offered as an invitation, where it is one. */
export function inviteOf(offered: LiveOffer): readonly InviteOffer[] {
  return offered.deal.invite ? [{ ...offered, invite: offered.deal.invite }] : []
}

/** The invitations that two people agreed to and nobody stopped, whatever their dates, the one in the first place first. */
export async function listInvites({ db, clock }: Pick<GrantDeps, 'db' | 'clock'>): Promise<readonly InviteOffer[]> {
  const offers = (await db.ref(tx => listShown(tx, clock.now()))).flatMap(inviteOf)
  return inOrder(offers.filter(({ version }) => version.stoppedAtMs === null))
}

function inOrder(offers: readonly InviteOffer[]): readonly InviteOffer[] {
  return offers.toSorted((one, other) => other.offer.place - one.offer.place)
}

/**
 * The invitations by which a friend is judged who joined at a moment, the one in the first place first: each by the version that held
 * then, so that new terms cut off nobody who is under way. One that was stopped goes on by the version that took its place.
 */
export async function listInvitesFor(
  { db, clock }: Pick<GrantDeps, 'db' | 'clock'>,
  joinedAtMs: number,
): Promise<readonly InviteOffer[]> {
  const offers = await db.ref(tx => listGoingOnFor(tx, { joinedAtMs, nowMs: clock.now() }))
  return inOrder(offers.flatMap(inviteOf))
}

/** The same of friends who joined at several moments. */
export async function readInvitesFor(
  deps: Pick<GrantDeps, 'db' | 'clock'>,
  joinedAtMs: readonly number[],
): Promise<ReadonlyMap<number, readonly InviteOffer[]>> {
  const offers = new Map<number, readonly InviteOffer[]>()
  for (const atMs of new Set(joinedAtMs)) offers.set(atMs, await listInvitesFor(deps, atMs))
  return offers
}

/** An invitation by one version of its terms. */
export async function findInvite(
  { db }: Pick<GrantDeps, 'db'>,
  promotion: string,
  number: number,
): Promise<InviteOffer | undefined> {
  const offered = await db.ref(tx => findOffer(tx, promotion, number))
  return offered && inviteOf(offered)[0]
}

export interface InvitedJudgement extends Judgement {
  readonly idHash: Buffer | null
}

/** Why an invitation is not for a member to bring friends by: what they lack of all that it asks. */
export function findInviteObstacle(facts: FactsBefore, { offer }: Pick<InviteOffer, 'offer'>) {
  return findAudienceObstacle({ ...facts, amount: 1n, countsPlay: false }, offer.audience)
}

/** An invitation is for whoever invites: of the friend it asks for the ID that counts once, and for nothing else. */
function audienceOf({ offer }: Pick<InviteOffer, 'offer'>, side: 'parent' | 'friend') {
  const { needs_approved_id, once_per_id } = offer.audience
  return side === 'parent' ? offer.audience : { ...openAudience, needs_approved_id, once_per_id }
}

interface InvitedSide {
  readonly uid: bigint
  readonly side: 'parent' | 'friend'
  readonly amount: bigint
}

/** Whether a member may be given an amount for an invitation now, by the rule that every promotion asks. Nothing where they are no member. */
export async function judgeInvited(
  deps: GrantDeps,
  { deal, offer }: Pick<InviteOffer, 'deal' | 'offer'>,
  { uid, side, amount }: InvitedSide,
): Promise<InvitedJudgement | undefined> {
  const member = (await readMembers(deps, work => deps.db.member(uid, work), [uid])).get(uid)
  if (!member) return undefined
  const facts = { ...member.facts, hasDevice: true }
  const terms = { deal: { ...deal, amountOf: () => amount }, audience: audienceOf({ offer }, side) }
  const played = { bet: 0n, win: 0n, turnover: 0n }
  return { ...judgeMember(terms, { uid, facts, played }), idHash: member.idHash }
}

export interface InviteGift {
  readonly uid: bigint
  /** Names it among all of its member. */
  readonly name: string
  readonly amount: bigint
  readonly idHash: Buffer | null
  readonly facts: Facts
  /** Why a person has to look at it first, in one word. */
  readonly held: string
}

/** What a member has taken for an invitation, whatever came of it. */
export function findInviteClaim(
  tx: AppTx,
  { uid, name }: Pick<InviteGift, 'uid' | 'name'>,
): Promise<Claim | undefined> {
  return findClaim(tx, { kind: inviteCashType, name, uid })
}

export type TakeResult =
  | { readonly ok: true; readonly claim: NewClaim }
  | { readonly ok: false; readonly code: EligibilityCode | 'ended' }

interface InviteTaking extends InviteGift {
  /** Takes what else comes with it, on the day of the claim. Nothing is taken where it has ended meanwhile, or would be one too many. */
  readonly also: (tx: AppTx, day: string) => Promise<'taken' | 'ended' | 'full'>
}

/**
 * Takes what a member gets for an invitation out of its budget, with whatever else is taken in the same commit, if it can be. Of two at once the
 * second finds the claim of the first.
 */
export async function takeInvite(
  deps: GrantDeps,
  { version }: InviteOffer,
  { also, ...gift }: InviteTaking,
): Promise<TakeResult> {
  const { db, clock, random } = deps
  const own = await db.app(tx => findInviteClaim(tx, gift))
  if (own) return { ok: true, claim: own }
  const nowMs = clock.now()
  const day = manilaDay(nowMs)
  const giftCap = await db.ref(readGiftCap)
  const named = { id: newId(random), kind: inviteCashType, deviceHash: null, ...gift }
  const of = { promotion: version.promotion, version: version.number, brake: version.brake }
  try {
    const claim = await db.app(async tx => {
      const other = await also(tx, day)
      if (other === 'ended') return undefined
      if (other === 'full') throw new NotTaken('promotion_gift_cap')
      return takeClaim(tx, { ...named, ...of, giftCap, nowMs })
    })
    return claim ? { ok: true, claim } : { ok: false, code: 'ended' }
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    const other = await db.app(tx => findInviteClaim(tx, gift))
    if (other) return { ok: true, claim: other }
    return { ok: false, code: fault.code === 'promotion_claimed' ? 'promotion_id_used' : fault.code }
  } finally {
    await stopByBrake(deps, version, day)
  }
}

/** Promises what was taken, as often as it is asked for, and answers why it was not where it was not. */
export async function payInvite(deps: GrantDeps, { deal }: InviteOffer, claim: NewClaim): Promise<string> {
  const granted = await deps.db.member(claim.uid, tx => grant(tx, deps, { claim, deal }))
  await endGranted(deps, claim, granted)
  return granted.code
}

/** Refuses for good what was taken, unless it was promised before. Answers why nothing is given; nothing where it was. */
export async function withholdInvite(deps: GrantDeps, claim: NewClaim): Promise<string> {
  const { id: claimId, uid } = claim
  const refusal = { claimId, uid, code: 'promotion_withheld', nowMs: deps.clock.now() }
  const { code } = await deps.db.member(uid, tx => keepOutcome(tx, refusal))
  await endGranted(deps, claim, { code: code as EligibilityCode | '' })
  return code
}

/**
 * Gives back what a member took for an invitation and was refused after it had been promised. Answers what that was. Doing it twice
 * changes nothing.
 */
export async function withdrawInvite(
  deps: GrantDeps,
  gift: Pick<InviteGift, 'uid' | 'name'>,
): Promise<Claim | undefined> {
  const claim = await deps.db.app(tx => findInviteClaim(tx, gift))
  if (claim && claim.status !== 'refused') await withdrawClaim(deps, claim, { code: 'promotion_withheld' })
  return claim
}

interface Refusal extends Pick<InviteGift, 'uid' | 'name' | 'amount' | 'facts'> {
  readonly code: string
}

/** Leaves a record of why a member gets nothing for an invitation. */
export async function refuseInvite({ db, random, clock }: GrantDeps, { version }: InviteOffer, refusal: Refusal) {
  const { facts, ...said } = refusal
  const of = { promotion: version.promotion, version: version.number, act: 'claim' as const }
  const decision = { id: newId(random), ...of, ...said, facts: factRecord(facts), atMs: clock.now() }
  await db.app(tx => addDecisions(tx, [decision]))
}
