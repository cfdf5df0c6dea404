import { Badge } from '../../shared/Badge.tsx'
import { type Band, bands } from './words.ts'

export function BandBadge({ band }: { readonly band: Band }) {
  const [title, tone] = bands[band]
  return <Badge tone={tone}>{title}</Badge>
}
