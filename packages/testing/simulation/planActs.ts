import type { ActName, PlannedAct } from './act.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

/** What happens to the transactions that acts are posted in. */
export type ActFault = 'none' | 'twice' | 'undone' | 'killed'

export interface ActsStep {
  readonly step: 'acts'
  readonly fault: ActFault
  readonly acts: readonly PlannedAct[]
}

const peso = 10_000n
/** What a balance may be at most to close old lots is a little more than this. */
const dust = peso - 1n
const cashTypes = [4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009]
/** How often each must be played through; of the two others, the member's level says. */
const multiples: Readonly<Record<number, number>> = { 4001: 1, 4002: 1, 4005: 0, 4006: 0, 4007: 2, 4008: 1, 4009: 1 }
const reasons = ['goodwill', 'correction', 'provider', 'chargeback', 'suspense'] as const

const draws: readonly ActName[] = [
  'deposit',
  'deposit',
  'promotion',
  'promotion',
  'voucher',
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
]
const namesOfEach = 5

/** Some acts of each member in the order in which they come: an end may come before what it ends. */
export function planActs(random: SeededRandom, members: number): ActsStep {
  const fault = random.pick<ActFault>(['none', 'none', 'twice', 'undone', 'killed'])
  const acts = Array.from({ length: random.between(1, 8) }, () => planAct(random, random.between(0, members - 1)))
  if (random.isOnceIn(8)) return { step: 'acts', fault: 'none', acts: [planStranger(random, members)] }
  const repeated = acts.filter(() => random.isOnceIn(4))
  return { step: 'acts', fault, acts: [...acts, ...repeated] }
}

/** Credits that must be played through, a withdrawal, and a balance that is spent to the last before new credits come. */
export function planBeginning(random: SeededRandom, members: number): ActsStep {
  const acts = Array.from({ length: members }, (_, member) => {
    const spent = { ...actOf('taken', member, namesOfEach + 1), isCoins: false, name: 'taken first' }
    return [
      actOf('deposit', member, namesOfEach + 1),
      { ...actOf('hold', member, namesOfEach + 1), amount: -1n, isGreedy: true },
      actOf('promotion', member, namesOfEach + 1),
      { ...spent, amount: random.pick([-1n, -dust, -dust - 1n]) },
      actOf('release', member, random.between(1, namesOfEach + 1)),
      actOf('voucher', member, namesOfEach + 2),
      actOf('deposit', member, namesOfEach + 2),
    ]
  })
  const fault = random.pick<ActFault>(['none', 'twice', 'undone'])
  return { step: 'acts', fault, acts: acts.flat().filter(() => !random.isOnceIn(4)) }
}

function planAct(random: SeededRandom, member: number): PlannedAct {
  const act = actOf(random.pick(draws), member, random.between(1, namesOfEach))
  // Now and then the same name comes with another content.
  return random.isOnceIn(20) && act.amount > 0n ? { ...act, amount: act.amount + 1n } : act
}

function planStranger(random: SeededRandom, members: number): PlannedAct {
  const act = planAct(random, random.between(0, members - 1))
  return { ...act, member: random.between(0, members - 1), owner: act.member }
}

/** A name says everything about its act, so that whoever sends it again sends the same. */
function actOf(act: ActName, member: number, number: number): PlannedAct {
  const random = seededRandom(number * 1000 + member * 50 + draws.indexOf(act))
  const cashType = random.pick(cashTypes)
  const isCoins = act === 'order' || act === 'refund' || act === 'points' || (isAdjustment(act) && random.isOnceIn(3))
  return {
    act,
    member,
    name: `${act} ${number}${isCoins ? ' FIL' : ''}`,
    ...endOf(act, random),
    amount: amountOf(act, random, isCoins),
    gateway: 1 + (number % 2),
    cashType,
    multiple: multiples[cashType] ?? random.between(0, 3),
    isCoins,
    reason: random.pick(reasons),
  }
}

function isAdjustment(act: ActName): boolean {
  return act === 'given' || act === 'taken'
}

const ended = { release: 'hold', paid: 'hold', reversed: 'paid', refund: 'order' } as const

function endOf(act: ActName, random: SeededRandom): { readonly of?: string } {
  const suffix = act === 'refund' ? ' FIL' : ''
  return act in ended ? { of: `${ended[act as keyof typeof ended]} ${random.between(1, namesOfEach)}${suffix}` } : {}
}

/** Ends ask for all that is left, for a part, or for any amount, which may be too much. */
function amountOf(act: ActName, random: SeededRandom, isCoins: boolean): bigint {
  const dice = random.between(1, 3)
  if (act in ended && dice > 1) return dice === 2 ? -1n : -2n * peso
  if (act === 'hold' && dice === 1) return -1n
  if (act === 'taken' && dice > 1) return dice === 2 ? -1n : -dust
  return isCoins ? BigInt(random.between(1, 30)) : BigInt(random.between(1, 30 * 10_000))
}
