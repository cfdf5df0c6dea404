import type { Units } from '@saya/money'
import type { OutcomeName } from '@saya/rpp'
import type { Logger } from 'pino'
import type { CommandResult, Ledger, WalletCommand } from '../features/wallet/index.ts'
import { BatcherBusy } from '../platform/db/commandBatcher.ts'
import type { Incidents } from '../platform/incident/incidents.ts'
import type { Acquaintance, FindAcquaintance } from './ownPlayers.ts'
import type { Provider } from './providers.ts'

/** What a command came to, in the words every dialect translates from. */
export interface Verdict {
  readonly outcome: OutcomeName
  /** Null where no wallet was looked at. */
  readonly balance: Units | null
  readonly replayed: boolean
  readonly seq: bigint | null
}

export interface WalletDoor {
  perform(provider: Provider, command: WalletCommand): Promise<Verdict>
}

interface WalletDoorOptions {
  readonly ledger: Ledger
  readonly findAcquaintance: FindAcquaintance
  readonly incidents: Incidents
  readonly log: Logger
  /** After this long the provider is told to try again, whatever becomes of the command. */
  readonly answerWithinMs: number
  /** Told of a member whose bet met a limit of theirs or closed play, so that the page around the game can say which. */
  readonly onStopped?: (uid: bigint) => void
}

/** What a member meets in a game, whose own words cannot say what it was. */
const stopping = new Set<OutcomeName>(['LIMIT_EXCEEDED', 'PLAYER_BLOCKED'])

/** Where provider and operator see different histories, somebody must look. */
const alarming = new Set<OutcomeName>([
  'TX_CONFLICT',
  'TX_ROLLED_BACK',
  'ALREADY_SETTLED',
  'ROUND_CLOSED',
  'BALANCE_TOO_LOW',
  'NOT_A_BET',
])

/** A bet needs a session of the provider and a settle needs its bet, so the ledger does neither for anybody else. */
const provesItself = new Set<WalletCommand['kind']>(['bet', 'settle'])

const undecided = { balance: null, replayed: false, seq: null }
const unknown = { ...undecided, outcome: 'PLAYER_UNKNOWN' } as const

/** The one door of all dialects to the ledger: it answers in time, and opens incidents. */
export function openWalletDoor(options: WalletDoorOptions): WalletDoor {
  const { ledger, findAcquaintance, incidents, log, answerWithinMs, onStopped } = options

  async function take(provider: Provider, command: WalletCommand): Promise<Verdict> {
    const { kind, uid } = command
    if (!provesItself.has(kind) && (await findAcquaintance(provider, uid)) === 'nobody') return unknown
    const ends = provider.winEndsRound && kind === 'settle'
    const result = await ledger.apply(ends ? { ...command, closesRound: true } : command)
    if (!result.replayed) await tellWhoMustKnow(provider, command, result)
    const verdict = verdictOf(provider, result)
    // A refusal may have been decided before any session was looked at, and a command sent again was done at another time.
    if (isDone(result) && !result.replayed) return verdict
    return tellOnly(await findAcquaintance(provider, uid), verdict, result)
  }

  async function tellWhoMustKnow(provider: Provider, command: WalletCommand, result: CommandResult): Promise<void> {
    if (alarming.has(result.outcome)) await incidents.open(incidentOf(provider, command, result))
    if (stopping.has(result.outcome) && command.kind === 'bet') onStopped?.(command.uid)
  }

  async function apply(provider: Provider, command: WalletCommand): Promise<Verdict> {
    try {
      return await take(provider, command)
    } catch (error) {
      if (error instanceof BatcherBusy) return { ...undecided, outcome: 'BUSY' }
      log.error({ err: error, provider: provider.code, kind: command.kind }, 'a command could not be applied')
      return { ...undecided, outcome: 'TEMPORARY' }
    }
  }

  return {
    perform(provider, command) {
      return new Promise(resolve => {
        // The command goes on: whoever sends the same again, or takes it back, gets the truth.
        const timer = setTimeout(() => resolve({ ...undecided, outcome: 'TEMPORARY' }), answerWithinMs)
        void apply(provider, command).then(verdict => {
          clearTimeout(timer)
          resolve(verdict)
        })
      })
    },
  }
}

function verdictOf(provider: Provider, { outcome, balance, originalBalance, replayed, seq }: CommandResult): Verdict {
  if (outcome === 'PLAYER_UNKNOWN') return unknown
  // A refusal says what is there now: an old balance beside it would be no reason.
  const isOriginal = provider.answersOriginalBalance && outcome === 'OK'
  return { outcome, balance: isOriginal ? originalBalance : balance, replayed, seq }
}

function isDone({ outcome, seq }: CommandResult): boolean {
  return outcome === 'OK' && seq !== null
}

/**
 * What a provider hears of a command that did nothing now: of its player what they have; of a former one what it heard when it was done,
 * and no balance with a refusal. Anybody else is unknown to it, as a member is whom we do not have.
 */
function tellOnly(member: Acquaintance, verdict: Verdict, result: CommandResult): Verdict {
  if (member === 'player') return verdict
  if (isDone(result)) return { ...verdict, balance: result.originalBalance }
  return member === 'formerPlayer' ? { ...verdict, balance: null } : unknown
}

function incidentOf({ code }: Provider, { kind, txId, roundId }: WalletCommand, { outcome }: CommandResult) {
  return { kind: outcome, subject: `${code} ${kind} ${txId}`, detail: { provider: code, command: kind, txId, roundId } }
}
