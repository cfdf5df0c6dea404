import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { warningBold } from '@saya/ui/icon/drawings/warningBold'
import { Icon } from '@saya/ui/icon'
import { fieldTitles } from './labels.ts'
import type { Case } from './useCase.ts'

type Field = Case['fields'][number]

/** What was typed beside what was read. Differences are marked, and said in a word. */
export function FieldTable({ fields }: { readonly fields: readonly Field[] }) {
  const isRead = fields.some(({ read }) => read !== '')
  return (
    <table className="fieldTable">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Player entered</th>
          <th scope="col">Read from ID</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => (
          <tr key={field.name} data-result={field.result}>
            <th scope="row">{fieldTitles[field.name] ?? field.name}</th>
            <td>{field.entered || '–'}</td>
            <td>
              {field.read || (isRead ? 'Not on this ID' : '–')}
              {field.read !== '' && field.confidence !== null && (
                <small>{Math.round(field.confidence * 100)}% sure</small>
              )}
            </td>
            <td>{resultOf(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function resultOf({ result }: Field) {
  if (result === 'unread') return 'n/a'
  return (
    <span>
      <Icon drawing={result === 'match' ? checkBold : warningBold} size={16} />
      {result === 'match' ? 'Match' : 'Check'}
    </span>
  )
}
