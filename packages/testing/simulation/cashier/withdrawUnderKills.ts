import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../../ask.ts'
import { decideTransfer } from '../../world/decideTransfer.ts'
import { askOffice } from '../../world/operator.ts'
import type { PayoutName } from '../../world/withdrawalWorld.ts'
import { type CashierLife, hearOf, isEndless, type Payer } from './cashierLife.ts'
import { concludeUnderKills } from './concludeUnderKills.ts'
import { giveBackUnderKills } from './giveBackUnderKills.ts'
import { persist } from '../kill/persist.ts'
import { loseSent } from '../simulation.store.ts'

/**
 * A member is paid out: staff let it go where they must, banks take their time, and send some of it back. Where a gateway is
 * named, it hears nothing of it, if nobody else has it answer; days later two people give it back.
 */
export async function withdrawUnderKills(life: CashierLife, player: Payer, lostAt?: PayoutName): Promise<void> {
  const { uid } = player
  if (lostAt) await misbehave(life.place, lostAt, 'refusing')
  const id = await open(life, player)
  if (!id) return
  const waits = life.random.between(1, 3)
  for (let looks = 0; ; looks++) {
    const seen = await look(life, player, id)
    if (seen === 'under_review') await judge(life, player, id)
    else if (seen !== 'paying') break
    if (lostAt && (await isLost(life, { uid, id }))) {
      await misbehave(life.place, lostAt, 'none')
      await giveBackUnderKills(life, { uid, id })
      await judgeGiven(life, player, id)
      break
    }
    if (lostAt) await misbehave(life.place, lostAt, looks < mostRefusals ? 'refusing' : 'none')
    if (looks >= waits) await endWaiting(life, id)
    if (looks >= waits && (await isForged(life, id))) await concludeUnderKills(life, { uid, id })
    await wait(500)
    if (isEndless(life, looks, id)) return
  }
  if (life.random.isOnceIn(3)) await sendBack(life, id)
}

/** Then the gateway has answered again, and it is paid like any other. */
const mostRefusals = 60

async function misbehave({ sandbox }: CashierLife['place'], gateway: PayoutName, kind: 'refusing' | 'none') {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ party: `${gateway}_payouts`, kind })
  await fetch(`${sandbox.url}/faults`, { method: 'POST', headers, body })
}

/** Lets days pass for one that a gateway was asked for in vain, while nobody asks. */
function isLost({ place }: CashierLife, { uid, id }: { readonly uid: bigint; readonly id: string }): Promise<boolean> {
  return place.db.member(uid, tx => loseSent(tx, id)).catch(() => false)
}

async function judgeGiven(life: CashierLife, player: Payer, id: string): Promise<void> {
  const end = await look(life, player, id)
  // Somebody else may have had the gateway take it and tell nobody.
  if ((await life.place.sandbox.books.sent()).some(({ reference }) => reference === id)) return
  if (end === 'canceled') life.lost.add(id)
  else life.faults.push(`two people said of ${id} that it is lost, and it is ${end}`)
}

async function open(life: CashierLife, { uid, token, accountId }: Payer): Promise<string | undefined> {
  const { place, random, faults } = life
  const pesos = BigInt(random.pick([100, 300, 500, 25_000]))
  const body = { amount: String(pesos), account_id: accountId }
  const options = { token, headers: { 'idempotency-key': life.newKey() } }
  const tap = () => persist('a withdrawal', () => ask(place, 'POST /finance/payment/withdraw', { body }, options))
  const replies = await Promise.all(Array.from({ length: random.pick([1, 1, 2]) }, tap))
  const refused = replies.find(({ status }) => status !== 200)
  if (refused) return void faults.push(`a withdrawal was refused: ${refused.code} ${refused.sentence}`)
  const ids = new Set(replies.map(({ data }) => data.id))
  const [id = ''] = ids
  if (ids.size > 1) faults.push(`one call opened several withdrawals: ${[...ids].join(' ')}`)
  hearOf(life, { noun: 'withdrawal', id, uid, pesos }, replies[0]?.data.status ?? '')
  return id
}

async function look(life: CashierLife, { token }: Payer, id: string): Promise<string> {
  const seeing = () => ask(life.place, 'GET /finance/withdraw/detail', { query: { id } }, { token })
  const { status, data, code } = await persist(`the withdrawal ${id}`, seeing)
  const order = life.orders.get(id)
  if (status === 200 && order) return hearOf(life, order, data.status).told.at(-1) ?? ''
  life.faults.push(`the withdrawal ${id} was opened, and then ${code}`)
  return 'lost'
}

/** Whoever is not told that they decided does it again, and may find it decided. */
async function judge({ place, random, staffToken, faults }: CashierLife, { uid }: Payer, id: string): Promise<void> {
  const body = { uid: String(uid), id }
  const isApproved = !random.isOnceIn(5)
  const { status, code } = await persist(`the judgement of ${id}`, async () => {
    const { status: answered, code: why } = isApproved
      ? await askOffice(place, 'POST /office/api/withdrawal/approve', { body }, staffToken)
      : await askOffice(
          place,
          'POST /office/api/withdrawal/cancel',
          { body: { ...body, reason: 'Not theirs' } },
          staffToken,
        )
    return { status: answered, code: why }
  })
  if (status !== 200 && code !== 'withdrawal_decided') faults.push(`${id} could not be judged: ${code}`)
}

/** A bank that has made nobody wiser decides. */
async function endWaiting({ place, random }: CashierLife, id: string): Promise<void> {
  const sent = await place.sandbox.books.sent()
  if (!sent.some(({ reference, fate }) => reference === id && fate === 'pending')) return
  await decideTransfer(sidesOf(place), id, random.isOnceIn(3) ? 'failed' : 'succeeded')
}

async function isForged({ place }: CashierLife, id: string): Promise<boolean> {
  return (await place.sandbox.books.sent()).some(one => one.reference === id && one.isForged)
}

async function sendBack({ place }: CashierLife, id: string): Promise<void> {
  const sent = await place.sandbox.books.sent()
  if (!sent.some(({ reference, fate }) => reference === id && fate === 'succeeded')) return
  await decideTransfer(sidesOf(place), id, 'returned')
}

function sidesOf({ sandbox }: CashierLife['place']) {
  return { sandboxUrl: sandbox.url, gatewayBooks: sandbox.books }
}
