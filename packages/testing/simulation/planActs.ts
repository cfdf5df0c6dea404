import type { ActName, PlannedAct } from './act.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

/** What happens to the transactions that acts are posted in. */
export type ActFault = 'none' | 'twice' | 'undone' | 'killed'

export interface ActsStep {
  readonly step: 'acts'
  readonly fault: ActFault
  readonly acts: readonly PlannedAct[]
}

interface Crowd {
  readonly members: number
  /** Sets what the names of one plan stand for apart from those of every other. */
  readonly salt: number
}

type Who = Pick<Crowd, 'salt'> & { readonly member: number }

const peso = 10_000n
/** What a balance may be at most to close old lots is a little more than this. */
const dust = peso - 1n
const cashTypes = [4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009]
const reasons = ['goodwill', 'correction', 'provider', 'chargeback', 'suspense'] as const

const draws: readonly ActName[] = [
  'deposit',
  'deposit',
  'promotion',
  'promotion',
  'voucher',
  'mallVoucher',
  'hold',
  'hold',
  'hold',
  'release',
  'release',
  'paid',
  'paid',
  'reversed',
  'given',
  'taken',
  'taken',
  'order',
  'order',
  'refund',
  'points',
  'playReleased',
  'bonusReturned',
  'bonusReturned',
]
const namesOfEach = 3

/** Some acts of each member in the order in which they come: an end may come before what it ends. */
export function planActs(random: SeededRandom, { members, salt }: Crowd): ActsStep {
  const fault = random.pick<ActFault>(['none', 'none', 'twice', 'undone', 'killed'])
  const acts = Array.from({ length: random.between(1, 8) }, () =>
    planAct(random, { member: random.between(0, members - 1), salt }),
  )
  if (random.isOnceIn(8)) return { step: 'acts', fault: 'none', acts: [planStranger(random, { members, salt })] }
  const repeated = acts.filter(() => random.isOnceIn(4))
  return { step: 'acts', fault, acts: [...acts, ...repeated] }
}

/** Credits that must be played through, a withdrawal, and a balance that is spent to the last before new credits come, with play or without. */
export function planBeginning(random: SeededRandom, { members, salt }: Crowd): ActsStep {
  const acts = Array.from({ length: members }, (_, member) => {
    const act = (name: ActName, number: number) => actOf(name, { member, salt }, number)
    const [first, second] = [namesOfEach + 1, namesOfEach + 2]
    const gateway = gatewayOf(first)
    return [
      act('deposit', first),
      { ...act('hold', second), amount: -1n, isGreedy: true },
      { ...act('hold', first), amount: -1n },
      { ...act('paid', first), of: `hold ${first}` },
      { ...act('reversed', first), of: `paid ${first}`, gateway },
      act('promotion', first),
      act('points', first),
      act('order', first),
      { ...act('refund', first), of: `order ${first} FIL` },
      { ...act('taken', first), name: 'all taken', isCoins: false, amount: random.pick([-1n, -dust, -dust - 1n]) },
      act('release', random.between(1, namesOfEach)),
      ...(random.isOnceIn(3) ? [{ ...act('promotion', namesOfEach + 3), multiple: 0 }] : []),
      act('voucher', second),
      act('promotion', second),
    ]
  })
  const fault = random.pick<ActFault>(['none', 'twice', 'undone'])
  return { step: 'acts', fault, acts: acts.flat().filter(() => !random.isOnceIn(5)) }
}

function planAct(random: SeededRandom, who: Who): PlannedAct {
  const act = actOf(random.pick(draws), who, random.between(1, namesOfEach))
  // Now and then the same name comes with another content.
  return random.isOnceIn(20) && act.amount > 0n ? { ...act, amount: act.amount + 1n } : act
}

function planStranger(random: SeededRandom, { members, salt }: Crowd): PlannedAct {
  const act = planAct(random, { member: random.between(0, members - 1), salt })
  return { ...act, member: random.between(0, members - 1), owner: act.member }
}

/** A name says everything about its act, so that whoever sends it again sends the same. */
function actOf(act: ActName, { member, salt }: Who, number: number): PlannedAct {
  const random = seededRandom(salt * 10_007 + number * 1000 + member * 50 + draws.indexOf(act))
  const cashType = random.pick(cashTypes)
  const isCoins = act === 'order' || act === 'refund' || act === 'points' || (isAdjustment(act) && random.isOnceIn(3))
  return {
    act,
    member,
    name: `${act} ${number}${isCoins ? ' FIL' : ''}`,
    amount: amountOf(act, random, isCoins),
    gateway: gatewayOf(number),
    ...endOf(act, random),
    cashType,
    multiple: random.pick([0, 1, 2, 3, 5, 5]),
    isCoins,
    reason: random.pick(reasons),
  }
}

function isAdjustment(act: ActName): boolean {
  return act === 'given' || act === 'taken'
}

const ended = {
  release: 'hold',
  paid: 'hold',
  reversed: 'paid',
  refund: 'order',
  bonusReturned: 'promotion',
} as const

/** A payment is reversed by the gateway that made it, or now and then by another. */
function endOf(act: ActName, random: SeededRandom): { readonly of?: string; readonly gateway?: number } {
  if (!(act in ended)) return {}
  const number = random.between(1, namesOfEach)
  const of = `${ended[act as keyof typeof ended]} ${number}${act === 'refund' ? ' FIL' : ''}`
  return act === 'reversed' && !random.isOnceIn(5) ? { of, gateway: gatewayOf(number) } : { of }
}

function gatewayOf(number: number): number {
  return 1 + (number % 2)
}

/** Ends ask for all that is left, for a part, or for any amount, which may be too much. */
function amountOf(act: ActName, random: SeededRandom, isCoins: boolean): bigint {
  if (act === 'playReleased' || act === 'bonusReturned') return 0n
  const dice = random.between(1, 3)
  if (act in ended && dice > 1) return dice === 2 ? -1n : -2n * peso
  if (act === 'hold' && dice === 1) return -1n
  if (act === 'taken' && dice > 1) return dice === 2 ? -1n : -dust
  return isCoins ? BigInt(random.between(1, 30)) : BigInt(random.between(1, 30 * 10_000))
}
