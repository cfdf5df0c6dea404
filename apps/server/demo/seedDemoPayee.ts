import { findOpenChannelNamed } from '../features/channel/index.ts'
import { claimPhone } from '../features/identity/index.ts'
import { findRealName, setPerson } from '../features/kyc/index.ts'
import { type PayeeDeps, placePayee } from '../features/payee/index.ts'

const name = { firstName: 'Tala', middleName: 'Dalisay', lastName: 'Mabini' }
const phone = '9170000001'

/** Gives the verified member of the demo the name they were found to have, and an account that money can be paid to. */
export async function seedDemoPayee(
  deps: Pick<PayeeDeps, 'db' | 'clock' | 'random' | 'pepper' | 'masters'>,
): Promise<void> {
  const { db, clock } = deps
  const nowMs = clock.now()
  const { uid } = await db.app(tx => claimPhone(tx, { phone, nowMs, drawUsername: () => 'demo_verified' }))
  await db.member(uid, async tx => {
    if (!(await findRealName(tx, uid))) await setPerson(tx, { uid, ...name, gender: 'Female', birthday: '1990-05-17' })
    const channel = await findOpenChannelNamed(tx, 'GCash', 2)
    if (!channel) return
    await placePayee(deps, tx, { uid, channel: { ...channel, flag: 2 }, number: phone, ...name, nowMs })
  })
}
