import type { contract } from '@saya/contract'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { OpenedPayment, PaymentGateway } from '../../platform/gateway/paymentGateway.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import { listTaking } from '../channel/index.ts'
import type { DepositDeps } from './deps.ts'
import { type Deposit, endOpening, findDeposit, takeOpening } from './deposit.store.ts'
import { addSession, claimReference } from './event/payment.store.ts'
import { settle, warnOf } from './event/settle.ts'
import { wayBackTo } from './wayBack.rules.ts'
import { whileAnswering } from './whileAnswering.ts'

type Answer = OutcomeOf<typeof contract.deposit.openDeposit>

interface PageWish {
  readonly uid: bigint
  readonly id: string
  /** Where the person comes back to. */
  readonly origin: string
}

/** Longer than a gateway is waited for, so that nobody asks beside somebody who still does. */
const openingMs = 20_000

/** Gets deposits their pages to pay on. Of those who ask for the same one at once, one asks the gateway. */
export function payPages(deps: DepositDeps): (wish: PageWish) => Promise<Answer> {
  const asking = new Map<string, Promise<Answer>>()
  return wish => {
    const asked = asking.get(wish.id) ?? open(deps, wish).finally(() => asking.delete(wish.id))
    asking.set(wish.id, asked)
    return asked
  }
}

async function open(deps: DepositDeps, wish: PageWish): Promise<Answer> {
  const { db, clock, gateways } = deps
  const nowMs = clock.now()
  const { deposit, isOurs, taking } = await db.member(wish.uid, async tx => {
    const found = await findDeposit(tx, wish.uid, wish.id)
    const isTaken = found ? await takeOpening(tx, found, { nowMs, untilMs: nowMs + openingMs }) : false
    return { deposit: found, isOurs: isTaken, taking: await listTaking(tx, gateways.keys()) }
  })
  if (!deposit) throw new Error(`The deposit ${wish.id} was begun and is not there.`)
  // On a page that is being closed, or is closed, nobody is sent to pay.
  if (deposit.isLeft || deposit.status === 'canceled') return refuse('deposit_over')
  if (deposit.payUrl !== '') return done({ id: deposit.id, pay_url: deposit.payUrl })
  if (deposit.status !== 'pending') return refuse('deposit_over')
  if (!isOurs) throw new RefusedRequest('in_progress', { retryAfterSeconds: 1 })
  const gateway = taking.has(deposit.gateway) ? gateways.get(deposit.gateway) : undefined
  const opened = gateway && (await askFor(deps, { gateway, deposit, origin: wish.origin }))
  const payUrl = opened?.payUrl ?? ''
  const isLeft = await db.member(wish.uid, tx => endOpening(tx, deposit, payUrl))
  if (isLeft) return giveUp(deps, deposit)
  if (payUrl !== '') return done({ id: deposit.id, pay_url: payUrl })
  return opened && (await hasEnded(deps, deposit)) ? refuse('deposit_over') : refuse('deposit_link_failed', 2)
}

/** On the page that its gateway gives nobody can pay any more: what came of it is asked at once. */
async function hasEnded(deps: DepositDeps, { gateway, id, uid }: Deposit): Promise<boolean> {
  await whileAnswering(deps, gateway, () => settle(deps, { gateway, reference: id, uid }))
  return deps.db.member(uid, async tx => (await findDeposit(tx, uid, id))?.status !== 'pending')
}

/** Its member went back while its page was being opened: nobody is sent there, and it is closed at once. */
async function giveUp(deps: DepositDeps, { gateway, id, uid }: Deposit): Promise<Answer> {
  await whileAnswering(deps, gateway, () => settle(deps, { gateway, reference: id, uid }))
  return refuse('deposit_over')
}

interface Asking {
  readonly gateway: PaymentGateway
  readonly deposit: Deposit
  readonly origin: string
}

/** Nothing where the gateway did not answer: a page it may have opened all the same is one that nobody was sent to. */
async function askFor(deps: DepositDeps, { gateway, deposit, origin }: Asking): Promise<OpenedPayment | undefined> {
  const { db, clock } = deps
  const { id, uid, amount, instrument } = deposit
  const claim = { gateway: gateway.name, reference: id, uid }
  await db.app(tx => claimReference(tx, claim, clock.now()))
  try {
    const opened = await gateway.openPayment({
      reference: id,
      amount,
      instrument,
      title: 'Saya deposit',
      paidUrl: wayBackTo(origin, id, 'paid'),
      leftUrl: wayBackTo(origin, id, 'left'),
    })
    await db.app(tx => addSession(tx, claim, opened))
    return opened
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, gateway.name, fault)
    return undefined
  }
}
