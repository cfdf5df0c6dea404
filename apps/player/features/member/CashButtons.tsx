import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { arrowUpRightBold } from '@saya/ui/icon/drawings/arrowUpRightBold'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useTexts } from '../../shared/texts.ts'
import { memberTexts } from './member.texts.ts'
import { useCash } from './useCash.ts'

/** The two ways of money. */
export function CashButtons() {
  const t = useTexts(memberTexts)
  const { asked, deposit, withdraw } = useCash()
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
