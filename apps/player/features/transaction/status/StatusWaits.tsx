import { Skeleton } from '@saya/ui/skeleton'
import { useTexts } from '../../../shared/texts.ts'
import { transactionTexts } from '../transaction.texts.ts'
import './statusPage.css'

/** Stands where a status will be. */
export function StatusWaits() {
  const t = useTexts(transactionTexts)
  return (
    <div role="status" aria-label={t.loading} className="statusWaits">
      <Skeleton shape="disc" />
      <Skeleton />
    </div>
  )
}
