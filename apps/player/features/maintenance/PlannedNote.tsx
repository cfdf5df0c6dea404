import { lazy, Suspense, useSyncExternalStore } from 'react'
import { need } from '../../shared/answer/answers.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'

const PlannedLines = lazy(async () => ({
  default: (await loadModule(() => import('./PlannedLines.tsx'))).PlannedLines,
}))

const never = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false

/** What a page that says so beforehand is rendered from. */
export function plannedNeed() {
  return need('GET /api/v2/maintenance/list', {})
}

/** When everything will be closed, and, where a provider is named, when that one will. Mostly nothing, which weighs nothing. */
export function PlannedNote({ venueId }: { venueId?: number }) {
  const { answer } = useAnswer('GET /api/v2/maintenance/list', {})
  const planned = answer?.d.filter(({ venue_id: whose }) => whose === null || whose === venueId) ?? []
  // The server waits for no module.
  const mayLoad = useSyncExternalStore(never, isInBrowser, isOnServer)
  if (planned.length === 0 || !mayLoad) return null
  return (
    <Suspense>
      <PlannedLines planned={planned} />
    </Suspense>
  )
}
