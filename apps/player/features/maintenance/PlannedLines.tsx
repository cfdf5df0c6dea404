import type { Calls } from '@saya/contract'
import { Note } from '@saya/ui/note'
import { use } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { timeOf } from '../../shared/device/timeOf.ts'
import { maintenanceTexts } from './maintenance.texts.ts'
import './plannedNote.css'

type MaintenanceWindow = Calls['GET /api/v2/maintenance/list']['answer']['d'][number]

/** A note for each time at which something will be closed. */
export function PlannedLines({ planned }: { planned: readonly MaintenanceWindow[] }) {
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

function PlannedLine({ planned }: { planned: MaintenanceWindow }) {
  const t = useTexts(maintenanceTexts)
  const language = use(LanguageContext)
  const written = (seconds: number) => `${dayOf(seconds, language)}, ${timeOf(seconds)}`
  const [from, until] = [written(planned.begins_at), written(planned.ends_at)]
  return planned.venue_id === null ? t.everything(from, until) : t.provider(planned.platform_name, from, until)
}
