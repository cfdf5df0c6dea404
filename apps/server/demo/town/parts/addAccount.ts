import { findOpenChannelNamed } from '../../../features/channel/index.ts'
import { findRealName } from '../../../features/kyc/index.ts'
import { listActivePayees, placePayee, statePlaced } from '../../../features/payee/index.ts'
import type { Town } from '../town.ts'

interface Account {
  readonly uid: bigint
  readonly channelName: string
  readonly number: string
}

/**
 * Gives somebody the account that their money goes to, where they have none. It is placed past the call for it, which has a text sent to its
 * owner: all of these would lie in the phone of whoever tries the demo.
 */
export async function addAccount(
  { deps, clock }: Pick<Town, 'deps' | 'clock'>,
  { uid, channelName, number }: Account,
): Promise<void> {
  const nowMs = clock.now()
  const owner = await deps.db.member(uid, async tx => {
    if ((await listActivePayees(tx, uid)).length > 0) return undefined
    const [name, channel] = [await findRealName(tx, uid), await findOpenChannelNamed(tx, channelName, 2)]
    return name && channel && { name, channel }
  })
  if (!owner) return
  const { firstName, middleName, lastName } = owner.name
  const channel = { ...owner.channel, flag: owner.channel.flag === 1 ? 1 : 2 } as const
  const placed = { uid, channel, number, firstName, middleName, lastName, nowMs }
  await statePlaced(deps, placed)
  await deps.db.member(uid, tx => placePayee(deps, tx, placed))
}
