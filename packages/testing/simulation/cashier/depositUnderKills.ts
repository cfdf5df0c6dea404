import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../../ask.ts'
import { type CashierLife, hearOf, isEndless, type Payer } from './cashierLife.ts'
import { persist } from '../kill/persist.ts'

const acts = ['pay', 'pay', 'pay', 'twice', 'fail', 'leave', 'late'] as const
type Act = (typeof acts)[number]

/** A member pays in, also twice or once they have gone away, and looks until it is over. */
export async function depositUnderKills(life: CashierLife, player: Payer): Promise<void> {
  const act = life.random.pick(acts)
  const opened = await open(life, player)
  if (!opened) return
  const { id, payUrl } = opened
  await actOn(payUrl, act)
  const isGone = act === 'leave' || act === 'late'
  for (let looks = 0; ; looks++) {
    // Whoever goes back is let go of by the gateway before the deposit counts as over.
    if (isGone) await cancel(life, player, id)
    const seen = await look(life, player, id)
    if (seen !== 'pending') break
    await wait(500)
    if (isEndless(life, looks, id)) return
  }
  if (act === 'late') await actOn(payUrl, 'pay')
}

async function open(life: CashierLife, { uid, token }: Payer) {
  const { place, random, faults } = life
  const pesos = BigInt(random.between(100, 500))
  const body = {
    amount: String(pesos),
    pid: random.pick(['gcash', 'grabpay', 'maya'] as const),
    cashback_flag: '0',
  } as const
  const options = { token, headers: { 'idempotency-key': life.newKey() } }
  const tap = () => persist('a deposit', () => ask(place, 'POST /finance/payment/deposit', { body }, options))
  const replies = await Promise.all(Array.from({ length: random.pick([1, 1, 2]) }, tap))
  // What was paid before anybody heard of its page, and credited by then, is over when the call is made again.
  const refused = replies.find(({ status, code }) => status !== 200 && code !== 'deposit_over')
  if (refused) return void faults.push(`a deposit was refused: ${refused.code}`)
  const answered = replies.filter(({ status }) => status === 200)
  const [first] = answered
  if (!first) return undefined
  if (new Set(answered.map(({ data }) => data.id)).size > 1)
    faults.push(`one call opened two deposits: ${first.data.id}`)
  hearOf(life, { noun: 'deposit', id: first.data.id, uid, pesos }, 'pending')
  return { id: first.data.id, payUrl: first.data.pay_url }
}

/** Does on the gateway's page what a person does there, and goes where it leads, whoever is there. */
async function actOn(payUrl: string, act: Act): Promise<void> {
  const body = new URLSearchParams({ act: act === 'late' ? 'leave' : act })
  const response = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' })
  await goTo(response.headers.get('location') ?? '')
}

async function cancel(life: CashierLife, { token }: Payer, id: string): Promise<void> {
  const telling = () => ask(life.place, 'POST /finance/deposit/cancel', { body: { id } }, { token })
  const { status, code } = await persist(`the end of ${id}`, telling)
  if (status !== 200) life.faults.push(`the deposit ${id} could not be canceled: ${code}`)
}

async function goTo(url: string): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
}

async function look(life: CashierLife, { token }: Payer, id: string): Promise<string> {
  const seeing = () => ask(life.place, 'GET /finance/deposit/detail', { query: { id } }, { token })
  const { status, data, code } = await persist(`the deposit ${id}`, seeing)
  const order = life.orders.get(id)
  if (status === 200 && order) return hearOf(life, order, data.status).told.at(-1) ?? ''
  life.faults.push(`the deposit ${id} was opened, and then ${code}`)
  return 'lost'
}
