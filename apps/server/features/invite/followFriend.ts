import { formatPesos } from '@saya/money'
import { judgeInvited, type InviteOffer, listInvitesFor } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { mayInviteBy } from './mayInviteBy.ts'
import { findFirstDeposit, findVerifiedAt } from './friend.store.ts'
import { type FriendFacts, isComplete, mayPass } from './invite.rules.ts'
import { type InviteRow, isIdCounted, setCounted, setProgress } from './invite.store.ts'

/** What the smallest amount is that counts where no invitation says so. */
const anything = 1n

async function readFriend({ db }: InviteDeps, uid: bigint, least: bigint): Promise<FriendFacts> {
  const verifiedAtMs = await db.app(tx => findVerifiedAt(tx, uid))
  return { verifiedAtMs, deposit: (await db.member(uid, tx => findFirstDeposit(tx, uid, least))) ?? null }
}

/**
 * Keeps what a friend has done by now, and lets them count once that is everything. Answers the row as it counts; nothing where they have
 * yet to do something, or may not be given anything just now.
 */
export async function followFriend(deps: InviteDeps, row: InviteRow): Promise<InviteRow | 'open' | 'over'> {
  const offers = await listInvitesFor(deps, row.joined_at)
  const facts = await readFriend(deps, row.uid, offers[0]?.invite.leastDeposit ?? anything)
  const nowMs = deps.clock.now()
  await deps.db.app(tx => setProgress(tx, row, { ...facts, nowMs }))
  for (const offer of offers) {
    const own = offer === offers[0] ? facts : await readFriend(deps, row.uid, offer.invite.leastDeposit)
    const playSeenAtMs = row.deposit === own.deposit?.id ? (row.played_at ?? nowMs) : nowMs
    const isDone = isComplete(own, offer.offer, { joinedAtMs: row.joined_at, playSeenAtMs })
    if (isDone && (await mayInviteBy(deps, offer, row.parent))) return count(deps, row, { offer, facts: own })
  }
  return 'open'
}

interface Complete {
  readonly offer: InviteOffer
  readonly facts: FriendFacts
}

/**
 * Whoever is excluded, takes a break or has no approved ID by now counts later, if that passes in time: also after the last day, since
 * what they did was done by then.
 */
async function count(
  deps: InviteDeps,
  row: InviteRow,
  { offer, facts }: Complete,
): Promise<InviteRow | 'open' | 'over'> {
  const { invite, version } = offer
  const friend = await judgeInvited(deps, offer, { uid: row.uid, side: 'friend', amount: invite.parent })
  if (!friend) return 'over'
  if (friend.code) return mayPass(friend.code) ? 'open' : 'over'
  const { idHash } = friend
  const held = (await deps.rings.findHold(deps, { parent: row.parent, child: row.uid })) ?? ''
  const nowMs = deps.clock.now()
  const of = { promotion: version.promotion, version: version.number, idHash, held, nowMs }
  const counted = await deps.db.app(async tx => {
    if (idHash && (await isIdCounted(tx, idHash))) return 'over' as const
    await setProgress(tx, row, { ...facts, nowMs })
    return setCounted(tx, row, { ...of, parentAmount: invite.parent, friendAmount: invite.friend })
  })
  if (counted && counted !== 'over') {
    deps.log.info({ invite: row.id, parent: formatPesos(invite.parent) }, 'a friend counts')
  }
  return counted ?? 'open'
}
