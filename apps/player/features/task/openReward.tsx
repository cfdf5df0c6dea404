import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { tap } from '../../shared/device/tap.ts'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { useTexts } from '../../shared/texts.ts'
import { taskTexts } from './task.texts.ts'
import { type RewardArt, rewardArt } from './taskArt.ts'
import '@saya/ui/styles/celebration.css'
import './reward.css'

interface Reward {
  readonly coins: number
  /** What waits for another day. */
  readonly later: number
  readonly art: RewardArt
}

/** Shows what was collected. It closes at once where somebody wants to go on. */
export async function openReward(reward: Reward): Promise<void> {
  tap()
  await openModal(close => <Reward {...reward} onDone={() => close()} />, { look: 'dialog' }).closed
}

function Reward({ coins, later, art, onDone }: Reward & { readonly onDone: () => void }) {
  const t = useTexts(taskTexts)
  return (
    <Dialog
      title={<span className="celebration rewardWord">{t.gotLine(coins)}</span>}
      actions={
        <Button full onClick={onDone}>
          {t.nice}
        </Button>
      }
    >
      <span className="rewardArt" aria-hidden="true">
        <GiftPicture src={rewardArt(art)} width={190} height={160} />
      </span>
      <p className="rewardLine">{t.got}</p>
      {later > 0 && <p className="rewardLine">{t.later(later)}</p>}
    </Dialog>
  )
}
