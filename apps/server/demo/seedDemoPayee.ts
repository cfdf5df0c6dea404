import { findOpenChannelNamed } from '../features/channel/index.ts'
import { claimPhone } from '../features/identity/index.ts'
import { demoRecords } from './seedDemoRecords.ts'
import { type PayeeDeps, placePayee } from '../features/payee/index.ts'

const phone = '9170000001'
const { first_name: firstName, middle_name: middleName, last_name: lastName } = demoRecords.approved

/** Gives the verified member of the demo an account that money can be paid to, in the name that was approved. */
export async function seedDemoPayee(
  deps: Pick<PayeeDeps, 'db' | 'clock' | 'random' | 'lookupKeys' | 'masters'>,
): Promise<void> {
  const { db, clock } = deps
  const nowMs = clock.now()
  const { uid } = await db.app(tx => claimPhone(tx, { phone, nowMs, drawUsername: () => 'demo_verified' }))
  await db.member(uid, async tx => {
    const channel = await findOpenChannelNamed(tx, 'GCash', 2)
    if (!channel) return
    await placePayee(deps, tx, {
      uid,
      channel: { ...channel, flag: 2 },
      number: phone,
      firstName,
      middleName,
      lastName,
      nowMs,
    })
  })
}
