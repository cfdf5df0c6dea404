import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos, manilaDay } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { listTesters } from '../member/index.ts'
import { findInviteObstacle, hiddenCodes, monthOf, viewWhyNot } from '../promotion/index.ts'
import { addReferralCode, inviteLink } from '../referral/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { findViewer } from './findViewer.ts'
import { sumForFriends } from './friend.store.ts'
import { countFriends, countMonth, hasten, listFriendUids } from './invite.store.ts'
import { findOfferOfToday, viewOffer } from './offer.view.ts'
import { readOwnGift } from './ownGift.ts'

/** Whoever may have no promotion is shown none, and told why. Looking has the friends looked at who have yet to do something. */
export function getInvite(deps: InviteCallDeps): Handler<typeof contract.invite.getInvite> {
  const { db, clock, random } = deps
  return async ({ caller: { uid }, visitor: { language }, origin }) => {
    const nowMs = clock.now()
    const viewer = await findViewer(deps, uid)
    if (!viewer) return refuse('not_found')
    const { obstacle, permit, idHash, facts } = viewer
    const today = permit ? await findOfferOfToday(deps) : undefined
    const lacked = today && findInviteObstacle(facts, today)
    const offer = lacked ? undefined : today
    const month = monthOf(manilaDay(nowMs))
    const testers = await listTesters({ db }, await db.app(tx => listFriendUids(tx, uid)))
    const { code, counts, counted, agent } = await db.app(async tx => {
      await hasten(tx, uid, nowMs)
      return {
        code: await addReferralCode(tx, { uid, channel: '', random, nowMs }),
        counts: await countFriends(tx, uid, testers),
        counted: idHash ? await countMonth(tx, { idHash, month }) : 0,
        agent: await deps.ports.findAgentState(tx, uid),
      }
    })
    return done({
      link: inviteLink(origin, code),
      code,
      invited: Number(counts.invited),
      verified: Number(counts.verified),
      deposited: Number(counts.deposited),
      reward_total: formatPesos(await db.member(uid, tx => sumForFriends(tx, uid))),
      counted_this_month: counted,
      agent,
      offer: permit && offer ? viewOffer(permit, offer, language) : null,
      needs_id: idHash === null,
      own: permit && !obstacle ? await readOwnGift(deps, uid) : null,
      why_not: viewWhyNot(obstacle, language),
      // Of what others alone are invited to nobody else reads.
      lacks: lacked && !hiddenCodes.has(lacked) ? viewWhyNot(lacked, language) : null,
    })
  }
}
