import { Skeleton } from '@saya/ui/skeleton'
import { useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'

/** What stands in until a page is there. */
export function PageSkeleton() {
  const t = useTexts(appTexts)
  return (
    <div className="pageSkeleton" role="status">
      <span className="unseen">{t.loading}</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
