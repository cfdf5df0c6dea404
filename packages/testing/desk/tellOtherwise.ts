import type { Payout, PayoutGateway } from '../../../apps/server/platform/gateway/payoutGateway.ts'
import type { World } from '../world/world.ts'

/**
 * Has a gateway answer otherwise whenever it is asked how a payout stands: as if it had lost it, or had it in another way
 * than it was asked for. Gives what makes it honest again.
 */
export function tellOtherwise(
  {
    api,
    name,
    ...beside
  }: Pick<World, 'api'> & { readonly name: string } & Partial<Pick<PayoutGateway, 'listPayouts'>>,
  otherwise: (payout: Payout) => Payout | undefined,
): () => void {
  const gateways = api.withdrawals.payouts as Map<string, PayoutGateway>
  const honest = gateways.get(name)
  if (!honest) throw new Error(`There is no gateway ${name}.`)
  gateways.set(name, {
    ...honest,
    async findPayout(named) {
      const payout = await honest.findPayout(named)
      return payout && otherwise(payout)
    },
    ...(beside.listPayouts && { listPayouts: beside.listPayouts }),
  })
  return () => void gateways.set(name, honest)
}
