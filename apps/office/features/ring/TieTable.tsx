import { ringSignTexts } from '@saya/contract/ring/signs.ts'
import { base } from '../../shared/navigation.ts'
import type { WholeRing } from './acts.ts'
import { listEdges, listTiesOf } from './graph.ts'

interface TieTableProps {
  readonly ring: WholeRing
  readonly chosen: string
}

/** What the graph draws, in words: every tie of the friend who is looked at. */
export function TieTable({ ring, chosen }: TieTableProps) {
  const own = listTiesOf(listEdges(ring), chosen)
  const alone = ring.ties.filter(({ uid, other }) => uid === chosen && other === chosen)
  return (
    <table className="rowTable rowCards ringTies">
      <caption>What {chosen} shares</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Shared with</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {own.map(({ one, other, signs }, at) => {
          const with_ = one === chosen ? other : one
          return (
            <tr key={with_}>
              <td data-title="No.">{at + 1}</td>
              <td data-title="Shared with">
                <a href={`${base}/members/${with_}`}>{with_}</a>
                {with_ === ring.uid && ' (invited them)'}
              </td>
              <td data-title="Reason">
                <Reasons signs={signs} />
              </td>
            </tr>
          )
        })}
        {alone.length > 0 && (
          <tr>
            <td data-title="No.">–</td>
            <td data-title="Shared with">This account alone</td>
            <td data-title="Reason">
              <Reasons signs={alone.map(({ sign }) => sign)} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Reasons({ signs }: { readonly signs: readonly (keyof typeof ringSignTexts)[] }) {
  return (
    <ul className="ringReasons cellProse">
      {signs.map(sign => (
        <li key={sign}>
          <strong>{ringSignTexts[sign][0]}</strong> {ringSignTexts[sign][1]}
        </li>
      ))}
    </ul>
  )
}
