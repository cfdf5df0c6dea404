import { AppBar } from '@saya/ui/appBar'
import { Skeleton } from '@saya/ui/skeleton'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { DepositStatus } from './DepositStatus.tsx'
import { StatusFailed } from './StatusFailed.tsx'
import { transactionTexts } from './transaction.texts.ts'
import { useDepositDetail } from './useDepositDetail.ts'
import './statusPage.css'

interface StatusPageProps {
  readonly place: { readonly search: URLSearchParams }
}

/** Where one deposit stands. Whoever comes back from paying lands here. */
export function Page({ place }: StatusPageProps) {
  const t = useTexts(transactionTexts)
  const { deposit, failure, again } = useDepositDetail(place.search.get('id') ?? '')
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.statusPage} />
      <main className="statusPage">
        {deposit && <DepositStatus deposit={deposit} />}
        {!deposit && failure === undefined && (
          <div role="status" aria-label={t.loading} className="statusWaits">
            <Skeleton shape="disc" />
            <Skeleton />
          </div>
        )}
        {!deposit && failure !== undefined && <StatusFailed failure={failure} onAgain={again} />}
      </main>
    </>
  )
}
