import { Icon } from '@saya/ui/icon'
import { eye } from '@saya/ui/icon/drawings/eye'
import { eyeSlash } from '@saya/ui/icon/drawings/eyeSlash'
import { plusBold } from '@saya/ui/icon/drawings/plusBold'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { headAmount } from './headAmount.rules.ts'
import { useHiddenBalance } from './hiddenBalance.ts'
import { memberTexts } from './member.texts.ts'
import { useCash } from './useCash.ts'
import './headMoney.css'

/** What the member has, and the way to add to it, in the head of a page. A press on the amount hides it on this device. */
export function HeadMoney() {
  const t = useTexts(memberTexts)
  const { answer } = useAnswer('GET /finance/wallet', {})
  const [isHidden, toggle] = useHiddenBalance()
  const { asked, deposit } = useCash()
  const whole = answer && splitPesos(answer.balance)
  const name = whole && !isHidden ? t.balanceIs(whole.pesos + whole.centavos) : t.hidden
  return (
    <div className="headMoney">
      {answer && (
        <button
          type="button"
          className="headBalance money"
          aria-label={`${name}. ${isHidden ? t.showBalance : t.hideBalance}`}
          onClick={toggle}
        >
          <Icon drawing={isHidden ? eyeSlash : eye} size={18} />
          {isHidden ? '₱ ••••' : headAmount(answer.balance)}
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
