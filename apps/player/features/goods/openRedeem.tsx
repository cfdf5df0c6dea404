import { randomId } from '@saya/client/randomId'
import { openModal } from '@saya/ui/modal'
import { fillByChance } from '../../shared/device/chance.ts'
import type { Goods } from './goods.ts'
import { RedeemSheet } from './RedeemSheet.tsx'

/** Redeems goods. Each opening is one redemption, however often its button is pressed. */
export async function openRedeem(goods: Goods, readAgain: () => Promise<Goods>): Promise<void> {
  const idempotencyKey = randomId(fillByChance)
  const { closed } = openModal<boolean>(
    close => (
      <RedeemSheet goods={goods} readAgain={readAgain} idempotencyKey={idempotencyKey} onDone={() => close(true)} />
    ),
    { look: 'sheet' },
  )
  await closed
}
