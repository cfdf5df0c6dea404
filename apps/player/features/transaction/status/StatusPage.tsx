import { AppBar } from '@saya/ui/appBar'
import type { ReactNode } from 'react'
import { BackLink } from '../../../shared/BackLink.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { DepositStatus } from './DepositStatus.tsx'
import { StatusFailed } from './StatusFailed.tsx'
import { StatusWaits } from './StatusWaits.tsx'
import { transactionTexts } from '../transaction.texts.ts'
import { useDetail } from './useDetail.ts'
import { useUnpaidReturn } from './useUnpaidReturn.ts'
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
  const { detail, failure, again } = useDetail('GET /finance/deposit/detail', id)
  useUnpaidReturn({ id, isLeft, onTold: again })
  return detail ? <DepositStatus deposit={detail} onChange={again} /> : <Missing failure={failure} onAgain={again} />
}

function OwnWithdrawal({ id }: { id: string }) {
  const { detail, failure, again } = useDetail('GET /finance/withdraw/detail', id)
  return detail ? <WithdrawalStatus withdrawal={detail} /> : <Missing failure={failure} onAgain={again} />
}

function Missing({ failure, onAgain }: { failure: unknown; onAgain: () => void }): ReactNode {
  return failure === undefined ? <StatusWaits /> : <StatusFailed failure={failure} onAgain={onAgain} />
}
