import type { Calls } from '@saya/contract'
import { Note } from '@saya/ui/note'
import { use } from 'react'
import { need, useAnswer } from '../../shared/answers.ts'
import { dayOf } from '../../shared/dayOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { timeOf } from '../../shared/timeOf.ts'
import { maintenanceTexts } from './maintenance.texts.ts'
import './plannedNote.css'

type Planned = Calls['GET /api/v2/maintenance/list']['answer']['d'][number]

/** What a page that says so beforehand is rendered from. */
export function plannedNeed() {
  return need('GET /api/v2/maintenance/list', {})
}

/** When everything will be closed, and, where a provider is named, when that one will. Mostly nothing. */
export function PlannedNote({ venueId }: { venueId?: number }) {
  const { answer } = useAnswer('GET /api/v2/maintenance/list', {})
  const planned = answer?.d.filter(({ venue_id: whose }) => whose === null || whose === venueId) ?? []
  if (planned.length === 0) return null
  return (
    <div className="plannedNotes">
      {planned.map(one => (
        <Note key={`${one.venue_id} ${one.begins_at}`} tone="info">
          <PlannedLine planned={one} />
        </Note>
      ))}
    </div>
  )
}

function PlannedLine({ planned }: { planned: Planned }) {
  const t = useTexts(maintenanceTexts)
  const language = use(LanguageContext)
  const written = (seconds: number) => `${dayOf(seconds, language)}, ${timeOf(seconds)}`
  const [from, until] = [written(planned.begins_at), written(planned.ends_at)]
  return planned.venue_id === null ? t.everything(from, until) : t.provider(planned.platform_name, from, until)
}
