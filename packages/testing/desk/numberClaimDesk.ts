import type { OfficeCalls } from '@saya/contract/office.ts'
import { ask } from '../ask.ts'
import { askOffice, staffOf } from '../world/operator.ts'
import type { Player, PlayerWish } from '../world/player.ts'
import { readCode } from '../world/readCode.ts'
import type { World } from '../world/world.ts'

export const numberClaimProof = 'Video call, face and ID compared, ticket 12'

let made = 0

interface Claiming {
  readonly oldPhone: string
  readonly newPhone?: string
  readonly words?: string
}

/** Requests to move an account to another number, as the person makes them. */
function numberClaimTools(world: World) {
  /** A number that nobody has. */
  function freshPhone(): string {
    return `9${String(610_000_000 + ++made + process.pid * 1000).slice(-9)}`
  }

  async function sendCode(phone: string) {
    const { status, data } = await ask(world, 'POST /member/sms', { body: { phone, purpose: 'claim' } })
    if (status !== 200) throw new Error(`No code was sent: ${status}.`)
    return { otp_id: data.id, code: await readCode(world, phone) }
  }

  async function claim({ oldPhone, newPhone = freshPhone(), words = 'My phone was stolen.' }: Claiming) {
    const shown = await sendCode(newPhone)
    const body = { old_phone: oldPhone, new_phone: newPhone, ...shown, words }
    const reply = await ask(world, 'POST /member/number/claim', { body })
    return { reply, newPhone }
  }

  return {
    freshPhone,
    sendCode,
    claim,
    find: (id: string) =>
      world.db.app(tx => tx.selectFrom('number_claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    async count(player: Pick<Player, 'uid'>): Promise<number> {
      const rows = await world.db.app(tx =>
        tx.selectFrom('number_claim').select('id').where('uid', '=', player.uid).execute(),
      )
      return rows.length
    },
    /** Those that nobody decided, in the order in which they were asked. */
    openOf: ({ uid }: Pick<Player, 'uid'>) =>
      world.db.app(tx =>
        tx
          .selectFrom('number_claim')
          .selectAll()
          .where('uid', '=', uid)
          .where('status', 'in', ['asked', 'proposed'])
          .orderBy('asked_at')
          .execute(),
      ),
    phoneOf: async ({ uid }: Pick<Player, 'uid'>) =>
      (await world.db.app(tx => tx.selectFrom('sign_in').select('phone').where('uid', '=', uid).executeTakeFirst()))
        ?.phone,
  }
}

/** The same, and what staff do about them. */
export function numberClaimDesk(world: World) {
  const tools = numberClaimTools(world)

  async function list(query: OfficeCalls['GET /office/api/number-claim/list']['input']['query'], token: string) {
    return askOffice(world, 'GET /office/api/number-claim/list', { query }, token)
  }

  const propose = (id: string, token: string, proof = numberClaimProof) =>
    askOffice(world, 'POST /office/api/number-claim/propose', { body: { id, proof } }, token)

  /** A verified member for whom somebody asks. */
  async function asked(wish: PlayerWish = {}): Promise<{ player: Player; id: string; newPhone: string }> {
    const name = { firstName: 'Luz', middleName: 'Santos', lastName: 'Ramos' }
    const player = await world.player({ kyc: 'fully_kyc', name, ...wish })
    const { reply, newPhone } = await tools.claim({ oldPhone: player.phone })
    if (reply.status !== 200) throw new Error(`The request was refused: ${reply.code}.`)
    const row = await world.db.app(tx =>
      tx
        .selectFrom('number_claim')
        .select('id')
        .where('uid', '=', player.uid)
        .orderBy('asked_at', 'desc')
        .executeTakeFirstOrThrow(),
    )
    return { player, id: row.id, newPhone }
  }

  /** A further request for a member, by somebody who has another number. */
  async function askedBeside(player: Player): Promise<{ id: string; newPhone: string }> {
    const { newPhone } = await tools.claim({ oldPhone: player.phone })
    const beside = (await tools.openOf(player)).find(row => row.new_phone === newPhone)
    if (!beside) throw new Error('The further request is not there.')
    return { id: beside.id, newPhone }
  }

  return {
    ...tools,
    list,
    propose,
    asked,
    askedBeside,
    approve: (id: string, token: string) =>
      askOffice(world, 'POST /office/api/number-claim/approve', { body: { id, reason: 'Looked at it too' } }, token),
    refuse: (id: string, token: string) =>
      askOffice(world, 'POST /office/api/number-claim/refuse', { body: { id, reason: 'Not the person' } }, token),
    /** The same, proposed by somebody whose session may be over later. */
    async proposed(wish: PlayerWish = {}) {
      const claimed = await asked(wish)
      const proposer = await staffOf(world, { role: 'risk' })
      const { status, code } = await propose(claimed.id, proposer.token)
      if (status !== 200) throw new Error(`The proposal was refused: ${code}.`)
      return { ...claimed, proposer }
    },
  }
}
