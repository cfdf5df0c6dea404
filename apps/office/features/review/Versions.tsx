import { writeTime } from '../../shared/times.ts'
import type { Case } from './useCase.ts'

const decided: Readonly<Record<number, string>> = { 2: 'waits', 3: 'sent back', 4: 'approved in part', 5: 'approved' }

/** What came before, where something did. */
export function Versions({ versions }: Pick<Case, 'versions'>) {
  if (versions.length < 2) return null
  return (
    <section className="versions">
      <h3>Submissions</h3>
      <ol>
        {versions.map(({ version, status, sent_at: sentAt, reviewer, issue_msg: message, issue_fields: fields }) => (
          <li key={version}>
            <b>{version}</b> {writeTime(sentAt)}, {decided[status] ?? 'changed'}
            {reviewer && ` by ${reviewer}`}
            {message && <q>{message}</q>}
            {fields.length > 0 && <small>{fields.join(', ')}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
