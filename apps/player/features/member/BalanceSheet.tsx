import { Sheet } from '@saya/ui/modal'
import { Button } from '@saya/ui/button'
import type { MouseEvent } from 'react'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { addressToFollow } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { decideGate } from '../kyc/index.ts'
import { LatestTransactions } from '../transaction/index.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { useHiddenBalance } from '../../shared/device/hiddenBalance.ts'
import { memberTexts } from './member.texts.ts'
import './balanceSheet.css'

/** What was pressed: a way of money, or a page. */
export type BalanceOutcome = 'deposit' | 'withdraw' | { readonly href: string }

const history = '/s-transaction/balance?time_flag=30'

/** The balance with what can be done with it, and what changed it last. */
export function BalanceSheet({ onOutcome }: { onOutcome: (outcome: BalanceOutcome) => void }) {
  const t = useTexts(memberTexts)
  const { answer: profile } = useProfile()
  const [isHidden] = useHiddenBalance()
  const hasRecords =
    profile !== undefined &&
    decideGate({
      gate: 'viewRecords',
      isSignedIn: true,
      path: location.pathname,
      standing: profile.kyc_status,
      jurisdiction: profile.jurisdiction,
      hasRecordsGate: profile.records_gate,
    }) === 'pass'

  /** The sheet makes way for the page that one of its rows leads to. */
  function follow(event: MouseEvent) {
    const href = addressToFollow(event.nativeEvent)
    if (href === null) return
    event.preventDefault()
    onOutcome({ href })
  }

  return (
    <Sheet
      title={t.money}
      closeLabel={t.close}
      actions={
        <Button full look="neutral" onClick={() => onOutcome({ href: history })}>
          {t.allTransactions}
        </Button>
      }
    >
      <div className="balanceSheet" role="presentation" onClick={follow}>
        <BalanceCard cash={{ deposit: () => onOutcome('deposit'), withdraw: () => onOutcome('withdraw') }} />
        {hasRecords && <LatestTransactions isHidden={isHidden} />}
      </div>
    </Sheet>
  )
}
