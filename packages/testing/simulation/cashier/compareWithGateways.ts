import type { World } from '../../world/world.ts'
import { listBreaks, listStray, readWhole } from './cut.store.ts'

const unitsPerCentavo = 100n

interface GatewayComparison {
  /** What all members have and what is held for them. */
  readonly have: bigint
  /** What we gave, and what gateways took for us, less what they paid out, by their own books. */
  readonly wanted: bigint
  /** How many payments and payouts the gateways know. */
  readonly taken: number
  readonly sent: number
}

/** Compares all members' money with the gateways' own books. What people were told that is nobody's is left out. */
export async function compareWithGateways({ db, gatewayBooks }: World): Promise<GatewayComparison> {
  let [have, given] = [0n, 0n]
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const whole = await db.memberSchema(schema, readWhole)
    have += whole.have
    given += whole.given
  }
  const kept = new Set((await db.app(listBreaks)).map(one => one.payment_id))
  const taken = await gatewayBooks.taken()
  const stray = new Set((await db.app(listStray)).map(({ name }) => name))
  const sent = (await gatewayBooks.sent()).filter(({ fate, id }) => fate === 'succeeded' && !stray.has(id))
  const came = taken.filter(({ id }) => !kept.has(id)).reduce((sum, { centavos }) => sum + BigInt(centavos), 0n)
  const went = sent.reduce((sum, { centavos }) => sum + BigInt(centavos), 0n)
  return { have, wanted: given + (came - went) * unitsPerCentavo, taken: taken.length, sent: sent.length }
}
