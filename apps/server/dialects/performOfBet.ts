import type { WalletCommand } from '../features/wallet/index.ts'
import type { DialectDeps } from './deps.ts'
import type { Provider } from './providers.ts'
import type { KnownRound } from './round.store.ts'
import type { Verdict } from './walletDoor.ts'

interface SpokenBet<Refusal extends string> {
  /** Whether it leaves out what its bet is found by. */
  readonly isLookedUp: boolean
  find(): Promise<KnownRound | undefined>
  /** The command by what is known of its bet; the second time that is final. */
  translate(known: KnownRound | undefined, isCertain: boolean): WalletCommand | Refusal
}

/** Performs what may speak of a bet without saying its round: that is looked up, and again where the bet has come meanwhile. */
export async function performOfBet<Refusal extends string>(
  deps: Pick<DialectDeps, 'door'>,
  provider: Provider,
  { isLookedUp, find, translate }: SpokenBet<Refusal>,
): Promise<Verdict | Refusal> {
  const command = translate(isLookedUp ? await find() : undefined, false)
  if (typeof command === 'string') return command
  const verdict = await deps.door.perform(provider, command)
  if (verdict.outcome !== 'TEMPORARY' || !isRoundUnsaid(command)) return verdict
  // The bet is in another round than was thought, or has come between the two: its round is known by now.
  const found = await find()
  const again = translate(found, true)
  const isAnother = typeof again !== 'string' && found !== undefined && isDifferent(command, again, found)
  return isAnother ? deps.door.perform(provider, again) : verdict
}

function isRoundUnsaid(command: WalletCommand): boolean {
  return 'isRoundUnsaid' in command && command.isRoundUnsaid === true
}

/** Whether asking again says anything new: another round or game, or that the bet is in another round than is said. */
function isDifferent(before: WalletCommand, again: WalletCommand, { roundId }: KnownRound): boolean {
  return before.roundId !== again.roundId || before.game !== again.game || again.roundId !== roundId
}
