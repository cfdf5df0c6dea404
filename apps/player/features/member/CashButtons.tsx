import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { arrowUpRightBold } from '@saya/ui/icon/drawings/arrowUpRightBold'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useTexts } from '../../shared/texts.ts'
import { memberTexts } from './member.texts.ts'

export interface CashWays {
  /** Which of them is being asked for. */
  readonly asked?: 'deposit' | 'withdraw' | undefined
  readonly deposit: () => void
  readonly withdraw: () => void
}

/** The two ways of money. */
export function CashButtons({ asked, deposit, withdraw }: CashWays) {
  const t = useTexts(memberTexts)
  return (
    <div className="myCash">
      <Button size="medium" loading={asked === 'deposit'} onClick={deposit}>
        <Icon drawing={plusBold} size={20} />
        {t.deposit}
      </Button>
      <Button look="onHero" size="medium" loading={asked === 'withdraw'} onClick={withdraw}>
        <Icon drawing={arrowUpRightBold} size={20} />
        {t.withdraw}
      </Button>
    </div>
  )
}
