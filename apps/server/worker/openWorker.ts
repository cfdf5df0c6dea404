import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { sweepAgencies } from '../features/agency/index.ts'
import { finishBoxes, seeToRewards } from '../features/box/index.ts'
import { askDue, creditAgreed, type DepositDeps, readListingsHourly } from '../features/deposit/index.ts'
import { sendDueNews } from '../features/exclusion/index.ts'
import { sweepLookAlikes } from '../features/lookAlike/index.ts'
import { askOffers } from '../features/game/index.ts'
import { liftAllEnded } from '../features/gate/index.ts'
import { applyLaw, passOnWaiting, type StandingDeps, turnDueClocks } from '../features/kyc/index.ts'
import { renewRests } from '../features/limit/index.ts'
import { sweepRings } from '../features/ring/index.ts'
import { openDueChecks } from '../features/realityCheck/index.ts'
import { compareHourly, watchPrizes } from '../features/roundCheck/index.ts'
import { endDays } from '../features/tally/index.ts'
import { seeToInvites } from '../features/invite/index.ts'
import { turnProviders } from '../features/maintenance/index.ts'
import { announceKept } from '../features/message/index.ts'
import { seeToLevels, seeToPromotions } from '../features/promotion/index.ts'
import { queuePushes } from '../features/push/index.ts'
import { countRankings } from '../features/ranking/index.ts'
import { sweepRedemptions } from '../features/redemption/index.ts'
import type { RewardDeps } from '../features/reward/index.ts'
import { signActs, type Signing } from '../features/staff/index.ts'
import { advanceDueWithdrawals, type WithdrawalDeps } from '../features/withdrawal/index.ts'
import { creditClaimed } from '../features/voucher/index.ts'
import { everyMinute, ledgerHealth } from '../features/wallet/index.ts'
import { journalReaders } from '../journalReaders.ts'
import type { Backbone } from '../platform/broker/index.ts'
import type { Database } from '../platform/db/database.ts'
import { type DayTime, type DayWork, runDayWork, tellApartClocks, tellLateDays } from '../platform/dayWork/index.ts'
import type { GameProviders } from '../platform/gameProvider/gameProvider.ts'
import type { Part } from '../platform/http/watch/health.ts'
import { passOnAlarms } from '../platform/incident/passOnAlarms.ts'
import type { Random } from '../platform/random.ts'
import { ringPorts } from '../ports/invitePorts.ts'
import { fewAtOnce, measureReaders, type RunningReaders, runReaders } from '../platform/readers/index.ts'

export interface WorkerOptions extends DayTime {
  readonly db: Database
  readonly log: Logger
  readonly random: Random
  /** Where the signed heads of ledger and record are kept, and the key they are signed with. */
  readonly signing: Signing
  /** What is done once for each day. */
  readonly dayWorks: readonly DayWork[]
  /** What the KYC clock and those who pass on its changes work with. */
  readonly standing: StandingDeps
  /** What payments are asked about with. */
  readonly deposits: DepositDeps
  /** What withdrawals are paid with. */
  readonly withdrawals: WithdrawalDeps
  /** What rewards are posted with. */
  readonly rewards: RewardDeps
  /** Over which the other copies are told of messages. */
  readonly line: Pick<Backbone, 'announce'>
  /** Those who run games, to be asked which they have. */
  readonly gameProviders: GameProviders
  /** Until then nothing is done by the clock; only readers read, and providers are asked. */
  readonly heldUntil?: Promise<void> | undefined
}

export interface Worker {
  readonly parts: readonly Part[]
  measure(metrics: Registry): void
  close(): Promise<void>
}

const minuteMs = 60_000
const secondMs = 1000
const patienceMs = 4000
/** So many works of the day are under way at once, so that they leave connections to everybody else. */
const dayWorksAtOnce = 2

/** The worker role: follows the journal and proves it, and keeps the clocks of members. */
export async function openWorker(options: WorkerOptions): Promise<Worker> {
  const { db, log, clock, random } = options
  const readers = journalReaders({ db, clock })
  const running = await runReaders({ db, log, clock, readers, holder: random.bytes(9).toString('base64url') })
  const stopping = new AbortController()
  const { signal } = stopping
  const works = worksOf(options, signal)
  // The operator may have named another law since the last start.
  await applyLaw(options.standing)
  const standings = oneAtATime(async () => void (await passOnWaiting(options.standing)))
  const channels = {
    announce: options.line.announce,
    push: (messages: Parameters<typeof queuePushes>[1]) => queuePushes(options, messages),
  }
  const passing = [
    oneAtATime(async () => void (await announceKept(options, channels))),
    oneAtATime(askOffers(options)),
    oneAtATime(turnProviders(options)),
  ]
  const isLedgerWell = ledgerHealth({ db, clock })
  let isHeld = options.heldUntil !== undefined
  function failed(fault: unknown): void {
    if (!signal.aborted) log.error({ err: fault }, 'a work of the worker failed')
  }
  function tick(): void {
    for (const work of isHeld ? [] : works) work.begin(failed)
  }
  function passOn(): void {
    for (const work of isHeld ? passing : [standings, ...passing]) work.begin(failed)
  }
  void options.heldUntil?.then(async () => {
    await untilRead(running, signal)
    isHeld = false
    if (!signal.aborted) tick()
  })
  const timers = [setInterval(tick, minuteMs), setInterval(passOn, secondMs)]
  tick()
  return {
    parts: [
      { name: 'readers', check: async () => (running.isLate() ? 'amber' : true) },
      { name: 'ledger', check: async () => (isHeld ? 'amber' : isLedgerWell()) },
    ],
    measure: metrics => measureReaders(running, readers, metrics),
    async close() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      // One statement over the whole journal may take longer than anybody waits: it ends with its connection.
      const ended = Promise.all([...works, standings, ...passing].map(work => work.ended()))
      await Promise.all([running.close(), Promise.race([ended, wait(patienceMs, undefined, { ref: false })])])
    },
  }
}

const mostLooks = 240
const lookEachMs = 500

/** What was posted as of weeks ago is not proven yet, and would be told as late. After two minutes it is. */
async function untilRead(running: RunningReaders, signal: AbortSignal): Promise<void> {
  for (let look = 0; look < mostLooks && running.isLate() && !signal.aborted; look++) await wait(lookEachMs)
}

/** What is done each minute. The night's work may take long, and the minutes go on beside it. */
function worksOf(options: WorkerOptions, signal: AbortSignal): readonly Work[] {
  const { db, clock, random } = options
  const ledger = { db, clock, ...options.signing }
  const exclusions = { ...options, ...options.deposits, lookupKeys: options.standing.lookupKeys }
  const inTurn = fewAtOnce(dayWorksAtOnce)
  return [
    oneAtATime(() => everyMinute(ledger)),
    oneAtATime(() => endDays(options)),
    oneAtATime(() => signActs({ ...ledger, random })),
    ...options.dayWorks.map(work => oneAtATime(() => inTurn(() => runDayWork({ ...options, signal }, work)))),
    oneAtATime(() => tellLateDays(options, options.dayWorks)),
    oneAtATime(() => tellApartClocks(options)),
    oneAtATime(async () => void (await turnDueClocks(options.standing))),
    oneAtATime(async () => void (await liftAllEnded(options))),
    oneAtATime(() => renewRests(options)),
    oneAtATime(() => openDueChecks(options)),
    oneAtATime(async () => void (await sendDueNews(exclusions))),
    oneAtATime(() => sweepLookAlikes(exclusions)),
    oneAtATime(() => sweepRings(exclusions)),
    oneAtATime(() => sweepAgencies(exclusions)),
    oneAtATime(async () => void (await askDue(options.deposits))),
    oneAtATime(async () => void (await creditAgreed(options.deposits))),
    oneAtATime(readListingsHourly(options.deposits)),
    oneAtATime(async () => void (await advanceDueWithdrawals(options.withdrawals))),
    oneAtATime(() => seeToPromotions({ ...options.rewards, random })),
    oneAtATime(async () => void (await seeToInvites({ ...options.rewards, random, rings: ringPorts }))),
    oneAtATime(() => seeToLevels(options.rewards)),
    oneAtATime(() => countRankings({ ...options.rewards, random })),
    oneAtATime(async () => void (await seeToRewards({ ...options.rewards, random }))),
    oneAtATime(async () => void (await finishBoxes({ ...options.withdrawals, random }))),
    oneAtATime(async () => void (await sweepRedemptions(options.rewards))),
    oneAtATime(async () => void (await creditClaimed(options))),
    oneAtATime(() => passOnAlarms(options)),
    oneAtATime(compareHourly(options)),
    oneAtATime(watchPrizes(options)),
  ]
}

type Work = ReturnType<typeof oneAtATime>

/** Begins a work unless it is still under way. */
function oneAtATime(work: () => Promise<void>) {
  let under: Promise<void> | undefined
  return {
    begin(failed: (fault: unknown) => void): void {
      under ??= work()
        .catch(failed)
        .finally(() => {
          under = undefined
        })
    },
    ended: async () => under,
  }
}
