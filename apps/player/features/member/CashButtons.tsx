import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { arrowUpRightBold } from '@saya/ui/icon/drawings/arrowUpRightBold'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { currentHost } from '../../shared/device/host.ts'
import { useTexts } from '../../shared/texts.ts'
import { openDepositSheet } from '../deposit/index.ts'
import { askGate } from '../kyc/index.ts'
import { openWithdrawSheet } from '../withdrawal/index.ts'
import { memberTexts } from './member.texts.ts'

/** The two ways of money, each through its gate. */
export function CashButtons() {
  const t = useTexts(memberTexts)

  async function deposit() {
    if (await askGate(currentHost() === 'mayamini' ? 'depositByWallet' : 'deposit')) await openDepositSheet()
  }

  async function withdraw() {
    if (await askGate('withdraw')) await openWithdrawSheet()
  }

  return (
    <div className="myCash">
      <Button size="medium" onClick={() => void deposit()}>
        <Icon drawing={plusBold} size={20} />
        {t.deposit}
      </Button>
      <Button look="onHero" size="medium" onClick={() => void withdraw()}>
        <Icon drawing={arrowUpRightBold} size={20} />
        {t.withdraw}
      </Button>
    </div>
  )
}
