import type { ProviderRules, CommandFields } from '../../../apps/server/features/wallet/ledger/command.ts'
import type { LimitWish } from '../ledger/playLimits.store.ts'
import { type ActsStep, planActs, planBeginning } from './planActs.ts'
import { type GateStep, planGate } from './planGates.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

/** A command with its member as a place in the plan: the real uids and names come when it is carried out. */
export type PlannedCommand = Omit<CommandFields, 'uid' | 'session'> & {
  readonly member: number
  /** Whose names it bears, where another member's command comes under the wrong member. */
  readonly owner?: number
  readonly session?: 'valid' | 'expired' | 'ended' | 'unknown'
}

export type Fault = 'none' | 'killedConnection' | 'crash' | 'heldWallet'

/** What happens between two looks at the books. */
export type PlanStep =
  | {
      readonly step: 'volley'
      readonly fault: Fault
      readonly delayMs: number
      readonly commands: readonly PlannedCommand[]
    }
  | ActsStep
  | { readonly step: 'clock'; readonly ms: number }
  | { readonly step: 'close'; readonly member: number }
  | { readonly step: 'block'; readonly member: number; readonly isBlocked: boolean }
  | GateStep
  | { readonly step: 'tester'; readonly member: number; readonly isTester: boolean }
  | { readonly step: 'limits'; readonly member: number; readonly limits: readonly LimitWish[] | null }

export interface Plan {
  readonly seed: number
  readonly members: number
  readonly startBalance: bigint
  readonly steps: readonly PlanStep[]
}

const peso = 10_000n
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const betsOfMember = 10
const plain: ProviderRules = {
  settledCanBeTakenBack: false,
  unknownRollbackIsError: false,
}
const generous: ProviderRules = { settledCanBeTakenBack: true, unknownRollbackIsError: true }

/** What is done to whom and when, from a seed alone: few names, so that commands meet, repeat and contradict each other. */
export function planOf(seed: number): Plan {
  const plan = planUsual(seed)
  // Of randoms of their own, so that all that comes before them stays as it is.
  const more = seed % 2 === 0 ? planNames(seededRandom(seed), seed % 4 === 0) : [planRound(seededRandom(seed), 0)]
  const steps = seed % 3 === 0 ? amongLimits(seededRandom(seed), plan) : plan.steps
  const gated = seed % 10 === 0 ? planGates(seededRandom(seed), plan.members) : []
  return { ...plan, steps: [...steps, ...more, ...gated] }
}

/** The same steps, with limits that are set, lowered, raised and taken away in between, whatever is open then. */
function amongLimits(random: SeededRandom, { steps, members }: Plan): PlanStep[] {
  return steps.flatMap(step => {
    if (!random.isOnceIn(3)) return [step]
    const member = random.between(0, members - 1)
    const limits = random.isOnceIn(4) ? null : planLimits(random)
    return [step, { step: 'limits', member, limits } as const]
  })
}

/** Causes that come, end and go while bets come and the clock is turned. */
function planGates(random: SeededRandom, members: number): PlanStep[] {
  const gates = Array.from({ length: 3 }, () => planGate(random, random.between(0, members - 1)))
  return gates.flatMap(gate => [gate, { step: 'clock', ms: planJump(random) } as const, planVolley(random, members)])
}

/** Of such a plan what is done with the names of bets alone, where that is all that is looked for. */
export function planOfNames(seed: number): Plan {
  const { startBalance } = planUsual(seed)
  return { seed, members: 1, startBalance, steps: planNames(seededRandom(seed), seed % 2 === 0) }
}

function planNames(random: SeededRandom, areTwo: boolean): PlanStep[] {
  return areTwo ? [planTwoNames(random, 0)] : planOneName(random, 0)
}

function planUsual(seed: number): Plan {
  const random = seededRandom(seed)
  const members = random.between(1, 4)
  const limited = Array.from({ length: members }, (_, member) => member).filter(() => random.isOnceIn(3))
  const limits = limited.map(member => ({ step: 'limits', member, limits: planLimits(random) }) as const)
  const beginning = random.isOnceIn(2) ? [planBeginning(random, { members, salt: seed })] : []
  const steps = Array.from({ length: random.between(7, 14) }, () => planStep(random, { members, salt: seed }))
  const cancelled = seed % 2 === 0 ? [planCancelled(seededRandom(seed), 0)] : []
  return {
    seed,
    members,
    startBalance: BigInt(random.between(0, 60)) * peso,
    steps: [...limits, ...steps.toSpliced(random.between(0, 4), 0, ...beginning), ...cancelled],
  }
}

function planStep(random: SeededRandom, crowd: { members: number; salt: number }): PlanStep {
  const { members } = crowd
  const member = random.between(0, members - 1)
  const dice = random.between(1, 28)
  if (dice <= 13) return planVolley(random, members)
  if (dice > 21) return planActs(random, crowd)
  if (dice === 21) return { step: 'close', member }
  if (dice <= 16) return { step: 'clock', ms: planJump(random) }
  if (dice === 17) return { step: 'block', member, isBlocked: random.isOnceIn(2) }
  // Of a random of its own, so that what comes behind it in a plan stays as it is.
  if (dice === 18)
    return planGate(seededRandom(random.isOnceIn(2) ? crowd.salt : random.between(-hourMs, dayMs)), member)
  if (dice === 19) return { step: 'tester', member, isTester: random.isOnceIn(2) }
  return { step: 'limits', member, limits: random.isOnceIn(4) ? null : planLimits(random) }
}

/** Seconds, hours, days and weeks ahead, and now and then back: clocks of two machines differ. */
function planJump(random: SeededRandom): number {
  const reach = random.pick([1000, hourMs, 8 * hourMs, dayMs, 9 * dayMs, 32 * dayMs])
  const ms = random.between(1, reach)
  return random.isOnceIn(5) ? -Math.min(ms, dayMs) : ms
}

function planLimits(random: SeededRandom): LimitWish[] {
  const counted = ['spent', 'lost'] as const
  const all = counted.flatMap(counts => (['day', 'week', 'month'] as const).map(period => ({ counts, period })))
  const chosen = all.filter(() => random.isOnceIn(3))
  return chosen.map(limit => ({ ...limit, most: BigInt(random.between(0, 40)) * peso }))
}

function planVolley(random: SeededRandom, members: number): PlanStep {
  if (random.isOnceIn(12)) return planStranger(random, members)
  if (random.isOnceIn(8)) return planCancelled(random, random.between(0, members - 1))
  const fault = random.pick<Fault>(['none', 'none', 'none', 'killedConnection', 'crash', 'heldWallet'])
  const first = Array.from({ length: random.between(1, 14) }, () => planCommand(random, random.between(0, members - 1)))
  const repeated = first.filter(() => random.isOnceIn(5))
  return { step: 'volley', fault, delayMs: random.between(0, 4), commands: [...first, ...repeated] }
}

/** Alone in its volley, since nothing orders two members' commands. */
function planStranger(random: SeededRandom, members: number): PlanStep {
  const command = planCommand(random, random.between(0, members - 1))
  const stranger = { ...command, member: random.between(0, members - 1), owner: command.member }
  return { step: 'volley', fault: 'none', delayMs: 0, commands: [stranger] }
}

/** A bet in a round of its own, what that alone is paid, and a rollback that does not say the round: in any order. */
function planCancelled(random: SeededRandom, member: number): PlanStep {
  const number = betsOfMember + random.between(1, 6)
  const bet = { ...betOf(member, number), roundId: `round of ${number} alone` }
  const { refTxId: _named, isByReference: _by, ...named } = settleOf(bet, number * 10 + 1)
  const win = { ...named, isForRound: true }
  const back = { ...rollbackOf(bet, 1), roundId: 'not said', isRoundUnsaid: true }
  const first = random.pick([
    [win, back],
    [back, win],
  ])
  return { step: 'volley', fault: 'none', delayMs: 4, commands: [...first, bet, win] }
}

/** Two bets of a round of their own, what they and the round alone are paid, and the end of one of them: in any order. */
function planRound(random: SeededRandom, member: number): PlanStep {
  const first = betsOfMember + random.between(1, 6)
  const at = { provider: 2, rules: { ...generous, settledCanBeTakenBack: random.isOnceIn(2) }, roundId: 'one of two' }
  const bets = [first, first + 6].map(number => ({ ...betOf(member, number), ...at }))
  const wins = bets.map((bet, index) => settleOf(bet, (first + index) * 10 + random.between(1, 8)))
  const { refTxId: _named, isByReference: _by, ...ofRound } = { ...wins[0], isForRound: true } as PlannedCommand
  const spare = [1, 2].map(number => ({
    ...ofRound,
    closesRound: false,
    txId: `${ofRound.txId} of the round ${number}`,
  }))
  const back = rollbackOf(bets[0] as PlannedCommand, random.between(1, 2))
  const unsaid = random.isOnceIn(2) ? { roundId: 'not said', isRoundUnsaid: true } : {}
  const all = [...bets, ...wins, ...spare, { ...back, ...unsaid }].filter(() => !random.isOnceIn(4))
  return { step: 'volley', fault: 'none', delayMs: 4, commands: [...shuffled(random, all), ...spare, ...wins] }
}

/**
 * A bet whose wins are sent before it, under its id and under its reference, now and then for another round too, and that
 * may be taken back under either name: then it comes, and all of it comes again.
 */
function planTwoNames(random: SeededRandom, member: number): PlanStep {
  const number = betsOfMember + random.between(1, 6)
  const rules = { ...generous, settledCanBeTakenBack: random.isOnceIn(2) }
  const betRef = `known by both ${number}`
  const own = { provider: 2, rules, roundId: `round of both ${number}`, betRef, session: undefined }
  const bet = { ...betOf(member, number), ...own }
  const [one, other, third] = [1, 2, 3].map(index => winOf(bet, number * 10 + index))
  const byId = { ...one, refTxId: bet.txId } as PlannedCommand
  const byReference = { ...other, refTxId: betRef, isByReference: true } as PlannedCommand
  const ofRound = { ...third, isForRound: true } as PlannedCommand
  const elsewhere = { roundId: `${bet.roundId}, another` }
  const stray = [byId, byReference, byReference].filter(() => random.isOnceIn(3)).slice(0, 1)
  const back = { ...rollbackOf(bet, 1), ...calledBy(bet, random) }
  const unsaid = random.isOnceIn(3) ? { roundId: 'not said', isRoundUnsaid: true } : {}
  const rare = [ofRound, { ...back, ...unsaid }].filter(() => random.isOnceIn(4))
  const strays = stray.map(win => ({ ...win, ...elsewhere }))
  const others = shuffled(random, [byId, byReference, ...rare])
  const first = random.isOnceIn(2) ? [...strays, ...others] : shuffled(random, [...others, ...strays])
  return volleyOf(random, [...first, bet, ...shuffled(random, [back, bet, ...first])])
}

/**
 * Bets that one reference names, most of them of one round: a win under it is that of all of them. What is won by one
 * bet's id, by the round alone, or before some of them come, and what is taken back, stands around it.
 */
function planOneName(random: SeededRandom, member: number): PlanStep[] {
  const number = betsOfMember + random.between(1, 6)
  const rules = { ...generous, settledCanBeTakenBack: random.isOnceIn(2) }
  const roundId = `round of one ${number}`
  const shared = { provider: 2, rules, roundId, betRef: `known by one ${number}`, session: undefined }
  const bets = [1, 2, 3].map(index => {
    const { win: _paid, closesRound: _ends, ...bet } = betOf(member, number + index * 6)
    return { ...bet, ...shared }
  })
  const [first, second] = bets as [PlannedCommand, PlannedCommand]
  const strays = random.isOnceIn(2)
    ? [{ ...first, txId: `${first.txId}, another`, roundId: `${roundId}, another` }]
    : []
  const named = { refTxId: shared.betRef, isByReference: true }
  const wins = [1, 2].map(index => ({ ...winOf(first, number * 10 + index), ...named }))
  const ofOne = { ...winOf(second, number * 10 + 3), refTxId: second.txId }
  const ofRound = { ...winOf(first, number * 10 + 4), isForRound: true }
  const backs = [...bets, ...strays].map(bet => ({ ...rollbackOf(bet, 1), ...calledBy(bet, random) }))
  const early = random.isOnceIn(3) ? [random.pick([wins[0] as PlannedCommand, ofOne, ofRound])] : []
  const after = () => [ofOne, ofRound, ...backs, ...wins].filter(() => random.isOnceIn(2))
  return [
    volleyOf(random, [...shuffled(random, [...bets, ...strays, ...early]), ...shuffled(random, after())]),
    volleyOf(random, [...shuffled(random, wins), ...shuffled(random, after())]),
  ]
}

/** One in five meets each of the faults. */
function volleyOf(random: SeededRandom, commands: readonly PlannedCommand[]): PlanStep {
  const fault = random.pick<Fault>(['none', 'none', 'killedConnection', 'crash', 'heldWallet'])
  return { step: 'volley', fault, delayMs: 4, commands }
}

/** What was won, without a word of whose it is; one in four ends its round. */
function winOf(bet: PlannedCommand, number: number): PlannedCommand {
  const { refTxId: _named, isByReference: _by, isForRound: _round, ...win } = settleOf(bet, number)
  return { ...win, closesRound: seededRandom(number).isOnceIn(4) }
}

function calledBy({ txId, betRef = txId }: PlannedCommand, random: SeededRandom) {
  return random.isOnceIn(2) ? { refTxId: betRef, isByReference: true } : { refTxId: txId, isByReference: false }
}

function shuffled<T>(random: SeededRandom, all: readonly T[]): T[] {
  const placed = all.map(one => ({ one, place: random.between(1, 1_000_000) }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}

export function planCommand(random: SeededRandom, member: number): PlannedCommand {
  const dice = random.between(1, 20)
  if (dice === 1) return planOther(random, member, 'promo')
  if (dice === 2) return planOther(random, member, 'adjust')
  const number = random.between(1, betsOfMember)
  const bet = betOf(member, number)
  if (dice <= 9) return alter(random, bet)
  if (dice <= 14) return alter(random, settleOf(bet, number * 10 + random.between(1, 2)))
  if (dice <= 18 && random.isOnceIn(8)) return alter(random, winBackOf(bet, number))
  if (dice <= 18) return alter(random, rollbackOf(bet, random.between(1, 2)))
  const { provider, game, rules, roundId, isTwoSided } = bet
  return { kind: 'close', member, provider, game, rules, roundId, isTwoSided, txId: `close ${roundId}`, amount: 0n }
}

function planOther(random: SeededRandom, member: number, kind: 'promo' | 'adjust'): PlannedCommand {
  const number = random.between(1, 4)
  const isTaken = kind === 'adjust' && number % 2 === 0
  const amount = BigInt(number * 5) * peso
  return { kind, member, provider: 1, game: 0, rules: plain, roundId: '', txId: `${kind} ${number}`, amount, isTaken }
}

/** A bet's number says everything about it, so that whoever sends it again sends the same. */
function betOf(member: number, number: number): PlannedCommand {
  const random = seededRandom(member * 1000 + number)
  const provider = random.between(1, 2)
  const isFreeRound = random.isOnceIn(8)
  const bet: PlannedCommand = {
    kind: 'bet',
    member,
    provider,
    game: random.between(1, 3),
    rules: provider === 1 ? plain : generous,
    txId: `"bet" \\${number}, {,} ₱`,
    roundId: `round ${1 + (number % 4)}`,
    amount: isFreeRound ? 0n : BigInt(random.between(1, 25 * 10_000)),
    isFreeRound,
    isTwoSided: random.isOnceIn(4),
    ...(random.isOnceIn(3) && { betRef: `known as ${1 + (number % 3)}` }),
    session: random.isOnceIn(3)
      ? random.pick(['valid', 'valid', 'valid', 'expired', 'ended', 'unknown'] as const)
      : undefined,
  }
  if (!random.isOnceIn(3)) return bet
  return { ...bet, win: BigInt(random.between(0, 40 * 10_000)), closesRound: random.isOnceIn(2) }
}

function settleOf(bet: PlannedCommand, number: number): PlannedCommand {
  const random = seededRandom(number)
  const { member, provider, game, rules, roundId, isFreeRound, isTwoSided } = bet
  const amount = random.isOnceIn(3) ? 0n : BigInt(random.between(1, 50 * 10_000))
  // Some name the round they pay for, and no bet in it.
  const isForRound = random.isOnceIn(4)
  const named = isForRound ? { isForRound } : nameOf(bet, random)
  // What it says of its round is now and then not what the bets in it said.
  const said = {
    isFreeRound: random.isOnceIn(4) ? !isFreeRound : isFreeRound,
    isTwoSided: random.isOnceIn(4) ? !isTwoSided : isTwoSided,
  }
  const shared = { member, provider, game, rules, roundId, ...said, ...named }
  return { ...shared, kind: 'settle', txId: `settle ${bet.txId} ${number}`, amount, closesRound: number % 2 === 0 }
}

/** By its id, or by the reference that it brings, which other bets may bring too. */
function nameOf(
  { txId, betRef }: PlannedCommand,
  random: SeededRandom,
): Pick<PlannedCommand, 'refTxId' | 'isByReference'> {
  if (betRef === undefined) return { refTxId: txId }
  return random.isOnceIn(2)
    ? { refTxId: betRef, isByReference: true }
    : { refTxId: txId, isByReference: random.isOnceIn(2) }
}

function rollbackOf(bet: PlannedCommand, number: number): PlannedCommand {
  const { member, provider, game, rules, roundId, isFreeRound, isTwoSided } = bet
  const isForRound = number === 2
  const named = nameOf(bet, seededRandom(number))
  const shared = { member, provider, game, rules, roundId, isFreeRound, isTwoSided, isForRound, ...named }
  return { ...shared, kind: 'rollback', txId: `rollback ${bet.txId} ${number}`, amount: 0n }
}

/** It names a win as if that were a bet. */
function winBackOf(bet: PlannedCommand, number: number): PlannedCommand {
  const { isByReference: _named, ...rollback } = rollbackOf(bet, 1)
  return { ...rollback, txId: `rollback of the win of ${bet.txId}`, refTxId: `settle ${bet.txId} ${number * 10 + 1}` }
}

/** Now and then the same key comes with another content, or with a refusal from the door. */
function alter(random: SeededRandom, command: PlannedCommand): PlannedCommand {
  const dice = random.between(1, 30)
  if (dice === 1) return { ...command, amount: command.amount + 1n }
  if (dice === 2) return { ...command, roundId: 'another round' }
  if (dice === 3 && command.kind === 'bet') return { ...command, refusal: 4 }
  if (dice === 5 && (command.kind === 'rollback' || command.kind === 'settle'))
    return { ...command, roundId: 'not said', isRoundUnsaid: true }
  if (dice === 4 && command.betRef !== undefined) return { ...command, betRef: 'known otherwise' }
  return command
}
