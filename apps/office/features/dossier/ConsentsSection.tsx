import { Badge } from '../../shared/Badge.tsx'
import { writeTime } from '../../shared/times.ts'
import type { Dossier } from './dossier.ts'

/** What the member agreed to, and what they took back. */
export function ConsentsSection({ consents }: { readonly consents: Dossier['consents'] }) {
  if (consents.length === 0) return <p className="listEmpty">No consents yet</p>
  return (
    <table className="rowTable">
      <thead>
        <tr>
          <th>Document</th>
          <th data-number>Version</th>
          <th>Given</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        {consents.map(({ document, version, given_at: givenAt, withdrawn_at: withdrawnAt }) => (
          <tr key={`${document} ${version} ${givenAt}`}>
            <td>{document}</td>
            <td data-number>{version}</td>
            <td>{writeTime(givenAt)}</td>
            <td>
              {withdrawnAt > 0 ? (
                <Badge tone="mute">Withdrawn {writeTime(withdrawnAt)}</Badge>
              ) : (
                <Badge tone="ok">Active</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
