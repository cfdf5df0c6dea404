import { Icon } from '@saya/ui/icon'
import { eyeSlash } from '@saya/ui/icon/drawings/eyeSlash'
import { caretDownBold } from '@saya/ui/icon/drawings/caretDownBold'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useState } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useRolling } from './useRolling.ts'
import { useTexts } from '../../shared/texts.ts'
import { enterGate } from '../kyc/index.ts'
import { headAmount } from './headAmount.rules.ts'
import { useHiddenBalance } from '../../shared/device/hiddenBalance.ts'
import { memberTexts } from './member.texts.ts'
import { useCash } from './useCash.ts'
import './headMoney.css'

/** What the member has, and the way to add to it, in the head of a page. A press on the amount shows what becomes of it. */
export function HeadMoney() {
  const t = useTexts(memberTexts)
  const { answer } = useAnswer('GET /finance/wallet', {})
  const [isHidden] = useHiddenBalance()
  const { asked, deposit, withdraw } = useCash()
  const [isOpen, setOpen] = useState(false)
  const whole = answer && splitPesos(answer.balance)

  async function open() {
    if (isOpen) return
    setOpen(true)
    try {
      const { openBalance } = await loadModule(() => import('./openBalance.tsx'))
      const outcome = await openBalance()
      if (outcome === 'deposit') deposit()
      else if (outcome === 'withdraw') withdraw()
      else if (outcome) enterGate('viewRecords', outcome.href)
    } finally {
      setOpen(false)
    }
  }

  return (
    <div className="headMoney">
      {whole && (
        <button
          type="button"
          className="headBalance money"
          aria-label={isHidden ? t.hidden : t.balanceIs(whole.pesos + whole.centavos)}
          aria-haspopup="dialog"
          aria-busy={isOpen || undefined}
          onClick={() => void open()}
        >
          {isHidden ? '₱ ••••' : <HeadAmount amount={answer.balance} />}
          <Icon drawing={isHidden ? eyeSlash : caretDownBold} size={14} />
        </button>
      )}
      <button
        type="button"
        className="headDeposit"
        aria-label={t.deposit}
        aria-busy={asked === 'deposit' || undefined}
        onClick={deposit}
      >
        <Icon drawing={plusBold} size={20} />
      </button>
    </div>
  )
}

function HeadAmount({ amount }: { amount: string }) {
  return headAmount(useRolling(amount))
}
