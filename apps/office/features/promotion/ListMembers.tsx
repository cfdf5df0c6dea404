import { Badge, type Tone } from '../../shared/Badge.tsx'
import { writeTime } from '../../shared/times.ts'
import type { Whole } from './acts.ts'

type List = NonNullable<Whole['list']>

const words: Readonly<Record<List['d'][number]['state'], readonly [title: string, tone: Tone]>> = {
  given: ['Given', 'ok'],
  refused: ['Refused', 'bad'],
  waiting: ['Waiting', 'wait'],
}

/** How far a list is, and what each member on it came to. */
export function ListMembers({ list: { given, refused, waiting, d } }: { readonly list: List }) {
  const whole = d.length.toLocaleString('en-PH')
  return (
    <section className="panel" aria-labelledby="list-title">
      <h2 id="list-title">Members of the list</h2>
      <p role="status">
        {(given + refused).toLocaleString('en-PH')} of {whole} done: {given.toLocaleString('en-PH')} given,{' '}
        {refused.toLocaleString('en-PH')} refused, {waiting.toLocaleString('en-PH')} waiting.
      </p>
      <progress max={d.length} value={given + refused} aria-label="Members done" />
      <div className="promotionScroll promotionList" role="region" aria-label="Members" tabIndex={0}>
        <table className="rowTable">
          <thead>
            <tr>
              <th scope="col">UID</th>
              <th scope="col">Result</th>
              <th scope="col">Why</th>
              <th scope="col">Decision</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {d.map(({ uid, state, sentence, reference, at }) => (
              <tr key={uid}>
                <th scope="row">{uid}</th>
                <td>
                  <Badge tone={words[state][1]}>{words[state][0]}</Badge>
                </td>
                <td>{sentence}</td>
                <td>{reference}</td>
                <td>{at ? writeTime(at) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
