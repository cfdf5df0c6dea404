import { kycStatus } from '@saya/contract/kycStatus.ts'
import { dayMs, manilaDay } from '@saya/money'
import { sweepAgencies } from '../../../apps/server/features/agency/index.ts'
import { findReferral } from '../../../apps/server/features/referral/index.ts'
import { ask } from '../ask.ts'
import { signInWithCode } from '../signInWithCode.ts'
import { askOffice } from '../world/operator.ts'
import type { Player } from '../world/player.ts'
import { setStanding } from '../world/player.store.ts'
import type { World } from '../world/world.ts'

let phones = 0

interface Accreditation {
  readonly last_day?: string
  readonly reference?: string
}

const lastDayOf = (world: World) => (days: number) => manilaDay(world.clock.now() + days * dayMs)

/** What staff ask and decide. */
function officeCalls(world: World) {
  const reason = 'Checked the page and the approval, ticket 5'
  const lastDay = lastDayOf(world)
  return {
    list: (query: { readonly status?: 'approved' | 'pending' | ''; readonly uid?: string }, token: string) =>
      askOffice(world, 'GET /office/api/agency/list', { query }, token),
    read: (id: string, token: string) => askOffice(world, 'GET /office/api/agency/:id', { params: { id } }, token),
    approve: (id: string, token: string, wish: Accreditation = {}) =>
      askOffice(
        world,
        'POST /office/api/agency/decide',
        { body: { id, is_approved: true, last_day: '2027-06-30', reference: 'PAGCOR-27-5', reason, ...wish } },
        token,
      ),
    extend: (id: string, token: string, wish: Accreditation = {}) =>
      askOffice(
        world,
        'POST /office/api/agency/extend',
        { body: { id, last_day: lastDay(400), reference: 'PAGCOR-28-9', reason, ...wish } },
        token,
      ),
    reject: (id: string, token: string) =>
      askOffice(world, 'POST /office/api/agency/decide', { body: { id, is_approved: false, reason } }, token),
    end: (id: string, token: string) =>
      askOffice(world, 'POST /office/api/agency/end', { body: { id, reason } }, token),
  }
}

/** Agents as they apply, as the desk decides, and as strangers follow their links. */
export function agencyDesk(world: World) {
  const form = {
    name: 'Ana Reyes',
    phone: '0917 123 4567',
    channel: 'Facebook page “Laro tayo”',
    note: 'I know many players.',
  }
  const lastDay = lastDayOf(world)
  const desk = {
    form,
    /** So many days from today in Manila. */
    lastDay,
    verified: () => world.player({ kyc: 'fully_kyc' }),
    /** As reviewers or the clock leave them. */
    setStanding: ({ uid }: Player, name: keyof typeof kycStatus) =>
      world.db.member(uid, tx => setStanding(tx, { uid, kycStatus: kycStatus[name], nowMs: world.clock.now() })),
    /** Somebody verified who is an agent for a hundred days, or until another day. */
    async agent(token: string, until = lastDay(100)) {
      const player = await desk.verified()
      const { data } = await desk.apply(player.token)
      const approved = await desk.approve(data.id, token, { last_day: until })
      return { player, id: data.id, code: approved.data.code, approved: approved.data }
    },
    referralOf: (uid: bigint) => world.db.app(tx => findReferral(tx, uid)),
    /** What a member was told of being an agent, in order. */
    async noticesOf({ uid }: Player) {
      const rows = await world.db.member(uid, tx =>
        tx.selectFrom('message').select('kind').where('uid', '=', uid).orderBy('created_at').execute(),
      )
      return rows.map(({ kind }) => kind).filter(kind => kind?.startsWith('agency'))
    },
    apply: (token: string, wish: Partial<typeof form> = {}) =>
      ask(world, 'POST /member/agency/apply', { body: { ...form, ...wish } }, { token }),
    detail: (token: string) => ask(world, 'GET /member/agency/detail', {}, { token }),
    leave: (token: string) => ask(world, 'POST /member/agency/leave', {}, { token }),
    sweep: () => sweepAgencies(world.apiOptions),
    ...officeCalls(world),
    /** Somebody new signs up by a link, as the app sends it, and is answered whatever the link says. */
    async follow(code: string, channel?: string) {
      const phone = `91966${String(++phones).padStart(5, '0')}`
      const { token } = await signInWithCode(world, phone, { 're-id': code, ...(channel ? { 'ch-id': channel } : {}) })
      const { data } = await ask(world, 'GET /member/detail', {}, { token })
      return { uid: BigInt(data.uid), token, phone }
    },
  }
  return desk
}
