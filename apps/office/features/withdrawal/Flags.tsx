import { Badge } from '../../shared/Badge.tsx'
import { type Flag, flagWords } from './words.ts'

/** Everything that speaks against paying at once. */
export function Flags({ flags }: { readonly flags: readonly Flag[] }) {
  return (
    <span className="flags">
      {flags.map(flag => (
        <Badge key={flag} tone="wait">
          {flagWords[flag]}
        </Badge>
      ))}
      {flags.length === 0 && 'Nothing'}
    </span>
  )
}
