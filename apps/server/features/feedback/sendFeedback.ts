import type { contract } from '@saya/contract'
import { guestUid } from '@saya/contract/feedback/feedback.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { isLoopback } from '../../platform/http/request/network.ts'
import { hearWords, openContactFor } from '../harm/index.ts'
import { findUidByContact, type Quota, returnQuota, takeQuota } from '../identity/index.ts'
import type { FeedbackDeps } from './deps.ts'
import { addFeedback, findSame } from './feedback.store.ts'

type Operation = typeof contract.feedback.sendFeedback

const perMember = { kind: 'feedback of a member', most: 20, windowMs: dayMs }
/** Whole towns share the address of their mobile network. */
const perNetwork = { kind: 'feedback of a network', most: 100, windowMs: dayMs }
/** What nobody stands behind by name fills no disk, from however many networks it comes. */
const perDay = { kind: 'feedback of guests', subject: 'all', most: 5000, windowMs: dayMs }

/** What was sent before, because an answer was lost or two pressed at once, is that one, and costs nothing of the share. */
export function sendFeedback({ db, clock, countsLoopback }: FeedbackDeps): Handler<Operation> {
  async function takeShares(shares: readonly Quota[], nowMs: number): Promise<number | undefined> {
    return db.app(async tx => {
      for (const share of shares) {
        const taken = await takeQuota(tx, share, nowMs)
        if (!taken.ok) return taken.waitSeconds
      }
      return undefined
    })
  }

  function sharesOf({ caller, address, network }: Call<Operation>): readonly Quota[] {
    if (caller.kind === 'member') return [{ ...perMember, subject: String(caller.uid) }]
    const isCounted = countsLoopback || !isLoopback(address)
    return [...(isCounted ? [{ ...perNetwork, subject: network }] : []), perDay]
  }

  /** A guest who asks for help may be a member who cannot sign in: a person of ours calls them, as if they had written themselves. */
  async function callBack(contact: string, topics: readonly HarmTopic[], nowMs: number): Promise<void> {
    const uid = await db.app(tx => findUidByContact(tx, contact))
    if (uid !== undefined) await db.member(uid, tx => openContactFor(tx, { uid, topics, nowMs }))
  }

  return async call => {
    const { caller, body } = call
    const nowMs = clock.now()
    const isMember = caller.kind === 'member'
    // Whoever is signed in is known, and nobody else can be answered without a word of how.
    if (!isMember && body.contact === '') return refuse('contact_invalid')
    const sent = { uid: isMember ? caller.uid : guestUid, contact: isMember ? '' : body.contact, text: body.text }
    const known = await db.member(sent.uid, tx => findSame(tx, sent, nowMs - dayMs))
    if (known) return done({ id: known.id })
    const shares = sharesOf(call)
    const waitSeconds = await takeShares(shares, nowMs)
    if (waitSeconds !== undefined) return refuse('feedback_exhausted', waitSeconds)
    const added = await db.member(sent.uid, async tx => {
      const row = await addFeedback(tx, sent, nowMs)
      return row && { id: row.id, topics: await hearWords(tx, { uid: sent.uid, id: row.id, text: sent.text, nowMs }) }
    })
    if (added) {
      if (!isMember && added.topics.length > 0) await callBack(sent.contact, added.topics, nowMs)
      return done({ id: added.id })
    }
    // The same came in between.
    await db.app(async tx => {
      for (const share of shares) await returnQuota(tx, share)
    })
    const first = await db.member(sent.uid, tx => findSame(tx, sent, nowMs - dayMs))
    if (!first) throw new Error('A feedback was neither kept nor there already.')
    return done({ id: first.id })
  }
}
