import { writeTime } from '../../shared/times.ts'
import type { Dossier } from './dossier.ts'

const titles: Readonly<Record<string, string>> = {
  exclusion: 'Excluded',
  time_out: 'Time-out',
  rest: 'Paused by a limit',
  reality_check: 'Reality check',
  staff: 'Restricted by staff',
  review: 'Held for a look',
  closed: 'Closed',
}

/** What closes play to a member, and until when. */
export function gateTitle({ cause, open_until: from, closed_until: until }: Dossier['gates'][number]): string {
  const title = titles[cause] ?? cause
  const since = from === null ? title : `${title} from ${writeTime(from)}`
  return until === null ? since : `${since} until ${writeTime(until)}`
}
