import { AppBar } from '@saya/ui/appBar'
import type { ReactNode } from 'react'
import { BackLink } from '../../../shared/BackLink.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { useTabTitle } from '../../../shared/head/useTabTitle.ts'
import { DepositStatus } from './DepositStatus.tsx'
import { RedemptionStatus } from './RedemptionStatus.tsx'
import { redemptionStatusTexts } from './redemptionStatus.texts.ts'
import { StatusFailed } from './StatusFailed.tsx'
import { StatusWaits } from './StatusWaits.tsx'
import { transactionTexts } from '../transaction.texts.ts'
import { useDeposit } from './useDeposit.ts'
import { useRedemption } from './useRedemption.ts'
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
  const { page: redemption } = useTexts(redemptionStatusTexts)
  const type = place.search.get('type') ?? ''
  const titles: Readonly<Record<string, string>> = { withdraw: t.withdraw, RedeemFilcoins: redemption }
  const title = titles[type] ?? t.statusPage
  useTabTitle(title)
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={title} />
      <main className="statusPage">
        <OwnMatter type={type} id={id} isLeft={place.search.get('how') === 'left'} />
      </main>
    </>
  )
}

interface OwnMatterProps {
  readonly type: string
  readonly id: string
  readonly isLeft: boolean
}

function OwnMatter({ type, id, isLeft }: OwnMatterProps) {
  if (type === 'withdraw') return <OwnWithdrawal id={id} />
  return type === 'RedeemFilcoins' ? <OwnRedemption id={id} /> : <OwnDeposit id={id} isLeft={isLeft} />
}

function OwnRedemption({ id }: { id: string }) {
  const { answer, error, again } = useRedemption(id)
  return answer ? <RedemptionStatus redemption={answer} /> : <Missing failure={error} onAgain={again} />
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
