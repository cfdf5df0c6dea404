import { AppBar } from '@saya/ui/appBar'
import type { ReactNode } from 'react'
import { BackLink } from '../../../shared/BackLink.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { DepositStatus } from './DepositStatus.tsx'
import { StatusFailed } from './StatusFailed.tsx'
import { StatusWaits } from './StatusWaits.tsx'
import { transactionTexts } from '../transaction.texts.ts'
import { useDeposit } from './useDeposit.ts'
import { useUnpaidReturn } from './useUnpaidReturn.ts'
import { useWithdrawal } from './useWithdrawal.ts'
import { WithdrawalStatus } from './WithdrawalStatus.tsx'
import './statusPage.css'

interface StatusPageProps {
  readonly place: { readonly search: URLSearchParams }
}

/** Where one deposit or withdrawal stands. Whoever comes back from paying, or has asked to be paid, lands here. */
export function Page({ place }: StatusPageProps) {
  const t = useTexts(transactionTexts)
  const id = place.search.get('id') ?? ''
  const isWithdrawal = place.search.get('type') === 'withdraw'
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={isWithdrawal ? t.withdraw : t.statusPage} />
      <main className="statusPage">
        {isWithdrawal ? <OwnWithdrawal id={id} /> : <OwnDeposit id={id} isLeft={place.search.get('how') === 'left'} />}
      </main>
    </>
  )
}

function OwnDeposit({ id, isLeft }: { id: string; isLeft: boolean }) {
  const { answer, error, again } = useDeposit(id)
  useUnpaidReturn({ id, isLeft, onTold: again })
  return answer ? <DepositStatus deposit={answer} onChange={again} /> : <Missing failure={error} onAgain={again} />
}

function OwnWithdrawal({ id }: { id: string }) {
  const { answer, error, again } = useWithdrawal(id)
  return answer ? <WithdrawalStatus withdrawal={answer} /> : <Missing failure={error} onAgain={again} />
}

function Missing({ failure, onAgain }: { failure: unknown; onAgain: () => void }): ReactNode {
  return failure === undefined ? <StatusWaits /> : <StatusFailed failure={failure} onAgain={onAgain} />
}
