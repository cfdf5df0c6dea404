import { readDevice } from '../../identity/index.ts'
import { countOtherHolders, findPayee } from '../../payee/index.ts'
import type { WithdrawalDeps } from '../deps.ts'

/** What of a member and of their account lies outside of the member's own schema. */
export interface Beside {
  readonly deviceId: string
  /** Another device signed in before this one ever did. */
  readonly isLaterDevice: boolean
  readonly isSharedAccount: boolean
}

interface Asked {
  readonly uid: bigint
  readonly sessionHash: Buffer
  readonly accountId: string
}

/** Read before the withdrawal is begun, since no transaction spans two schemas. */
export async function lookBeside({ db }: WithdrawalDeps, { uid, sessionHash, accountId }: Asked): Promise<Beside> {
  const payee = await db.member(uid, tx => findPayee(tx, uid, accountId))
  return db.app(async tx => {
    const { deviceId, isLater } = await readDevice(tx, { uid, tokenHash: sessionHash })
    const others = payee ? await countOtherHolders(tx, payee) : 0
    return { deviceId, isLaterDevice: isLater, isSharedAccount: others > 0 }
  })
}
